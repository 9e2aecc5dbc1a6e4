import { ellipse, mapShape, type Painter, shade, tint, type Vec } from '@/lib/illustrator/paint';
import { type EyePlan, eyes } from '../kit/eyes';
import { blob, stroke } from '../kit/outline';
import type { Mood } from '../mood';
import { GLYPHS, type Glyph } from './glyphs';

/** What a figure does. */
export type Act = {
  /** Where its hands are, figure units from each shoulder. */
  readonly hands: readonly [left: Vec, right: Vec];
  /** Standing, running, or sitting with the feet out or the knees up; `hang`: it lies or is held. */
  readonly legs: 'stand' | 'run' | 'sit' | 'knees' | 'hang';
  /** Radians. */
  readonly lean?: number;
  /** Not yet dressed for the day. */
  readonly capped?: boolean;
};

/** A new figure, fresh from the shop, or one that has been used for a year and glows. */
export type State = 'new' | 'used';

const COLOURS = { new: '#2b9fb5', used: '#efa94e' } as const;
const SHOE = { new: '#1c5f78', used: '#b8692c' } as const;

/** How much lower it is when it sits. */
const SEATED = 58;

function leg(p: Painter, x: number, side: 1 | -1, { legs }: Act, colour: string, shoe: string) {
  const lines: Readonly<Record<Act['legs'], string>> = {
    stand: `${x},-84 ${x + side * 3},-46 ${x + side * 4},-14`,
    run: side < 0 ? `${x},-84 ${x - 34},-56 ${x - 84},-62` : `${x},-84 ${x + 40},-62 ${x + 56},-18`,
    sit: `${x},-84 ${x + 22 + side * 14},-74 ${x + 66 + side * 16},-66`,
    knees: `${x},-84 ${x + 44 + side * 8},-128 ${x + 62 + side * 10},-68`,
    hang: `${x},-84 ${x + side * 8},-46 ${x + side * 12},-10`,
  };
  const line = lines[legs];
  p.form(stroke(line, 13, 12, 11), shade(colour, 0.06), { depth: 4 });
  const [fx = 0, fy = 0] = (line.split(' ').at(-1) ?? '').split(',').map(Number);
  const toe = legs === 'stand' ? -side * 8 : 12;
  p.form(
    blob(
      `${fx - 18 + toe},${fy + 12} ${fx - 14 + toe},${fy - 8} ${fx + 6 + toe},${fy - 12} ${fx + 26 + toe},${fy + 2} ${fx + 24 + toe},${fy + 13}`,
      6,
    ),
    shoe,
    { depth: 4 },
  );
}

function arm(p: Painter, [x, y]: Vec, [dx, dy]: Vec, side: 1 | -1, colour: string) {
  const bend = Math.abs(dx) + Math.abs(dy) < 60 ? 26 : 12;
  const elbow = `${x + dx * 0.5 + side * bend},${y + dy * 0.5 + 10}`;
  p.form(stroke(`${x - side * 8},${y} ${elbow} ${x + dx},${y + dy}`, 12, 11, 10), shade(colour, 0.03), { depth: 4 });
  p.form(
    blob(`${x + dx - 15},${y + dy} ${x + dx},${y + dy - 15} ${x + dx + 15},${y + dy} ${x + dx},${y + dy + 15}`, 7),
    tint(colour, 0.16),
    { depth: 4 },
  );
}

function mouth(p: Painter, x: number, y: number, { mouth: kind }: Mood) {
  const ink = '#3a1f24';
  if (kind === 'open')
    return p.fill(
      blob(`${x - 13},${y - 3}! ${x},${y - 5} ${x + 13},${y - 3}! ${x + 8},${y + 9} ${x - 8},${y + 9}`, 6),
      ink,
    );
  if (kind === 'round') return p.fill(blob(`${x - 6},${y} ${x},${y - 7} ${x + 6},${y} ${x},${y + 7}`, 6), ink);
  const bend = kind === 'down' ? -5 : 5;
  return p.fill(stroke(`${x - 11},${y} ${x},${y + bend} ${x + 11},${y}`, 1.6, 2.6, 1.6), ink);
}

function face(p: Painter, [x, y]: Vec, mood: Mood, coat: string) {
  const plan: EyePlan = { y: y - 6, gap: 17, size: 12, iris: '#7a4a2a', coat };
  for (const side of [-1, 1]) p.soft(x + side * 27, y + 12, 12, 8, '#f2705a', 0.4);
  eyes(p, x, mood, plan, 0);
  mouth(p, x, y + 17, mood);
}

