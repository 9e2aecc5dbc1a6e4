import { createCanvas } from '@napi-rs/canvas';
import type { Character } from '../character/character';
import { drawFigure, type FigureLook } from '../figure';
import { applyFinish, Painter } from '../paint';

/** A small picture of one feature of a child. */
export type Tile = {
  readonly child: Character;
  readonly look: FigureLook;
  /** Crop of the picture: its middle relative to the head's, and its edge, both in head widths. */
  readonly crop: { readonly across: number; readonly down: number; readonly edge: number };
};

/** Drawn larger than shown, so that lines stay fine. */
const SUPERSAMPLING = 3;
/** Edge of a painter's page in page units. */
const PAGE_UNITS_EDGE = 1200;
const PAPER = '#fbe3b8';
const QUALITY = 66;

function createPaper(sizePx: number): Painter {
  const painter = Painter.page(SUPERSAMPLING * sizePx);
  painter.context.fillStyle = PAPER;
  painter.context.fillRect(0, 0, PAGE_UNITS_EDGE, PAGE_UNITS_EDGE);
  return painter;
}

/** Draws a tile as WebP: first to measure the head, then again cropped around the feature. */
export function renderTile({ child, look, crop }: Tile, sizePx: number): Promise<Uint8Array> {
  const measured = { x: PAGE_UNITS_EDGE / 2, y: PAGE_UNITS_EDGE, scale: 3 };
  const { headBox, headCentre } = drawFigure(createPaper(sizePx), child, look, measured);
  const grow = PAGE_UNITS_EDGE / (crop.edge * headBox.width);
  const at = (own: number, head: number, by: number) => PAGE_UNITS_EDGE / 2 - (head - own + by * headBox.width) * grow;
  const painter = createPaper(sizePx);
  drawFigure(painter, child, look, {
    x: at(measured.x, headCentre[0], crop.across),
    y: at(measured.y, headCentre[1], crop.down),
    scale: measured.scale * grow,
  });
  applyFinish(painter.canvas);
  const tile = createCanvas(sizePx, sizePx);
  const context = tile.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(painter.canvas, 0, 0, sizePx, sizePx);
  return tile.encode('webp', QUALITY);
}
