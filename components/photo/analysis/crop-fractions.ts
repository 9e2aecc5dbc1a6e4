import type { Crop } from '@/lib/photos';

type PercentArea = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const clampFraction = (value: number) => Math.min(1, Math.max(0, value));

/** Converts the cropper's percentages to fractions of the upright picture, clamped to its edges. */
export function cropFractions(area: PercentArea): Crop {
  const x = clampFraction(area.x / 100);
  const y = clampFraction(area.y / 100);
  return { x, y, width: Math.min(1 - x, area.width / 100), height: Math.min(1 - y, area.height / 100) };
}

/** Converts a crop back to percentages, as the initial state of the cropper. */
export const toPercentArea = ({ x, y, width, height }: Crop): PercentArea => ({
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
});

/** CSS that positions a picture so that only the crop shows in a square window. */
export function cropStyle({ x, y, width, height }: Crop) {
  return {
    position: 'absolute',
    inlineSize: `${100 / width}%`,
    blockSize: `${100 / height}%`,
    maxInlineSize: 'none',
    // Physical properties on purpose: a crop starts at the picture's own corner in every language.
    transform: `translate(${-x * 100}%, ${-y * 100}%)`,
    inset: '0 auto auto 0',
    objectFit: 'fill',
  } as const;
}
