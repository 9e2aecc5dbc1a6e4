import type { Rgb } from '../contrast';
import { type Backdrop, type SpreadLine, toUnits } from './model';

/** Strength of a backdrop along its radius, as shares of its `alpha`; screen, PDF and print paint these. */
export const BACKDROP_STOPS = [
  [0, 1],
  [0.86, 1],
  [0.93, 0.5],
  [1, 0],
] as const;

/** How far a backdrop reaches beyond its line, in em of the line. */
const BESIDE_EM = 1.3;
const ABOVE_EM = 1.5;
/** An ellipse reaches the ends of its line only if it is a little longer. */
const LONGER = 1.12;

export const fromHex = (colour: string): Rgb => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

/** Strength of a backdrop at a distance of its middle, 1 at its rim. */
function getShare(distance: number): number {
  const next = BACKDROP_STOPS.findIndex(([offset]) => offset >= distance);
  const [to, from] = [BACKDROP_STOPS[next], BACKDROP_STOPS[next - 1]];
  if (!to) return 0;
  if (!from) return to[1];
  return from[1] + ((to[1] - from[1]) * (distance - from[0])) / (to[0] - from[0]);
}

/** Strength of a backdrop at a point of the spread, 0 to 1. */
export function getBackdropAlpha({ x, y, rx, ry, turn, alpha }: Backdrop, atX: number, atY: number): number {
  const angle = (-turn * Math.PI) / 180;
  const [dx, dy] = [atX - x, atY - y];
  const along = (dx * Math.cos(angle) - dy * Math.sin(angle)) / rx;
  const down = (dx * Math.sin(angle) + dy * Math.cos(angle)) / ry;
  return alpha * getShare(Math.hypot(along, down));
}

/** A backdrop behind one line. */
export function createBackdrop(line: SpreadLine, colour: string, alpha: number): Backdrop {
  const em = toUnits(line.sizePt);
  return {
    textId: line.textId,
    x: line.x + line.width / 2,
    y: line.y + em / 2,
    rx: (line.width / 2) * LONGER + em * BESIDE_EM,
    ry: em * ABOVE_EM,
    turn: line.turn,
    colour,
    alpha,
  };
}
