import type { FaceFrame } from '@/lib/photos/face/frame';
import type { Picture } from '@/lib/photos/face/picture';

type Augmentation = (picture: Picture, frame: FaceFrame) => Picture;

/** Changes each value of a picture; `channel` is 0 red, 1 green or 2 blue, `pixel` counts in rows. */
const change = (picture: Picture, map: (value: number, channel: number, pixel: number) => number): Picture => ({
  ...picture,
  data: Uint8Array.from(picture.data, (value, at) =>
    Math.max(0, Math.min(255, Math.round(map(value, at % 3, Math.floor(at / 3))))),
  ),
});
/** The light's colour and strength. */
const scale =
  (...factors: readonly [red: number, green: number, blue: number]): Augmentation =>
  (picture) =>
    change(picture, (value, channel) => value * (factors[channel] ?? 1));
/** A camera's curve. */
const bend =
  (power: number, most: number): Augmentation =>
  (picture) =>
    change(picture, (value) => most * (value / 255) ** power);

/** The mean of each pixel with its four neighbours: as if the photo were enlarged. */
function soften(picture: Picture): Picture {
  const row = picture.width * 3;
  const data = picture.data.map((value, at) => {
    const near = (step: number) => picture.data[at + step] ?? value;
    return (value * 2 + near(3) + near(-3) + near(row) + near(-row)) / 6;
  });
  return { ...picture, data };
}

/** The colours of a phone's filter: more vivid above 1, paler below. */
const saturate =
  (factor: number): Augmentation =>
  (picture) => {
    const data = Uint8ClampedArray.from(picture.data);
    for (let at = 0; at + 2 < data.length; at += 3) {
      const grey = 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
      for (let c = at; c < at + 3; c++) data[c] = grey + ((data[c] ?? 0) - grey) * factor;
    }
    return { ...picture, data: new Uint8Array(data) };
  };

/** Light of a window: the left half of the face lies in shade. */
const shadeLeft: Augmentation = (picture, { center, right, widthPx }) =>
  change(picture, (value, _, pixel) => {
    const [x, y] = [pixel % picture.width, Math.floor(pixel / picture.width)];
    const across = ((x - center[0]) * right[0] + (y - center[1]) * right[1]) / widthPx;
    return value * (0.55 + 0.45 / (1 + Math.exp(-6 * across)));
  });

/** Copies of a photo in other light; the face keeps its place. The first is the photo itself. */
export const AUGMENTATIONS: readonly Augmentation[] = [
  (picture) => picture,
  bend(1.25, 217),
  bend(0.8, 255),
  scale(0.6, 0.6, 0.6),
  scale(1.25, 1.25, 1.25),
  scale(1.08, 0.97, 0.78),
  scale(0.86, 0.97, 1.1),
  scale(0.72, 0.6, 0.42),
  saturate(0.85),
  saturate(1.2),
  shadeLeft,
  soften,
];
