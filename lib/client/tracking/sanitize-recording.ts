/** Attributes that a replay needs for its layout. Labels, addresses, values and pictures are in others. */
const KEPT_ATTRIBUTE =
  /^(?:class|style|type|dir|lang|rel|media|hidden|open|disabled|role|rr_\w+|_cssText|data-(?:look|size|tone|state)|aria-(?:expanded|hidden|selected|current|checked|pressed))$/;
const URLS = /url\([^)]*\)/g;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const keepAttributes = (attributes: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => KEPT_ATTRIBUTE.test(name)));

/**
 * A part of a recorded event without what could tell words, addresses or pictures: of elements only the attributes of
 * their layout, of styles no URLs, of the page its path without ids. The recorder has masked texts and inputs before.
 */
export function sanitizeRecording(value: unknown, pageUrl: string): unknown {
  if (typeof value === 'string') return value.replace(URLS, 'none');
  if (Array.isArray(value)) return value.map((item) => sanitizeRecording(item, pageUrl));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (name === 'href') return [name, pageUrl];
      const kept = name === 'attributes' && isObject(part) && !Array.isArray(part) ? keepAttributes(part) : part;
      return [name, sanitizeRecording(kept, pageUrl)];
    }),
  );
}
