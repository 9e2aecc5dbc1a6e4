import { z } from 'zod';
import { fail, ok, type Result } from '@/lib/platform/result';
import { KEPT } from './landmarks';

/** `GFACE`, format version, then the length of the JSON (uint32, big endian), the JSON and a PNG with alpha. */
const MAGIC = [0x47, 0x46, 0x41, 0x43, 0x45];
const VERSION = 2;
const HEADER_BYTES = MAGIC.length + 1 + 4;

const UNREADABLE = fail('advanced_not_possible', { reason: 'unreadable' });

const point = z.tuple([z.number(), z.number()]);
const metaSchema = z.object({
  /** Edge of the square picture in pixels. */
  edge: z.number().int().min(64).max(2048),
  /** Skin that the light was evened to. */
  skin: z.string().regex(/^#[0-9a-f]{6}$/i),
  /** Turn of the head in the photo, radians. */
  yaw: z.number(),
  /** The child wears glasses in the photo. */
  glasses: z.boolean(),
  /** Mesh points in pixels of the picture, by their number. */
  landmarks: z
    .record(z.string(), point)
    .refine((points) => KEPT.every((index) => points[index] !== undefined), 'a landmark is missing'),
});
export type PreparedMeta = z.infer<typeof metaSchema>;

export function packFace(meta: PreparedMeta, png: Uint8Array): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(meta));
  const bytes = new Uint8Array(HEADER_BYTES + json.length + png.length);
  bytes.set([...MAGIC, VERSION]);
  new DataView(bytes.buffer).setUint32(MAGIC.length + 1, json.length);
  bytes.set(json, HEADER_BYTES);
  bytes.set(png, HEADER_BYTES + json.length);
  return bytes;
}

/** Reads what `packFace` wrote; bytes of another kind or version give `advanced_not_possible`. */
export function unpackFace(
  bytes: Uint8Array,
): Result<{ readonly meta: PreparedMeta; readonly png: Uint8Array }, 'advanced_not_possible'> {
  const isOurs = bytes.length > HEADER_BYTES && [...MAGIC, VERSION].every((value, at) => bytes[at] === value);
  if (!isOurs) return UNREADABLE;
  const jsonLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(MAGIC.length + 1);
  const jsonEnd = HEADER_BYTES + jsonLength;
  try {
    const meta = metaSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes.subarray(HEADER_BYTES, jsonEnd))));
    return meta.success ? ok({ meta: meta.data, png: bytes.subarray(jsonEnd) }) : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}
