import { add, clamp, type Knot, length, mul, normalize, sub, type Vec } from '../../paint';

/** Forces on hair, in the head's own frame. */
export type HairMotion = {
  /** Unit vector of gravity: [0, 1] on an upright head. */
  readonly down: Vec;
  /** Where wind or speed carries loose hair; length 0..1 is its strength. */
  readonly flow: Vec;
  /** 0 hangs, 1 floats in all directions (under water, in space). */
  readonly float: number;
  /** Unit vector towards the ground that carries a lying head; null when nothing carries it. */
  readonly pillow: Vec | null;
};

export const STILL: HairMotion = { down: [0, 1], flow: [0, 0], float: 0, pillow: null };

/** Forces on a figure's hair. Angles in radians, clockwise. */
export type HairForces = {
  /** 1 faces the right of the picture, -1 the left. */
  readonly facing: 1 | -1;
  /** Turn of the whole figure and of the head in it, both before mirroring. */
  readonly bodyAngle: number;
  readonly headAngle: number;
  /** Where wind carries hair, in the page's frame; length 0..1. */
  readonly wind?: Vec;
  /** The air that passes a moving figure, in the page’s frame when it faces right; length 0..1. */
  readonly rush?: Vec;
  readonly float?: number;
};

function turned([x, y]: Vec, by: number): Vec {
  const [c, s] = [Math.cos(by), Math.sin(by)];
  return [x * c - y * s, x * s + y * c];
}

/** Turned further than this the figure lies: pillow or ground carries its hair and spreads it. */
const LYING = 1.1;

/** Gravity, wind and speed as the head feels them. */
export function hairMotion(forces: HairForces): HairMotion {
  const { facing, bodyAngle, headAngle, wind = [0, 0], rush = [0, 0], float = 0 } = forces;
  const fromPage = ([x, y]: Vec) => turned(turned([x * facing, y], -bodyAngle), -headAngle);
  // The rush is the air that passes: it carries hair with it.
  const flow = add(fromPage(wind), fromPage([rush[0] * facing, rush[1]]));
  const strength = length(flow);
  const down = fromPage([0, 1]);
  const lies = Math.abs(Math.atan2(down[0], down[1])) > LYING;
  return {
    down: lies ? normalize(add(down, [0, 1.5])) : down,
    flow: strength > 1 ? mul(flow, 1 / strength) : flow,
    float: clamp(lies ? Math.max(float, 0.3) : float, 0, 1),
    pillow: lies && float < 0.5 && strength < 0.3 ? down : null,
  };
}

const smoothStep = (v: number): number => {
  const t = clamp(v, 0, 1);
  return t * t * (3 - 2 * t);
};

/** Distance from the middle of the head at which hair begins to move, and the length over which it comes free. */
const [ROOTED, FREE_OVER] = [49, 52];

/**
 * How loose hair that was drawn hanging on a still, upright head lies when something moves it. Points turn about the
 * middle of the head, the more the further out they are, so that an outline keeps its width and leaves the face free.
 */
export function swaying({ down, flow, float }: HairMotion, middle: number): (knot: Knot) => Knot {
  const pull = add(mul(down, 1 - float * 0.8), mul(flow, 1.5));
  const lead = Math.abs(pull[0]) < 0.004 ? 0 : clamp(Math.atan2(pull[0], Math.max(pull[1], 0.12)), -1.4, 1.4);
  const lifted = smoothStep((0.35 - pull[1]) / 1.4) * (1 - Math.abs(lead) * 0.5);
  const spread = float * 1.05 + (1 - float) * lifted * 1.5;
  const gust = Math.min(1, length(flow) + float * 0.9);
  if (lead === 0 && spread < 0.01 && gust < 0.01) return ([x, y, sharp]) => [x, y, sharp ?? 0];
  return ([x, y, sharp]) => {
    const at: Vec = [x - middle, y];
    const r = length(at);
    const hangs = smoothStep((y + 36) / 50);
    const free = smoothStep((r - ROOTED) / FREE_OVER) * hangs;
    // The crown is rooted; only what stands off it leans a little with the wind.
    const tuft = smoothStep((r - 60) / 60) * (1 - hangs);
    const side = clamp(at[0] / 36, -1, 1);
    const ripple = gust * 0.2 * Math.sin(r * 0.13 + side * 1.7) * free;
    const angle = clamp(-lead - side * spread, -1.9, 1.9) * free + ripple - flow[0] * tuft * -0.5;
    const [px, py] = turned(at, angle);
    const swell = 1 + float * 0.1 * (free + (1 - hangs) * 0.35 * smoothStep((r - 50) / 20));
    return [px * swell + middle, py * swell, sharp ?? 0];
  };
}

/** How far the tips of curls lean with a full wind, head units. */
const LEANS = 20;

/** How a mass of curls, drawn on a still head, leans: as a whole, its rim the most. */
export function leaning({ down, flow, float }: HairMotion, middle: number): (point: Vec) => Vec {
  const aside = add(mul(flow, LEANS), mul(sub(down, [0, 1]), 7 * (1 - float)));
  if (length(aside) < 0.1 && float < 0.01) return (point) => point;
  return (point) => {
    const from = sub(point, [middle, -10]);
    const share = smoothStep((length(from) - 30) / 52);
    return add(add(point, mul(aside, share)), mul(from, float * 0.08 * share));
  };
}

/** A tail, plait or rope: where it begins, where it first points, how long it is and how soon it gives way. */
export type ChainShape = {
  readonly root: Vec;
  readonly lead: Vec;
  readonly length: number;
  /** Share of the length that keeps the first direction. */
  readonly stiff?: number;
  /** Two chains with different phases never float alike. */
  readonly phase?: number;
};

const LINKS = 12;
/** Chains slide round the head and never cross the face. */
const CLEAR = 57;

/** The middle line of a hanging tail, from root to tip. */
export function hangingChain(motion: HairMotion, shape: ChainShape, middle: number): Vec[] {
  const { down, flow, float } = motion;
  const { root, stiff = 0.25, phase = 0 } = shape;
  const outward = normalize(add(sub(root, [middle, 0]), [0, -26]));
  const step = shape.length / LINKS;
  const points: Vec[] = [root];
  for (let i = 1; i <= LINKS; i++) {
    const t = i / LINKS;
    const wave = Math.sin(t * 5.5 + phase * 2.1) * (float * 0.75 + length(flow) * 0.45);
    const pull = add(
      add(mul(down, 1 - float * 0.92), mul(flow, 1.1 + t * 0.9)),
      add(mul(outward, float), [-outward[1] * wave, outward[0] * wave]),
    );
    const gives = smoothStep(t / (stiff * 2));
    const direction = normalize(add(mul(normalize(shape.lead), 1 - gives), mul(pull, gives + 0.02)));
    const before = points[i - 1] ?? root;
    const next = add(before, mul(direction, step));
    const fromMiddle = sub(next, [middle, 0]);
    const inside = length(fromMiddle) < CLEAR && length(sub(before, [middle, 0])) >= CLEAR - 4;
    points.push(inside ? add([middle, 0], mul(normalize(fromMiddle), CLEAR)) : next);
  }
  return points;
}
