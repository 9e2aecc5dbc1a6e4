import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FaceReading } from '@/lib/photos';
import { closeFaceReader, readFace } from '@/lib/photos/server';
import { HEAD_PORTRAIT, readPortrait } from '@/tests/fixtures/portraits/portraits';
import { skinFromReading } from '../character/from-photo';
import type { FaceSource, FaceView } from '../figure/face-layer';
import { hexToRgb } from '../paint/color';
import { mirrorFaceSource, openPreparedFace, prepareFace } from '.';
import { unpackFace } from './prepared-face';
import { thinPlate } from './thin-plate';

const jpeg = readPortrait(HEAD_PORTRAIT);
let reading: FaceReading;
let prepared: Uint8Array;
let source: FaceSource;

beforeAll(async () => {
  const read = await readFace(jpeg);
  await closeFaceReader();
  if (!read.ok) throw new Error(read.code);
  reading = read.value;
  const made = await prepareFace(jpeg, reading);
  if (!made.ok) throw new Error(made.code);
  prepared = made.value;
  const opened = await openPreparedFace(prepared, skinFromReading(reading));
  if (!opened.ok) throw new Error(opened.code);
  source = opened.value;
}, 60_000);

const view = (change: Partial<FaceView> = {}): FaceView => ({ yaw: 0, pitch: 0, expression: 'joy', ...change });

function layerOf(wanted: FaceView) {
  const layer = source(wanted);
  if (!layer) throw new Error('no layer');
  return layer;
}

const pixelsOf = (canvas: Canvas) => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;

/** Where the mass of the layer lies, in head units from the origin. */
function middle(wanted: FaceView): { x: number; y: number } {
  const { canvas, pxPerUnit, originPx } = layerOf(wanted);
  const data = pixelsOf(canvas);
  let [sum, x, y] = [0, 0, 0];
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 0;
    const at = i / 4;
    sum += alpha;
    x += alpha * (at % canvas.width);
    y += alpha * Math.floor(at / canvas.width);
  }
  return { x: (x / sum - originPx[0]) / pxPerUnit, y: (y / sum - originPx[1]) / pxPerUnit };
}

describe('prepareFace', () => {
  it('gives the same bytes for the same photo', async () => {
    expect(await prepareFace(jpeg, reading)).toEqual({ ok: true, value: prepared });
  });
});

describe('openFace', () => {
  it.each([
    ['nothing', () => new Uint8Array()],
    ['a photo', () => jpeg],
    ['another version', () => prepared.with(5, 9)],
    ['a cut file', () => prepared.slice(0, prepared.length / 2)],
    ['a damaged description', () => prepared.with(14, 0)],
    ['a description longer than the file', () => prepared.with(6, 255)],
  ])('refuses %s', async (_name, bytes) => {
    expect(await openPreparedFace(bytes(), '#e8c4a0')).toMatchObject({ ok: false, code: 'advanced_not_possible' });
  });

  it('keeps the landmarks with the picture and nothing that identifies', () => {
    const unpacked = unpackFace(prepared);
    expect(unpacked.ok && Object.keys(unpacked.value.meta).sort()).toEqual([
      'edge',
      'faceBytes',
      'glasses',
      'hair',
      'landmarks',
      'skin',
      'yaw',
    ]);
  });
});

