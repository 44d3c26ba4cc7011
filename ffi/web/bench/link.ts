// What is asked, as the part of the address behind `#`: `1/VIEW?KEY=VALUE&...&k=CHECK`. A link holds the whole
// question, and its last field tells whether all of it has come.

/** The values of a view, by their names. */
export type Values = Readonly<Record<string, string>>;
/** What is shown. */
export interface Place {
  view: string;
  values: Values;
}
/** A link that was read: a place, or what is wrong with it. */
type Read = { place: Place; fault?: undefined } | { place?: undefined; fault: string };

const VERSION = 1;

// FNV-1a, in letters of base 36.
function checkOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    sum ^= text.charCodeAt(at);
    sum = Math.imul(sum, 0x01000193);
  }
  return (sum >>> 0).toString(36);
}

// Letters that mean nothing in a fragment stay readable.
const coded = (text: string): string =>
  encodeURIComponent(text)
    .replace(/%20/g, "+")
    .replace(/%2C/g, ",")
    .replace(/%3A/g, ":")
    .replace(/%2F/g, "/")
    .replace(/%3B/g, ";");
const decoded = (text: string): string => decodeURIComponent(text.replace(/\+/g, " "));

/** Writes a place as a fragment. */
export function written(place: Place): string {
  const fields = Object.entries(place.values)
    .filter(([, value]) => value !== "")
    .map(([key, value]) => `${key}=${coded(value)}`);
  const whole = `${VERSION}/${place.view}?${fields.join("&")}${fields.length > 0 ? "&" : ""}`;
  return `#${whole}k=${checkOf(whole)}`;
}

/** Reads a fragment; nothing if it is empty. */
export function read(fragment: string, views: readonly string[]): Read | null {
  const text = fragment.replace(/^#/, "");
  if (text === "") return null;
  const version = /^(\d+)\//.exec(text)?.[1];
  if (version === undefined) return { fault: "This is not a link of the bench." };
  if (Number(version) > VERSION) {
    return {
      fault: `This link was made by a later version of the bench (${version}); this page reads version ${VERSION}.`,
    };
  }
  const parts = /^(.*[?&])k=([0-9a-z]+)$/s.exec(text);
  if (!parts || checkOf(parts[1]!) !== parts[2]) {
    return { fault: "The link is cut short or changed, so its question cannot be read: ask for it again." };
  }
  const [head = "", fields = ""] = text.slice(version.length + 1).split(/\?(.*)/s);
  if (!views.includes(head))
    return { fault: `The link names a page that this version of the bench does not have: ${head}.` };
  const values: Record<string, string> = {};
  for (const field of fields.split("&")) {
    const at = field.indexOf("=");
    if (at > 0 && field.slice(0, at) !== "k") values[field.slice(0, at)] = decoded(field.slice(at + 1));
  }
  return { place: { view: head, values } };
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const writer = stream.writable.getWriter();
  // What is wrong with the bytes is said where they are read.
  for (const part of [writer.write(bytes), writer.close(), writer.closed, writer.ready]) part.catch(() => undefined);
  const reader = (stream.readable as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value);
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Compresses a long text for a link. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  let letters = "";
  for (let at = 0; at < bytes.length; at += 8192) letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** Returns the bytes of base64, as links and pages have it. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/** Returns a text that was compressed. */
export async function unpacked(text: string): Promise<string> {
  return new TextDecoder().decode(await through(bytesOf(text), new DecompressionStream("deflate-raw")));
}

/** Inflates gzip. */
export function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return through(bytes, new DecompressionStream("gzip"));
}
