import { breakParts, countLines, splitParts } from '../layout/break-paragraph';

type Box = { readonly width: number; readonly height: number };
type Sizes = { readonly from: number; readonly to: number; readonly lineHeight: number };
/** Width of a text at a size, both in pixels. */
type Measure = (text: string, px: number) => number;

/** Display text in balanced lines, at the largest size at which they fit the box, or the smallest where none does. */
export function fitLines(text: string, box: Box, sizes: Sizes, measure: Measure) {
  const splitAt = (px: number) => splitParts(text.replace(/\s+/gu, ' ').trim(), (part) => measure(part, px));
  const fits = (px: number) => {
    const parts = splitAt(px);
    const tall = countLines(parts, box.width) * px * sizes.lineHeight <= box.height;
    return tall && parts.every(({ width }) => width <= box.width);
  };
  let px = sizes.from;
  while (px > sizes.to && !fits(px)) px -= 1;
  return { px, lines: breakParts(splitAt(px), box.width, true) };
}
