import { describe, expect, it } from 'vitest';
import { toCropBox } from '../crop';
import { PHOTO_LIMITS } from '../model';
import { assessPhoto } from './assess-photo';
import { measurePhoto } from './photo-metrics';
import { proposeCrop } from './propose-crop';
import type { ScannedFace } from './scan-photo';

const SIZE = { width: 4000, height: 3000 };
const faceAt = (x: number, y: number, widthPx: number): ScannedFace => ({
  box: { x, y, width: widthPx / SIZE.width, height: widthPx / SIZE.height },
  across: widthPx / SIZE.width,
  score: 0.9,
  turn: 0,
  roll: 0,
  shade: 0,
  cloth: 0,
  light: { middle: 150, lights: 200, burnt: 0 },
  detail: 0.1,
});
const pixels = (crop: ReturnType<typeof proposeCrop>) => [
  Math.round(crop.width * SIZE.width),
  Math.round(crop.height * SIZE.height),
];
const isInsidePhoto = ({ x, y, width, height }: ReturnType<typeof proposeCrop>) =>
  x >= 0 && y >= 0 && x + width <= 1.000001 && y + height <= 1.000001;

describe('the crop is proposed around the face', () => {
  it('is a square that includes hair and shoulders', () => {
    expect(pixels(proposeCrop(faceAt(0.4, 0.4, 400), [], SIZE))).toEqual([1240, 1240]);
  });
  it('stays within the photo, in any corner', () => {
    for (const [x, y] of [
      [0, 0],
      [0.9, 0],
      [0, 0.87],
      [0.9, 0.87],
    ] as const) {
      expect(isInsidePhoto(proposeCrop(faceAt(x, y, 400), [], SIZE))).toBe(true);
    }
  });
  it("is never below the server's minimum or larger than the photo", () => {
    expect(pixels(proposeCrop(faceAt(0.5, 0.5, 60), [], SIZE))[0]).toBe(PHOTO_LIMITS.minEdgePx);
    expect(pixels(proposeCrop(faceAt(0.1, 0.1, 2600), [], SIZE))).toEqual([3000, 3000]);
  });
  it('excludes other faces where possible', () => {
    const [child, parent] = [faceAt(0.4, 0.4, 400), faceAt(0.52, 0.38, 420)];
    const frame = proposeCrop(child, [parent], SIZE);
    expect(frame.x + frame.width).toBeLessThan(0.52 + 420 / SIZE.width / 2);
    expect(pixels(frame)[0]).toBeGreaterThanOrEqual(800);
  });
});

/** Widths and heights of photos from the smallest accepted one to a panorama. */
const EDGES = [400, 401, 433, 799, 1080, 1999, 2400, 3024, 4000, 6000] as const;
const PLACES = [0, 0.13, 0.5, 0.87, 1] as const;
/** Shares of the shorter edge. */
const WIDTHS = [0.03, 0.06, 0.13, 0.3, 0.55, 0.9] as const;

type Photo = { readonly size: { readonly width: number; readonly height: number }; readonly face: ScannedFace };

function placeFace(size: Photo['size'], share: number, placeX: number, placeY: number): ScannedFace {
  const widthPx = share * Math.min(size.width, size.height);
  const [width, height] = [widthPx / size.width, widthPx / size.height];
  return {
    ...faceAt(0, 0, 1),
    box: { x: placeX * (1 - width), y: placeY * (1 - height), width, height },
    across: widthPx / Math.max(size.width, size.height),
  };
}

const PHOTOS: readonly Photo[] = EDGES.flatMap((width) =>
  EDGES.flatMap((height) =>
    WIDTHS.flatMap((share) =>
      PLACES.flatMap((x) =>
        PLACES.map((y) => ({ size: { width, height }, face: placeFace({ width, height }, share, x, y) })),
      ),
    ),
  ),
);

describe('whatever the photo and the face, the proposed crop', () => {
  const neighbour = ({ size, face }: Photo) => ({
    ...face,
    box: { ...face.box, x: face.box.x > 0.5 ? face.box.x - face.box.width * 1.1 : face.box.x + face.box.width * 1.1 },
    across: (face.box.width * size.width * 0.9) / Math.max(size.width, size.height),
  });
  const refuse = ({ size, face }: Photo, crop: ReturnType<typeof proposeCrop> | null) =>
    assessPhoto(measurePhoto({ faces: [face], light: face.light, detail: face.detail }, size, crop)).refusal;

  it.each([
    ['around the only face', () => []],
    ['around one of two faces', (photo: Photo) => [neighbour(photo)]],
  ] as const)('%s is large enough for the server and shows the face no smaller', (_name, listOthers) => {
    const wrong = PHOTOS.filter((photo) => {
      const { face, size } = photo;
      const crop = proposeCrop(face, listOthers(photo), size);
      const box = toCropBox(crop, size.width, size.height);
      const isTooSmall = Math.min(box.width, box.height) < PHOTO_LIMITS.minEdgePx;
      return isTooSmall || !isInsidePhoto(crop) || (refuse(photo, crop) !== null && refuse(photo, null) === null);
    });
    expect(wrong).toEqual([]);
  });
});
