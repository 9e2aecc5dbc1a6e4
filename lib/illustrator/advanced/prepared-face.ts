import { z } from 'zod';
import { fail, ok, type Result } from '@/lib/platform/result';
import { STORED_LANDMARKS } from './landmarks';

/** `GFACE`, format version, then the length of the JSON (uint32, big endian), the JSON, a PNG of the face and perhaps one of the hair. */
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
    .refine((points) => STORED_LANDMARKS.every((index) => points[index] !== undefined), 'a landmark is missing'),
  /** The PNG of the face, and after it that of the child's own hair, where the photo shows it well. */
  faceBytes: z.number().int().positive(),
  hair: z
    .object({
      edge: z.number().int().min(64).max(2048),
      /** Pixels of the hair's square for one of the face's; both have the same centre. */
      scale: z.number().positive(),
    })
    .nullable(),
});
export type PreparedMeta = z.infer<typeof metaSchema>;

/** A prepared face as it is stored. */
type PackedFace = { readonly meta: PreparedMeta; readonly face: Uint8Array; readonly hair: Uint8Array | null };

export function packFace({ meta, face, hair }: PackedFace): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(meta));
  const bytes = new Uint8Array(HEADER_BYTES + json.length + face.length + (hair?.length ?? 0));
  bytes.set([...MAGIC, VERSION]);
  new DataView(bytes.buffer).setUint32(MAGIC.length + 1, json.length);
  bytes.set(json, HEADER_BYTES);
  bytes.set(face, HEADER_BYTES + json.length);
  if (hair) bytes.set(hair, HEADER_BYTES + json.length + face.length);
  return bytes;
}

/** Reads what `packFace` wrote; bytes of another kind or version give `advanced_not_possible`. */
export function unpackFace(bytes: Uint8Array): Result<PackedFace, 'advanced_not_possible'> {
  const isOurs = bytes.length > HEADER_BYTES && [...MAGIC, VERSION].every((value, at) => bytes[at] === value);
  if (!isOurs) return UNREADABLE;
  const jsonLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(MAGIC.length + 1);
  const jsonEnd = HEADER_BYTES + jsonLength;
  try {
    const read = metaSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes.subarray(HEADER_BYTES, jsonEnd))));
    if (!read.success) return UNREADABLE;
    const meta = read.data;
    const faceEnd = jsonEnd + meta.faceBytes;
    if (meta.hair ? bytes.length <= faceEnd : bytes.length !== faceEnd) return UNREADABLE;
    return ok({ meta, face: bytes.subarray(jsonEnd, faceEnd), hair: meta.hair ? bytes.subarray(faceEnd) : null });
  } catch {
    return UNREADABLE;
  }
}
