import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';

export const PAGE = '#fbf1d8';
const SPINES = ['#8a4a35', '#a8743e', '#6a5a48', '#8d7a4a', '#5d4a52', '#a05a3a', '#75673f'] as const;

type Shelf = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A row of books on a board; `colours` from the left. */
export function shelf(
  e: Easel,
  { x, y, width, height }: Shelf,
  colours: readonly string[] = SPINES,
  board = '#5a3c28',
) {
  const random = e.random(`shelf${x},${y}`);
  for (let left = x, i = 0; left < x + width; i++) {
    const w = 34 + random() * 46;
    const h = height * (0.68 + random() * 0.3);
    fill(e, rectangle(left, y - h, w - 4, h), colours[(i * 3 + (i % 2)) % colours.length] ?? board);
    fill(e, rectangle(left + 6, y - h + 22, w - 16, 9), '#e8cf94', 0.5);
    left += w;
  }
  fill(e, rectangle(x, y, width, 22), board);
}

type Book = { readonly cover?: string; readonly page?: string };

/** An open book from above: half its width and height around the point. */
export function openBook(
  e: Easel,
  x: number,
  y: number,
  rx: number,
  ry: number,
  { cover = '#7c2f28', page = PAGE }: Book = {},
) {
  const at = (u: number, v: number) => `${x + u * rx},${y + v * ry}`;
  fill(
    e,
    blob(
      `${at(-1.04, -0.94)}! ${at(0, -0.98)} ${at(1.04, -0.94)}! ${at(1.06, 1.05)}! ${at(0, 1.06)} ${at(-1.06, 1.05)}!`,
      6,
    ),
    cover,
  );
  for (const side of [-1, 1]) {
    fill(
      e,
      blob(
        `${at(0, -0.9)}! ${at(side * 0.4, -1)} ${at(side, -0.92)}! ${at(side * 1.02, 1)}! ${at(side * 0.4, 0.92)} ${at(0, 1.02)}!`,
        8,
      ),
      page,
    );
    fill(
      e,
      blob(`${at(0, -0.9)}! ${at(side * 0.03, -0.94)} ${at(side * 0.03, 0.98)} ${at(0, 1.02)}!`, 6),
      '#c9b182',
      0.32,
    );
  }
}

/** Grey pencil lines of a pavement. */
export function hatching(e: Easel, y: number, colour: string) {
  const random = e.random(`hatching${y}`);
  for (let i = 0; i < 26; i++) {
    const [x, down] = [random() * 2400, random() * (1180 - y)];
    fill(e, stroke(`${x},${y + down} ${x + 60 + random() * 120},${y + down + 4}`, 1.4, 2.4, 1), colour, 0.5);
  }
}

/** A sign of a shop with bars for letters and one hole. */
export function holedSign(e: Easel, x: number, y: number, hole: number, tone: string) {
  fill(e, rectangle(x, y, 300, 84), tone);
  fill(e, rectangle(x + 8, y + 8, 284, 68), '#f5f3ee');
  for (let i = 0; i < 5; i++)
    if (i !== hole) fill(e, ellipse(x + 50 + i * 50, y + 42, 17, 22), tone);
    else fill(e, stroke(`${x + 34 + i * 50},${y + 60} ${x + 66 + i * 50},${y + 60}`, 2, 2), tone);
}
