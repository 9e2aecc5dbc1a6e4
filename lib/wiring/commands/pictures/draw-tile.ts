import sharp from 'sharp';
import { drawFigure } from '@/lib/illustrator/figure';
import { finish, Painter } from '@/lib/illustrator/paint';
import type { Tile } from './tiles';

const TILE_PX = 128;
/** Drawn larger than shown, so that lines stay fine. */
const DRAWN_PX = 3 * TILE_PX;
/** Edge of a painter's page in its own units. */
const PAGE = 1200;
const PAPER = '#fbe3b8';

function paper(): Painter {
  const painter = Painter.page(DRAWN_PX);
  painter.context.fillStyle = PAPER;
  painter.context.fillRect(0, 0, PAGE, PAGE);
  return painter;
}

/** Draws one tile as WebP: once to learn where this child's head is, once cropped around what the tile shows. */
export async function drawTile({ child, look, crop }: Tile): Promise<Buffer> {
  const measured = { x: PAGE / 2, y: PAGE, scale: 3 };
  const { headBox, headCentre } = drawFigure(paper(), child, look, measured);
  const grow = PAGE / (crop.edge * headBox.width);
  const at = (own: number, head: number, by: number) => PAGE / 2 - (head - own + by * headBox.width) * grow;
  const painter = paper();
  drawFigure(painter, child, look, {
    x: at(measured.x, headCentre[0], crop.across),
    y: at(measured.y, headCentre[1], crop.down),
    scale: measured.scale * grow,
  });
  finish(painter.canvas);
  const png = await painter.canvas.encode('png');
  return sharp(png).resize(TILE_PX).webp({ quality: 66, effort: 6 }).toBuffer();
}
