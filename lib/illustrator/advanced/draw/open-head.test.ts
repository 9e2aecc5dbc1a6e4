import { beforeAll, describe, expect, it } from 'vitest';
import type { FaceLayer } from '../../figure/face-layer';
import { hexToRgb, rgbToLab } from '../../paint';
import {
  type Box,
  bytesOf,
  type Children,
  labIn,
  layerOf,
  part,
  pixelsOf,
  prepareChildren,
  view,
} from '../../testing/prepared-children';
import { mirrorFaceSource, openPreparedFace } from './open-head';

let children: Children;
beforeAll(async () => {
  children = await prepareChildren();
});

/** Inside the open eye, above the line on which the lashes of a closed one lie. */
const eyeBox = ([x, y]: readonly [number, number]): Box => [x - 3, y - 2, 6, 3];

describe('openPreparedFace', () => {
  it.each([
    ['nothing', () => new Uint8Array()],
    ['a photo', () => children.fringe.jpeg],
    ['another version', () => children.fringe.prepared.with(5, 9)],
    ['a cut file', () => children.fringe.prepared.slice(0, 5000)],
    ['a damaged description', () => children.fringe.prepared.with(14, 0)],
    ['a description longer than the file', () => children.fringe.prepared.with(6, 255)],
  ])('refuses %s', (_name, bytes) => {
    expect(openPreparedFace(bytes(), '#e8c4a0')).toMatchObject({ ok: false, code: 'advanced_not_possible' });
  });

  it('gives the body the skin of the head, and the head a skin that a parent chose', () => {
    const { prepared, meta } = children.fringe;
    const asRead = openPreparedFace(prepared, meta.readSkin);
    expect(asRead.ok && asRead.value.skin).toBe(meta.skin);
    const corrected = openPreparedFace(prepared, '#9a6242');
    if (!corrected.ok) throw new Error(corrected.code);
    expect(corrected.value.skin).toBe('#9a6242');
    const cheek: Box = [meta.landmarks[473][0] - 4, meta.landmarks[1][1] + 2, 8, 6];
    const layer = corrected.value.source(view());
    if (!layer) throw new Error('no layer');
    const seen = labIn(layer, cheek);
    rgbToLab(hexToRgb('#9a6242')).forEach((value, c) => {
      expect(Math.abs(seen[c] - value)).toBeLessThan(0.12);
    });
    // The hair stays the child's own.
    const hair: Box = [-10, meta.landmarks[10][1] - 12, 20, 6];
    expect(labIn(layer, hair)[0]).toBeCloseTo(labIn(layerOf(children.fringe.source), hair)[0], 1);
  });
});

