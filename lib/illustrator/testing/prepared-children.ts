import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import type { FaceReading } from '@/lib/photos';
import { closeFaceReader, readFace } from '@/lib/photos/server';
import { itemAt } from '@/lib/platform/item-at';
import { openPreparedFace, prepareFace } from '../advanced';
import { type PreparedMeta, unpackHead } from '../advanced/prepared-head';
import type { FaceLayer, FaceSource, FaceView } from '../figure/face-layer';
import { rgbToLab } from '../paint';

const readChild = (name: string) =>
  new Uint8Array(readFileSync(path.join(process.cwd(), 'tests', 'fixtures', 'children', name)));

export type PreparedChild = {
  readonly jpeg: Uint8Array;
  readonly reading: FaceReading;
  readonly prepared: Uint8Array;
  readonly meta: PreparedMeta;
  readonly pixels: Uint8Array;
  readonly source: FaceSource;
};

/** A girl with a fringe before a wall; a boy with a shaved head and very dark skin; a girl with long hair. */
export const FILES = { fringe: 'A101.jpg', shaved: 'C204.jpg', long: 'B207.jpg' } as const;
export type Children = Readonly<Record<keyof typeof FILES, PreparedChild>>;

async function prepareChild(file: string): Promise<PreparedChild> {
  const jpeg = readChild(file);
  const read = await readFace(jpeg);
  if (!read.ok) throw new Error(read.code);
  const made = await prepareFace(jpeg, read.value);
  if (!made.ok) throw new Error(JSON.stringify(made));
  const unpacked = unpackHead(made.value);
  if (!unpacked.ok) throw new Error(unpacked.code);
  const { meta, pixels } = unpacked.value;
  const opened = openPreparedFace(made.value, meta.readSkin);
  if (!opened.ok) throw new Error(opened.code);
  return { jpeg, reading: read.value, prepared: made.value, meta, pixels, source: opened.value.source };
}

async function prepareAll(): Promise<Children> {
  const prepared: PreparedChild[] = [];
  for (const file of Object.values(FILES)) prepared.push(await prepareChild(file));
  await closeFaceReader();
  return { fringe: itemAt(prepared, 0), shaved: itemAt(prepared, 1), long: itemAt(prepared, 2) };
}

let known: Promise<Children> | undefined;

/** The three children, read and painted once for all test files of a process. */
export function prepareChildren(): Promise<Children> {
  known ??= prepareAll();
  return known;
}

export const view = (change: Partial<FaceView> = {}): FaceView => ({
  yaw: 0,
  pitch: 0,
  expression: 'calm',
  light: [-0.55, -0.8],
  pxPerUnit: 3,
  ...change,
});

export function layerOf(source: FaceSource, change: Partial<FaceView> = {}): FaceLayer {
  const layer = source(view(change));
  if (!layer) throw new Error('no layer');
  return layer;
}

export const pixelsOf = (canvas: Canvas) =>
  canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
export const bytesOf = (canvas: Canvas) => Buffer.from(pixelsOf(canvas));

export type Box = readonly [x: number, y: number, width: number, height: number];

/** RGBA of a part of a layer's front, given in head units. */
export function part({ front }: FaceLayer, [x, y, width, height]: Box): Uint8ClampedArray {
  const { canvas, pxPerUnit: k, originPx } = front;
  const box = [originPx[0] + x * k, originPx[1] + y * k, width * k, height * k].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  return canvas.getContext('2d').getImageData(...box).data as unknown as Uint8ClampedArray;
}

/** Mean OKLab colour of the opaque pixels of a part. */
export function labIn(layer: FaceLayer, box: Box): readonly number[] {
  const data = part(layer, box);
  const sum = { L: 0, a: 0, b: 0, count: 0 };
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(i, i + 4);
    if (alpha < 250) continue;
    const [L, a, b] = rgbToLab([red / 255, green / 255, blue / 255]);
    sum.L += L;
    sum.a += a;
    sum.b += b;
    sum.count++;
  }
  return [sum.L, sum.a, sum.b].map((value) => value / Math.max(1, sum.count));
}
