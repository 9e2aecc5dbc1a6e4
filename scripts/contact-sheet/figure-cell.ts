import type { Character } from '@/lib/illustrator/character/character';
import { drawFigure, type FigureLook } from '@/lib/illustrator/figure';
import { applyFinish, Painter } from '@/lib/illustrator/paint';
import type { Cell } from './grid';

const PAPERS = ['#f3e3cb', '#dbe6da', '#f0d8cf', '#dbdcee'] as const;

/** Page units of a studio picture: a standing child of six fills it from crown to sole. */
const STUDIO = 450;

/** A child alone on coloured paper; `close` shows head and shoulders. */
export function figureCell(
  label: string,
  character: Character,
  look: FigureLook,
  sizePx: number,
  { close = false, index = 0 } = {},
): Cell {
  const p = Painter.page(sizePx);
  const paper = PAPERS[index % PAPERS.length] ?? PAPERS[0];
  p.context.fillStyle = paper;
  p.context.fillRect(0, 0, 1200, 1200);
  const scale = (1200 / STUDIO) * (close ? 2.3 : 1);
  p.soft(600, close ? 2400 : 1090, 260, 40, '#4a3a2c', close ? 0 : 0.3);
  drawFigure(p, character, look, { x: 600, y: close ? 1780 : 1090, scale });
  applyFinish(p.canvas);
  return { label, picture: p.canvas };
}
