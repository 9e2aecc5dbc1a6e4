/** The format in a file's magic bytes, whatever its name or declared type. */
type SniffedFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'other_image' | 'not_an_image';

const startsWith = (bytes: Uint8Array, ...magic: number[]) => magic.every((value, at) => bytes[at] === value);
const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** HEVC-coded brands of ISO/IEC 23008-12; `mif1` and `msf1` say nothing about the codec. */
const HEVC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);
const GENERIC_BRANDS = new Set(['mif1', 'msf1']);

function sniffIsoMedia(bytes: Uint8Array): SniffedFormat {
  const boxEnd = Math.min(bytes.length, new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), 256);
  const brands = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= boxEnd; at += 4) brands.push(ascii(bytes, at, at + 4));
  if (brands.some((brand) => HEVC_BRANDS.has(brand))) return 'heic';
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'other_image';
  return brands.some((brand) => GENERIC_BRANDS.has(brand)) ? 'heic' : 'not_an_image';
}

/** SVG may hide behind declarations and comments: it is an image, but one that can contain scripts. */
const isSvg = (bytes: Uint8Array) => /<svg[\s>]/i.test(ascii(bytes, 0, 1024));

/** Detects the format by magic bytes. Never throws; an empty or short file is `not_an_image`. */
export function sniffFormat(bytes: Uint8Array): SniffedFormat {
  if (bytes.length < 12) return 'not_an_image';
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp') return sniffIsoMedia(bytes);
  const isGif = ascii(bytes, 0, 4) === 'GIF8';
  const isTiff = startsWith(bytes, 0x49, 0x49, 0x2a, 0) || startsWith(bytes, 0x4d, 0x4d, 0, 0x2a);
  const isBmp = ascii(bytes, 0, 2) === 'BM';
  const isJpegXl = startsWith(bytes, 0xff, 0x0a) || ascii(bytes, 4, 8) === 'JXL ';
  return isGif || isTiff || isBmp || isJpegXl || isSvg(bytes) ? 'other_image' : 'not_an_image';
}
