import { z } from 'zod';
import { fail, ok, type Result } from '@/lib/platform/result';
import { STORED_LANDMARKS } from './landmarks';

/** `GHEAD`, format version, then the length of the JSON (uint32, big endian), the JSON, and the pixels. */
const MAGIC = [0x47, 0x48, 0x45, 0x41, 0x44];
const VERSION = 1;
const HEADER_BYTES = MAGIC.length + 1 + 4;
/** Bytes of a pixel: red, green, blue, how far it is head, how far it is hair, how far it hangs behind the body. */
export const CHANNELS = 6;

const UNREADABLE = fail('advanced_not_possible', { reason: 'unreadable' });

const side = z.number().int().min(16).max(2048);
const color = z.string().regex(/^#[0-9a-f]{6}$/i);
const metaSchema = z.object({
  width: side,
  height: side,
  /** Head units of a pixel, and the pixel that is the origin of the head's frame. */
  unitsPerPx: z.number().positive(),
  originPx: z.tuple([z.number(), z.number()]),
  /** Skin as it was read, and as the head is painted. */
  readSkin: color,
  skin: color,
  /** The photo shows glasses, or cloth over the hair. */
  glasses: z.boolean(),
  headwear: z.boolean(),
  /** Mesh points in head units, by their number. */
  landmarks: z
    .record(z.string(), z.tuple([z.number(), z.number()]))
    .refine((points) => STORED_LANDMARKS.every((index) => points[index] !== undefined), 'a landmark is missing'),
});
export type PreparedMeta = z.infer<typeof metaSchema>;

/** A painted head as it is passed on; it is never stored. */
export type PreparedHead = { readonly meta: PreparedMeta; readonly pixels: Uint8Array };

export function packHead({ meta, pixels }: PreparedHead): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(meta));
  const bytes = new Uint8Array(HEADER_BYTES + json.length + pixels.length);
  bytes.set([...MAGIC, VERSION]);
  new DataView(bytes.buffer).setUint32(MAGIC.length + 1, json.length);
  bytes.set(json, HEADER_BYTES);
  bytes.set(pixels, HEADER_BYTES + json.length);
  return bytes;
}

/** Reads what `packHead` wrote; bytes of another kind or version give `advanced_not_possible`. */
export function unpackHead(bytes: Uint8Array): Result<PreparedHead, 'advanced_not_possible'> {
  const isOurs = bytes.length > HEADER_BYTES && [...MAGIC, VERSION].every((value, at) => bytes[at] === value);
  if (!isOurs) return UNREADABLE;
  const jsonLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(MAGIC.length + 1);
  const jsonEnd = HEADER_BYTES + jsonLength;
  try {
    const read = metaSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes.subarray(HEADER_BYTES, jsonEnd))));
    if (!read.success) return UNREADABLE;
    const pixels = bytes.subarray(jsonEnd);
    const { width, height } = read.data;
    return pixels.length === width * height * CHANNELS ? ok({ meta: read.data, pixels }) : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}
