import { ellipse, mix, seededRandom } from '@/lib/illustrator/paint';
import { type Easel, fill, glow } from '../../kit/easel';
import { sardine, snore } from './creatures';

/** The ring in which the shoal turns: its middle, its radii, and how far it leans. */
const RING = { x: 1170, y: 716, rx: 760, ry: 262, lean: 0.1 } as const;
/** A hundred sardines, asleep in rows. */
const [ROWS, IN_A_ROW] = [5, 20] as const;
/** Fish too far off to be told apart. */
const GLINTS = 620;
const [DEEP, SILVER] = ['#33578a', '#b9d2e6'] as const;

type Sleeper = {
  readonly x: number;
  readonly y: number;
  /** Where it heads, radians. */
  readonly heading: number;
  /** 0 at the far side of the ring, 1 at the near one. */
  readonly near: number;
  /** How much of the light it turns back, 0 to 1. */
  readonly flash: number;
};

/** A place on the ring at an angle and a share of its radii. */
function onRing(angle: number, share: number): Sleeper {
  const [u, v] = [Math.cos(angle) * RING.rx * share, Math.sin(angle) * RING.ry * share];
  const [c, s] = [Math.cos(RING.lean), Math.sin(RING.lean)];
  const [du, dv] = [-Math.sin(angle) * RING.rx, Math.cos(angle) * RING.ry];
  return {
    x: RING.x + u * c - v * s,
    y: RING.y + u * s + v * c,
    heading: Math.atan2(du * s + dv * c, du * c - dv * s),
    near: (Math.sin(angle) + 1) / 2,
    flash: Math.max(0, Math.cos(angle - 3.9)) ** 8 + 0.4 * Math.max(0, Math.cos(angle - 1.1)) ** 14,
  };
}

/** The rows of the ring, each a little behind the one before. */
function listSleepers(): readonly Sleeper[] {
  const r = seededRandom('sardines');
  return Array.from({ length: ROWS * IN_A_ROW }, (_, i) => {
    const row = i % ROWS;
    const angle = ((Math.floor(i / ROWS) + row * 0.42 + (r() - 0.5) * 0.3) / IN_A_ROW) * 2 * Math.PI;
    return onRing(angle, 0.72 + row * 0.115 + (r() - 0.5) * 0.04);
  });
}

const SLEEPERS = listSleepers().toSorted((a, b) => a.near - b.near);

/** A fish that keeps its belly down, whichever way it heads. */
function drawSleeper(e: Easel, { x, y, heading, near, flash }: Sleeper) {
  const left = Math.cos(heading) < 0;
  const turn = left ? heading - Math.PI : heading;
  const tone = mix(mix(DEEP, SILVER, 0.25 + 0.6 * near), '#ffffff', Math.min(0.85, flash * 0.8));
  e.p.in(x, y, turn, left ? -1 : 1, 1, () => sardine(e, 0, 0, 0.34 + 0.34 * near * near, 'asleep', tone));
}

/** The mass of the shoal, of which only glints are seen. */
export function glints(e: Easel) {
  const r = e.random('glints');
  for (let i = 0; i < GLINTS; i++) {
    const { x, y, heading, near, flash } = onRing(r() * 2 * Math.PI, 0.66 + r() * 0.62);
    const size = 11 + 12 * near;
    const shape = ellipse(x, y, size, size * 0.26, heading);
    fill(e, shape, mix('#4f7db4', '#eaf6ff', Math.min(1, flash)), 0.3 + 0.35 * flash);
  }
  glow(e, 640, 560, 330, '#8fc4f0', 0.3, 0.5);
}

/** The half of the ring that turns away behind who is within it. */
export function farShoal(e: Easel) {
  for (const sleeper of SLEEPERS) if (sleeper.near < 0.5) drawSleeper(e, sleeper);
}

/** The half that passes in front, and what some of them breathe out in their sleep. */
export function nearShoal(e: Easel) {
  const near = SLEEPERS.filter((sleeper) => sleeper.near >= 0.5);
  for (const sleeper of near) drawSleeper(e, sleeper);
  for (const { x, y } of near.filter((_, i) => i % 9 === 0)) snore(e, x + 40, y - 40, 9);
}
