import { add, angle, length, mul, normalize, sub, type Vec } from '../../../paint';
import type { HairBrush } from '../brush';
import { hangingChain } from '../motion';
import { drawBand, drawBun } from './bun';
import { type Spot, seen, seenDirection } from './place';
import { drawPlait } from './plait';
import { drawPuff } from './puff';
import { drawTail, type TailLook } from './tail';

type Rooted = { readonly at: Spot; readonly lead: Spot; readonly length: number; readonly width: number };

/** Hair that is gathered somewhere on the head. */
export type Tie =
  | { readonly kind: 'bun' | 'puff'; readonly at: Spot; readonly radius: number }
  | ({ readonly kind: 'tail'; readonly wave?: number; readonly bandAt?: number } & Rooted)
  | ({ readonly kind: 'plait'; readonly bow?: boolean } & Rooted);

/** How the parts of gathered hair are painted. */
export type TieBrush = {
  readonly bun: (h: HairBrush, at: Vec, radius: number, aside: 1 | -1) => void;
  readonly puff: (h: HairBrush, at: Vec, radius: number) => void;
  readonly tail: (h: HairBrush, chain: readonly Vec[], look: TailLook) => void;
  /** Whether the band of a puff is seen; coils hide it. */
  readonly bandsPuffs: boolean;
};
const FORMS: TieBrush = { bun: drawBun, puff: drawPuff, tail: drawTail, bandsPuffs: true };

/** A head so far away that no tail touches it. */
const FAR_ASIDE = 1000;

function drawTie(h: HairBrush, tie: Tie, at: Vec, color: string, phase: number, brush: TieBrush): void {
  const aside = at[0] < h.shift ? -1 : 1;
  if ('radius' in tie) {
    if (tie.kind === 'bun') brush.bun(h, at, tie.radius, aside);
    else brush.puff(h, at, tie.radius);
    if (tie.kind === 'puff' && !brush.bandsPuffs) return;
    // The band sits where the gathered hair leaves the head.
    const inward = normalize(sub([h.shift, -8], at));
    const foot = add(at, mul(inward, tie.radius * (tie.kind === 'bun' ? 0.86 : 0.5)));
    const wide = tie.radius * (tie.kind === 'bun' ? 0.66 : 0.34);
    if (h.view.aspect !== 'back') drawBand(h, foot, wide * 0.34, wide, angle(inward), color);
    return;
  }
  const lead = seenDirection(h.view, tie.lead);
  const stiff = tie.kind === 'plait' ? 0.3 : 0.22;
  const shape = { root: at, lead, length: tie.length * (0.72 + 0.28 * Math.min(1, length(lead))), stiff, phase };
  // From behind, a tail lies on the back of the head instead of sliding round it.
  const lies = h.view.aspect === 'back' && h.motion.float < 0.3 && Math.abs(at[0]) < 30;
  const chain = lies ? hangingChain(h.motion, shape, FAR_ASIDE) : h.chain(shape);
  if (tie.kind === 'plait') {
    drawPlait(h, chain, tie.width, color, tie.bow);
    return;
  }
  brush.tail(h, chain, tie);
  const band = placeOfBand(chain, tie.bandAt);
  drawBand(h, band.at, tie.width * 0.26, tie.width * 0.52, band.on ? angle(band.on) : angle(lead), color);
}

/** Where the band of a tail sits, and which way the hair runs there: at its root, or a share of its length further on. */
function placeOfBand(chain: readonly Vec[], share?: number): { readonly at: Vec; readonly on: Vec | null } {
  const from = share === undefined ? 0 : Math.min(chain.length - 2, Math.round(share * (chain.length - 1)));
  const [at, next] = [chain[from] as Vec, chain[from + 1] as Vec];
  const on = sub(next, at);
  return { at: add(at, mul(on, 0.5)), on: share === undefined ? null : on };
}

/** Seen from behind, everything that is tied shows. */
const isBefore = (h: HairBrush, tie: Tie, depth: number): boolean =>
  h.view.aspect === 'back' || depth > (tie.kind === 'bun' ? 14 : 0);

/** The ties of a style: those behind the head or body, and those before it. */
export function tied(
  h: HairBrush,
  ties: readonly Tie[],
  color: string,
  brush: TieBrush = FORMS,
): { back: () => void; over: () => void } {
  const placed = ties.map((tie, i) => ({ tie, i, ...seen(h.view, tie.at) }));
  const draw = (before: boolean) => () => {
    for (const { tie, i, at, depth } of placed) {
      if (isBefore(h, tie, depth) !== before) continue;
      // The far one of a pair shows a little beside the near one.
      const beside = h.view.aspect === 'profile' && depth < 0 && tie.at[0] !== 0 ? 7 * h.view.side : 0;
      drawTie(h, tie, add(at, [beside, 0]), color, i, brush);
    }
  };
  return { back: draw(false), over: draw(true) };
}
