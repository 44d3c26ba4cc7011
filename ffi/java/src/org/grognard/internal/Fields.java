package org.grognard.internal;

import java.util.Map;

/** What has fields by name: a record. */
public interface Fields {
    /**
     * Sets a field.
     *
     * @param field its name
     * @param value its value
     */
    void set(String field, Object value);

    /**
     * Sets fields.
     *
     * @param values the values by name
     */
    void setAll(Map<?, ?> values);

    /**
     * Returns the fields as a mapping.
     *
     * @return the values by name
     */
    Map<String, Object> toMap();

    /**
     * Returns a copy.
     *
     * @return the copy
     */
    Fields copy();
}