describe('the layer of a real face', () => {
  it('lies on the face of the head, with a soft edge all round', () => {
    const { canvas } = layerOf(view());
    const at = middle(view());
    expect(Math.abs(at.x)).toBeLessThan(4);
    expect(at.y).toBeGreaterThan(5);
    expect(at.y).toBeLessThan(28);
    const data = pixelsOf(canvas);
    let steepest = 0;
    for (let i = 3; i + 4 < data.length; i += 4)
      steepest = Math.max(steepest, Math.abs((data[i] ?? 0) - (data[i + 4] ?? 0)));
    expect(steepest).toBeLessThan(40);
    const border = [...Array(canvas.width).keys()].map((x) => data[x * 4 + 3]);
    expect(Math.max(...border.map((alpha) => alpha ?? 255))).toBe(0);
  });

  it('turns with the head: right for a positive yaw, left for a negative', () => {
    const [left, ahead, right] = [-0.4, 0, 0.4].map((yaw) => middle(view({ yaw })).x) as [number, number, number];
    expect(right - ahead).toBeGreaterThan(6);
    expect(ahead - left).toBeGreaterThan(6);
  });

  it('has the skin it is opened with', async () => {
    for (const skin of [skinFromReading(reading), '#c98f66']) {
      const opened = await openPreparedFace(prepared, skin);
      const layer = opened.ok ? opened.value(view()) : null;
      if (!layer) throw new Error('no layer');
      const { canvas, pxPerUnit, originPx } = layer;
      // A patch of the cheek, in head units.
      const [x, y] = [originPx[0] + 26 * pxPerUnit, originPx[1] + 24 * pxPerUnit];
      const patch = canvas.getContext('2d').getImageData(x, y, 24, 24).data;
      hexToRgb(skin).forEach((channel, c) => {
        const values = [...patch].filter((_, i) => i % 4 === c);
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
        expect(Math.abs(mean - channel * 255)).toBeLessThan(28);
      });
    }
  });

  it('is the same for the same view, and acts with the expression', () => {
    const joy = Buffer.from(pixelsOf(layerOf(view()).canvas));
    expect(joy.equals(Buffer.from(pixelsOf(layerOf(view()).canvas)))).toBe(true);
    expect(joy.equals(Buffer.from(pixelsOf(layerOf(view({ expression: 'sad' })).canvas)))).toBe(false);
  });

  it('is given up to three quarters, and left to the drawn head beyond', () => {
    expect(source(view({ yaw: 0.6 }))).not.toBeNull();
    expect(source(view({ yaw: 1.4 }))).toBeNull();
    expect(source(view({ yaw: 3 }))).toBeNull();
  });

  it('comes mirrored for a mirrored frame, so that the child is never reversed', () => {
    const flipped = ({ canvas }: { canvas: Canvas }) => {
      const copy = createCanvas(canvas.width, canvas.height);
      const context = copy.getContext('2d');
      context.translate(canvas.width, 0);
      context.scale(-1, 1);
      context.drawImage(canvas, 0, 0);
      return Buffer.from(pixelsOf(copy));
    };
    const inMirror = layerOf(view({ yaw: 0.3, mirrored: true }));
    expect(flipped(inMirror).equals(Buffer.from(pixelsOf(layerOf(view({ yaw: -0.3 })).canvas)))).toBe(true);
    expect(mirrorFaceSource(source)(view({ yaw: 0.3 }))?.canvas.width).toBe(inMirror.canvas.width);
    const there = mirrorFaceSource(source)(view({ yaw: 0.3 }));
    expect(there && Buffer.from(pixelsOf(there.canvas)).equals(Buffer.from(pixelsOf(inMirror.canvas)))).toBe(true);
  });
});

describe('thinPlate', () => {
  it('takes every point to its partner and moves straight lines smoothly', () => {
    const from = [
      [0, 0],
      [10, 0],
      [0, 10],
      [10, 10],
      [5, 5],
    ] as const;
    const to = [
      [0, 0],
      [20, 0],
      [0, 20],
      [20, 20],
      [12, 9],
    ] as const;
    const map = thinPlate(from, to, 0);
    from.forEach((point, i) => {
      const [x, y] = map(point);
      expect(x).toBeCloseTo(to[i]?.[0] ?? 0, 6);
      expect(y).toBeCloseTo(to[i]?.[1] ?? 0, 6);
    });
    const stretched = thinPlate(from.slice(0, 4), to.slice(0, 4), 0.5);
    expect(stretched([2.5, 7.5])[0]).toBeCloseTo(5, 6);
  });
});
