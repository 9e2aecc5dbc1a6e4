import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { mixNumber } from '../../../paint';

const { angles, columns, flow } = HAIR_MEASURES;

/** How far hair that is combed back stands off: it lies flat on the skull. */
const FLAT = { crown: 58.5, side: 52 } as const;
/** Height from which strands run apart to both sides. */
const RUNS_FROM = -74;
/** A hairline that is combed back, and how far the measured one is drawn to it: shade at the temples looks like hair. */
const usual = (x: number): number => -40 + 27 * (Math.abs(x) / 44) ** 2.2;
const USUAL = 0.6;

/** Smoothed hair that is gathered behind the head: flat, with an open brow, its strands drawn from the parting round to the nape. */
export function gatherHair(shape: HairShape): HairShape {
  const parting = shape.parting ?? 0;
  const nodes = Array.from({ length: flow.columns * flow.rows }, (_, node) => {
    const [x, y] = [flow.x + (node % flow.columns) * flow.stepX, flow.y + Math.floor(node / flow.columns) * flow.stepY];
    const degrees = (Math.atan2(y - RUNS_FROM, (x - parting) * 1.3) * 180) / Math.PI;
    return ((Math.round(degrees) % 180) + 180) % 180;
  });
  return {
    ...shape,
    flow: nodes,
    radii: shape.radii.map((r, i) => {
      const up = Math.max(0, Math.cos(((angles[i] ?? 0) * Math.PI) / 180));
      return Math.min(r, mixNumber(FLAT.side, FLAT.crown, up));
    }),
    hairline: shape.hairline.map((y, i) => mixNumber(y, usual(columns[i] ?? 0), USUAL)),
  };
}
