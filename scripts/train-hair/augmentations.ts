import type { Picture } from '@/lib/photos/face/picture';

/** Changes each value of a picture; `channel` is 0 red, 1 green or 2 blue. */
const change = (picture: Picture, map: (value: number, channel: number) => number): Picture => ({
  ...picture,
  data: Uint8Array.from(picture.data, (value, at) => Math.max(0, Math.min(255, Math.round(map(value, at % 3))))),
});
const scale = (picture: Picture, factors: readonly number[]) =>
  change(picture, (value, channel) => value * (factors[channel] ?? 1));

/** The mean of each pixel with its four neighbours: as if the photo were enlarged. */
function soften(picture: Picture): Picture {
  const row = picture.width * 3;
  const data = picture.data.map((value, at) => {
    const near = (step: number) => picture.data[at + step] ?? value;
    return (value * 2 + near(3) + near(-3) + near(row) + near(-row)) / 6;
  });
  return { ...picture, data };
}

/** Copies of a photo in other light; the face keeps its place. The first is the photo itself. */
export const AUGMENTATIONS: readonly ((picture: Picture) => Picture)[] = [
  (picture) => picture,
  (picture) => change(picture, (value) => 217 * (value / 255) ** 1.25),
  (picture) => change(picture, (value) => 255 * (value / 255) ** 0.8),
  (picture) => scale(picture, [1.06, 1, 0.88]),
  (picture) => scale(picture, [0.93, 1, 1.07]),
  soften,
];
