package org.grognard.internal;

import java.util.List;
import java.util.Locale;

/** The word most similar to a misspelt one. */
public final class Nearest {
    private Nearest() {
    }

    /**
     * Returns the most similar word.
     *
     * @param word a word
     * @param known the words that there are
     * @return the nearest, or null if none is similar
     */
    public static String of(String word, List<String> known) {
        String given = (word.length() > 64 ? word.substring(0, 64) : word).toLowerCase(Locale.ROOT);
        int most = Math.min((given.length() + 2) / 3, 3);
        String best = null;
        for (String other : known) {
            int distance = distance(given, other);
            if (distance <= most && (best == null || distance < distance(given, best))) {
                best = other;
            }
        }
        return best;
    }

    /** The number of letters to insert, delete, change or swap with a neighbour. */
    private static int distance(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    d[i][j] = i + j;
                    continue;
                }
                int same = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                d[i][j] = Math.min(d[i - 1][j - 1] + same, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
                }
            }
        }
        return d[a.length()][b.length()];
    }
}
