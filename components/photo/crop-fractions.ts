import type { Crop } from '@/lib/photos';

type PercentArea = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const inside = (value: number) => Math.min(1, Math.max(0, value));

/** The cropper's percentages as fractions of the upright picture, never outside it. */
export function cropFractions(area: PercentArea): Crop {
  const x = inside(area.x / 100);
  const y = inside(area.y / 100);
  return { x, y, width: Math.min(1 - x, area.width / 100), height: Math.min(1 - y, area.height / 100) };
}

/** The same the other way round, for the cropper to begin with. */
export const percentOf = ({ x, y, width, height }: Crop): PercentArea => ({
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
});

/** Lays a picture so that only the crop shows in a square window; CSS percentages of the window. */
export function cropStyle({ x, y, width, height }: Crop) {
  return {
    position: 'absolute',
    inlineSize: `${100 / width}%`,
    blockSize: `${100 / height}%`,
    maxInlineSize: 'none',
    // Physical on purpose: a crop is counted from the picture's own corner in every language.
    transform: `translate(${-x * 100}%, ${-y * 100}%)`,
    inset: '0 auto auto 0',
    objectFit: 'fill',
  } as const;
}