describe('the layers of a painted head', () => {
  it('are the same for the same view', () => {
    const { source } = children.fringe;
    expect(bytesOf(layerOf(source).front.canvas).equals(bytesOf(layerOf(source).front.canvas))).toBe(true);
  });

  it('have the hanging hair behind the body, without a seam', () => {
    const { front, behind } = layerOf(children.long.source);
    const below = (picture: typeof front) => {
      const data = pixelsOf(picture.canvas);
      const from = Math.round(picture.originPx[1] + 66 * picture.pxPerUnit) * picture.canvas.width * 4;
      return data.slice(from).reduce((sum, value, i) => sum + (i % 4 === 3 ? value : 0), 0);
    };
    expect(below(behind)).toBeGreaterThan(0);
    expect(below(front)).toBe(0);
    const [a, b] = [pixelsOf(front.canvas), pixelsOf(behind.canvas)];
    const { pixels, meta } = children.long;
    expect(pixels.length).toBe(meta.width * meta.height * 6);
    let gaps = 0;
    const { width, height } = front.canvas;
    for (let y = 2; y < height - 2; y++)
      for (let x = 2; x < width - 2; x++) {
        const i = (y * width + x) * 4 + 3;
        const covered = (at: number) => Math.max(a[at], b[at]) > 250;
        const isInside = covered(i - 8) && covered(i + 8) && covered(i - width * 8) && covered(i + width * 8);
        if (isInside && Math.max(a[i], b[i]) < 245) gaps++;
      }
    expect(gaps).toBe(0);
  });

  it('turn with depth: the nose moves, the outline stays', () => {
    const { source, meta } = children.shaved;
    const eyes = (yaw: number) => layerOf(source, { yaw }).eyes.map(([x]) => x);
    const [left, ahead, right] = [-0.6, 0, 0.6].map(eyes);
    for (const side of [0, 1]) {
      expect(right[side] - ahead[side]).toBeGreaterThan(5);
      expect(ahead[side] - left[side]).toBeGreaterThan(5);
    }
    // The eye on the side to which the head turns comes nearer to the edge, and both come closer together.
    expect(right[1] - right[0]).toBeLessThan(ahead[1] - ahead[0]);
    const widthOf = (yaw: number) => {
      const { canvas } = layerOf(source, { yaw }).front;
      const data = pixelsOf(canvas);
      const columns = [...Array(canvas.width).keys()].filter((x) => {
        for (let y = 0; y < canvas.height; y++) if (data[(y * canvas.width + x) * 4 + 3] > 128) return true;
        return false;
      });
      return columns[columns.length - 1] - columns[0];
    };
    expect(Math.abs(widthOf(0.6) - widthOf(0))).toBeLessThan(6 / meta.unitsPerPx / 3);
    expect(source(view({ yaw: 1.4 }))).toBeNull();
    expect(source(view({ yaw: 3 }))).toBeNull();
  });

  it('close the eyes of a sleeper: no white, no pupil, and the skin of the lids', () => {
    const { source, meta } = children.fringe;
    for (const index of [468, 473]) {
      const box = eyeBox(meta.landmarks[index]);
      const lightest = (layer: FaceLayer) => {
        const data = part(layer, box);
        let [low, high] = [255, 0];
        for (let i = 0; i < data.length; i += 4) {
          low = Math.min(low, data[i] + data[i + 1] + data[i + 2]);
          high = Math.max(high, data[i] + data[i + 1] + data[i + 2]);
        }
        return { low, high };
      };
      const [open, shut] = [lightest(layerOf(source)), lightest(layerOf(source, { expression: 'asleep' }))];
      expect(shut.low).toBeGreaterThan(open.low + 40);
    }
  });

  it('change gently with the expression', () => {
    const { source, meta } = children.shaved;
    const [mx, my] = meta.landmarks[61];
    const mouth: Box = [mx - 6, my - 10, 12 + meta.landmarks[291][0] - mx, 20];
    const rest = part(layerOf(source), mouth);
    for (const expression of ['joy', 'laugh', 'sad', 'surprise'] as const) {
      const acted = part(layerOf(source, { expression }), mouth);
      let difference = 0;
      for (let i = 0; i < rest.length; i++) difference += Math.abs(rest[i] - acted[i]) / rest.length;
      if (expression !== 'surprise') expect(difference).toBeGreaterThan(0.2);
      expect(difference).toBeLessThan(16);
    }
  });

  it('leave the hair out when it is covered', () => {
    const { source, meta } = children.long;
    const hair: Box = [-8, meta.landmarks[10][1] - 10, 16, 5];
    const alpha = (layer: FaceLayer) => part(layer, hair).reduce((sum, value, i) => sum + (i % 4 === 3 ? value : 0), 0);
    expect(alpha(layerOf(source))).toBeGreaterThan(0);
    expect(alpha(layerOf(source, { withoutHair: true }))).toBe(0);
  });

  it('come mirrored for a mirrored frame, so that the child is never reversed', () => {
    const { source } = children.long;
    const light = [-0.55, -0.8] as const;
    const direct = layerOf(source, { yaw: -0.3, light: [-light[0], light[1]] }).front.canvas;
    const inMirror = layerOf(source, { yaw: 0.3, light, mirrored: true }).front.canvas;
    const viaSource = layerOf(mirrorFaceSource(source), { yaw: 0.3, light }).front.canvas;
    expect(bytesOf(viaSource).equals(bytesOf(inMirror))).toBe(true);
    const [a, b] = [pixelsOf(direct), pixelsOf(inMirror)];
    const { width, height } = direct;
    let differing = 0;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        for (let c = 0; c < 4; c++)
          if (Math.abs(a[(y * width + x) * 4 + c] - b[(y * width + width - 1 - x) * 4 + c]) > 2) differing++;
    expect(differing).toBe(0);
  });
});
