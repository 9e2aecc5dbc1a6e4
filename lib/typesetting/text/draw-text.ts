import type { SKRSContext2D } from '@napi-rs/canvas';
import { fitLines } from './fit-lines';

type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Draws a text in the fewest and largest lines that fit; returns its height. */
export function drawText(
  to: SKRSContext2D,
  text: string,
  area: Area,
  font: (px: number) => string,
  sizes: { readonly from: number; readonly to: number; readonly lineHeight: number },
  align: 'start' | 'center',
): number {
  const fitted = fitLines(text, area, sizes, (line, px) => {
    to.font = font(px);
    return to.measureText(line).width;
  });
  to.font = font(fitted.px);
  to.textAlign = align;
  to.textBaseline = 'alphabetic';
  const rtl = to.direction === 'rtl';
  const x = align === 'center' ? area.x + area.width / 2 : area.x + (rtl ? area.width : 0);
  for (const [i, line] of fitted.lines.entries())
    to.fillText(line, x, area.y + fitted.px * sizes.lineHeight * (i + 0.78));
  return fitted.lines.length * fitted.px * sizes.lineHeight;
}
