import type { FaceLines } from '@/lib/photos';
import { clamp, type Painter, type Vec } from '../../paint';
import { CHIN } from './shape/bend';
import { changeAll, earEdgeOf } from './shape/lines';

/**
 * A child's own head is taller and narrower than the frame in which hair, hats and glasses are drawn: everything in the
 * frame is stretched by these, down from the chin. Its face is drawn in its own units, which nothing stretches.
 */
const STRETCH = { face: [0.95, 1.066], turned: [1, 1.066] } as const;
/** Height of the face's own units against the frame's, relative to their width. */
export const TALL = STRETCH.face[1] / STRETCH.face[0];
/** Half width beside the ear in the frame, and how much broader or narrower than that a head is drawn. */
const HALF_HEAD = 49.5;
const BREADTH = { least: 0.86, most: 1.05 } as const;

/** Height in the frame of a height in the face's own units, and back. */
export const toFrame = (y: number): number => CHIN - (CHIN - y) / TALL;
export const fromFrame = (y: number): number => CHIN - (CHIN - y) * TALL;
export const pointFromFrame = ([x, y]: Vec): Vec => [x, fromFrame(y)];

/** How broad a head is drawn against the usual one, and its face as broad as the frame. */
export function fitBreadth(lines: FaceLines): { readonly lines: FaceLines; readonly breadth: number } {
  const breadth = clamp(earEdgeOf(lines)[0] / HALF_HEAD, BREADTH.least, BREADTH.most);
  return { breadth, lines: changeAll(lines, ([x, y, depth]) => [x / breadth, y, depth]) };
}

/** Draws with the frame stretched to a head of this breadth; the chin stays. */
export function inHead(p: Painter, breadth: number, aspect: 'face' | 'profile' | 'back', draw: () => void): void {
  const [x, y] = aspect === 'face' ? STRETCH.face : STRETCH.turned;
  p.in(0, CHIN, 0, x * (1 + (breadth - 1) * (aspect === 'profile' ? 0.4 : 1)), y, () => p.in(0, -CHIN, 0, 1, 1, draw));
}

/** Draws in the face's own units while the frame is stretched. */
export const inFace = (p: Painter, draw: () => void): void =>
  p.in(0, CHIN, 0, 1, 1 / TALL, () => p.in(0, -CHIN, 0, 1, 1, draw));
