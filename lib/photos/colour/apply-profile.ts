import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Picture } from '../face/picture';

/** Where the chunks after the header of a PNG begin. */
const AFTER_HEADER = 33;

/** A chunk of a PNG with a colour profile (ISO/IEC 15948, 11.3.2.3). */
function createProfileChunk(profile: Uint8Array): Buffer {
  const data = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length - 4);
  checksum.writeUInt32BE(crc32(data));
  return Buffer.concat([length, data, checksum]);
}

/**
 * The picture in sRGB, whose numbers were meant in another colour profile (ICC). sharp takes a profile only from a file,
 * so the pixels become one. A damaged profile changes nothing.
 */
export async function applyProfile({ data, width, height }: Picture, profile: Uint8Array): Promise<Picture> {
  const raw = { width, height, channels: 3 } as const;
  const png = await sharp(data, { raw }).png({ compressionLevel: 0 }).toBuffer();
  const tagged = Buffer.concat([
    png.subarray(0, AFTER_HEADER),
    createProfileChunk(profile),
    png.subarray(AFTER_HEADER),
  ]);
  const { buffer, byteOffset, byteLength } = await sharp(tagged).toColourspace('srgb').removeAlpha().raw().toBuffer();
  return { data: new Uint8Array(buffer, byteOffset, byteLength), width, height };
}
