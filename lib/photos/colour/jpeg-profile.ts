const MARKER = 0xff;
const APP2 = 0xe2;
const START_OF_SCAN = 0xda;
const SIGNATURE = 'ICC_PROFILE\0';
/** Bytes of a profile in one segment: its length, two bytes long, counts itself, the signature and two numbers. */
const MAX_PART = 0xffff - 2 - SIGNATURE.length - 2;

const isProfile = (jpeg: Uint8Array, at: number): boolean =>
  jpeg[at + 1] === APP2 && [...SIGNATURE].every((char, nth) => jpeg[at + 4 + nth] === char.charCodeAt(0));

/** The file without its profile, cut into pieces. */
function removeProfile(jpeg: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let at = 2;
  while (jpeg[at] === MARKER && jpeg[at + 1] !== START_OF_SCAN && at + 4 < jpeg.length) {
    const next = at + 2 + (((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0));
    if (!isProfile(jpeg, at)) kept.push(jpeg.slice(at, next));
    at = next;
  }
  return [...kept, jpeg.slice(at)];
}

/** One segment with a part of the profile; parts are counted from 1. */
function createSegment(part: Uint8Array, number: number, total: number): Uint8Array<ArrayBuffer> {
  const length = part.length + 2 + SIGNATURE.length + 2;
  const signature = Array.from(SIGNATURE, (char) => char.charCodeAt(0));
  return new Uint8Array([MARKER, APP2, length >> 8, length & 0xff, ...signature, number, total, ...part]);
}

/** The JPEG with this colour profile (ICC.1, B.4) in place of its own; its pixels stay as they are. */
export function setJpegProfile(jpeg: Uint8Array, profile: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const total = Math.ceil(profile.length / MAX_PART);
  const segments = Array.from({ length: total }, (_, nth) =>
    createSegment(profile.subarray(nth * MAX_PART, (nth + 1) * MAX_PART), nth + 1, total),
  );
  return [jpeg.slice(0, 2), ...segments, ...removeProfile(jpeg)];
}
