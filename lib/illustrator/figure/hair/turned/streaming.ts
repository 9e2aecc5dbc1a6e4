import type { Knot } from '../../../paint';
import type { HairBrush } from '../brush';
import { drawStream, drawStreamOver, type StreamLook, streams } from '../stream';
import type { TurnedPlan } from './plan';

/** A fall shorter than this, or made of curls or ropes, moves as one. */
const LONG = 80;

/** Whether the fall of a style comes apart into locks that stream. */
export const fallStreams = (h: HairBrush, { falls = 0, surface }: TurnedPlan): boolean =>
  falls > LONG && (surface === 'sleek' || surface === 'wavy') && streams(h);

export const streamLook = ({ falls = LONG, volume }: TurnedPlan): StreamLook => ({
  length: falls,
  width: 9.5 + volume * 0.4,
});

export const drawFallStream = (h: HairBrush, plan: TurnedPlan): void => drawStream(h, streamLook(plan));

/** The locks that leave the crown over the edge of what stays on the head. */
export const drawFallOver = (h: HairBrush, plan: TurnedPlan): void => drawStreamOver(h, streamLook(plan));

/** In profile: what stays on the head when the fall streams, from the nape over the ear forward to the temple. */
export const OVER_EAR: readonly Knot[] = [
  [-34, 42, 1],
  [-26, 38],
  [-15, 42, 1],
  [-4, 37],
  [6, 39, 1],
  [13, 24],
  [17, 8],
];
