import { createCanvas } from '@napi-rs/canvas';
import type { Character } from './character';
import { drawFigure, type FigureLook } from './figure';
import { finish, Painter } from './paint';

/** A small picture of one feature of a child. */
export type Tile = {
  readonly child: Character;
  readonly look: FigureLook;
  /** What is shown: its middle, in head widths from the head's own, and its edge in head widths. */
  readonly crop: { readonly across: number; readonly down: number; readonly edge: number };
};

/** Drawn larger than shown, so that lines stay fine. */
const FINER = 3;
/** Edge of a painter's page in its own units. */
const PAGE = 1200;
const PAPER = '#fbe3b8';
const QUALITY = 66;

function paper(sizePx: number): Painter {
  const painter = Painter.page(FINER * sizePx);
  painter.context.fillStyle = PAPER;
  painter.context.fillRect(0, 0, PAGE, PAGE);
  return painter;
}

/** Draws a tile as WebP: once to learn where this child's head is, once cropped around what the tile shows. */
export function renderTile({ child, look, crop }: Tile, sizePx: number): Promise<Uint8Array> {
  const measured = { x: PAGE / 2, y: PAGE, scale: 3 };
  const { headBox, headCentre } = drawFigure(paper(sizePx), child, look, measured);
  const grow = PAGE / (crop.edge * headBox.width);
  const at = (own: number, head: number, by: number) => PAGE / 2 - (head - own + by * headBox.width) * grow;
  const painter = paper(sizePx);
  drawFigure(painter, child, look, {
    x: at(measured.x, headCentre[0], crop.across),
    y: at(measured.y, headCentre[1], crop.down),
    scale: measured.scale * grow,
  });
  finish(painter.canvas);
  const tile = createCanvas(sizePx, sizePx);
  const context = tile.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(painter.canvas, 0, 0, sizePx, sizePx);
  return tile.encode('webp', QUALITY);
}