/** A nightcap whose band is at the point. */
function nightcap(p: Painter, x: number, y: number) {
  p.in(x, y, 0, 1, 1, () => {
    p.form(blob('-55,-10! -49,-77 -22,-110 31,-122 91,-106 118,-63 106,-35 71,-43 62,-70 55,-6! -2,5', 8), '#e2574c', {
      depth: 7,
    });
    p.form(stroke('-57,-6 -2,7 57,-5', 13, 15, 13), '#fff6e4', { depth: 4 });
    for (const [u, v] of [
      [-29, -63],
      [18, -83],
      [11, -37],
      [78, -77],
    ] as const)
      p.fill(ellipse(u, v, 8), '#fff6e4');
  });
}

/** A price tag on a string, which only a new figure has. */
export function label(p: Painter, x: number, y: number, turn: number) {
  p.in(x, y, turn, 1, 1, () => {
    p.fill(stroke('0,0 6,18 0,36', 1.6, 1.6), '#f3ead8');
    p.form(blob('-20,36! 0,26! 20,36! 20,86! -20,86!', 2), '#fff8e6', { depth: 3 });
    p.fill(blob('-4,40 0,36 4,40 0,44', 5), '#b9a58a');
    for (const v of [54, 66]) p.fill(stroke(`-12,${v} 12,${v}`, 1.8, 1.8), '#c9b79a');
  });
}

/** Stitches and a patch of a figure that somebody has hugged for a year. */
function wear(p: Painter, { shape, patch: [x, y] = [5, -174] }: Glyph, colour: string) {
  p.clip(shape, () => {
    for (let i = 0; i < 7; i++)
      p.fill(stroke(`${-90 + i * 30},-70 ${-60 + i * 30},-112`, 2, 2), shade(colour, 0.12), { alpha: 0.5 });
    p.fill(
      blob(`${x - 21},${y - 16}! ${x + 21},${y - 22}! ${x + 25},${y + 16}! ${x - 17},${y + 22}!`, 2),
      tint(colour, 0.2),
    );
  });
}

type FigureLook = {
  readonly number: number;
  readonly state: State;
  readonly act: Act;
  readonly mood: Mood;
  /** The picture is turned round when it is finished: the figure is painted the wrong way round. */
  readonly reversed: boolean;
};

const turnedRound = ({ shape, face: [x, y], shoulders, hips, patch }: Glyph): Glyph => ({
  ...(patch && { patch: [-patch[0], patch[1]] as const }),
  shape: mapShape(shape, ([u, v]) => [-u, v]),
  face: [-x, y],
  shoulders: [
    [-shoulders[1][0], shoulders[1][1]],
    [-shoulders[0][0], shoulders[0][1]],
  ],
  hips: [-hips[1], -hips[0]],
});

/** One figure from 0 to 9, its feet at y = 0. */
function paintDigit(p: Painter, glyph: Glyph, { state, act, mood }: FigureLook) {
  const colour = COLOURS[state];
  const seated = act.legs === 'sit' || act.legs === 'knees' ? SEATED : 0;
  p.in(0, seated, act.lean ?? 0, 1, 1, () => {
    if (act.legs !== 'sit' && act.legs !== 'knees')
      for (const side of [-1, 1] as const) leg(p, glyph.hips[side < 0 ? 0 : 1], side, act, colour, SHOE[state]);
    p.form(glyph.shape, colour, { depth: 15, shadow: 0.1 });
    if (state === 'used') wear(p, glyph, colour);
    if (act.legs === 'sit' || act.legs === 'knees')
      for (const side of [-1, 1] as const) leg(p, glyph.hips[side < 0 ? 0 : 1], side, act, colour, SHOE[state]);
    face(p, glyph.face, mood, colour);
    if (act.capped) nightcap(p, glyph.face[0], glyph.face[1] - 34);
    arm(p, glyph.shoulders[0], act.hands[0], -1, colour);
    arm(p, glyph.shoulders[1], act.hands[1], 1, colour);
  });
}

/** Half the way between the figures of a number with two. */
const APART = 84;

/** A number from 1 to 10; the figures of ten stand side by side. */
export function paintNumber(p: Painter, look: FigureLook) {
  const digits = [...`${look.number}`];
  digits.forEach((digit, i) => {
    const glyph = GLYPHS[Number(digit)];
    if (!glyph) throw new Error(`No figure ${digit}.`);
    const aside = digits.length > 1 ? (i === 0 ? -APART : APART) : 0;
    const painted = look.reversed ? turnedRound(glyph) : glyph;
    p.in(look.reversed ? -aside : aside, 0, 0, 1, 1, () => paintDigit(p, painted, look));
  });
}
