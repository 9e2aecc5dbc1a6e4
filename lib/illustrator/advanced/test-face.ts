import type { Canvas } from '@napi-rs/canvas';
import type { FaceReading } from '@/lib/photos';
import { closeFaceReader, readFace } from '@/lib/photos/server';
import { HEAD, portrait } from '@/tests/fixtures/portraits/portraits';
import { skinFromReading } from '../character-from-photo';
import type { FaceSource } from '../figure/face-layer';
import { rgbToLab } from '../paint/color';
import { openFace, prepareFace } from '.';

type Lab = readonly [number, number, number];

/** The portrait for tests, read, prepared and opened. */
export async function openTestFace(): Promise<{ reading: FaceReading; skin: string; source: FaceSource }> {
  const jpeg = portrait(HEAD);
  const read = await readFace(jpeg);
  await closeFaceReader();
  if (!read.ok) throw new Error(read.code);
  const made = await prepareFace(jpeg, read.value);
  if (!made.ok) throw new Error(made.code);
  const skin = skinFromReading(read.value);
  const opened = await openFace(made.value, skin);
  if (!opened.ok) throw new Error(opened.code);
  return { reading: read.value, skin, source: opened.value };
}

export const pixelsOf = (canvas: Canvas) =>
  canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;

/** OKLab of an RGBA pixel. */
export const labAt = (pixels: Uint8ClampedArray, at: number): Lab =>
  rgbToLab([(pixels[at] ?? 0) / 255, (pixels[at + 1] ?? 0) / 255, (pixels[at + 2] ?? 0) / 255]);

export const labDistance = (a: Lab, b: Lab) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
