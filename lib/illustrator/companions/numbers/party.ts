import { ellipse, mapShape, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import { GLYPHS } from './glyphs';

const CANDLES = ['#e2574c', '#4f8fd0', '#57a867', '#e89a35', '#8a6cc0'] as const;
const INK = '#3a1f24';

/** A flame with a face: where it looks and what it says follow the mood. */
function flame(p: Painter, x: number, y: number, { mood }: CompanionLook, lean: number) {
  const [aside = 0, down = 0] = mood.gaze ?? [0, 0];
  p.soft(x, y, 70, 70, '#ffe39a', 0.5);
  p.fill(
    blob(
      `${x - 22},${y + 8} ${x - 16},${y - 14} ${x + lean * 14},${y - 52}! ${x + 16},${y - 14} ${x + 22},${y + 8} ${x},${y + 26}`,
      7,
    ),
    '#f7a12c',
  );
  p.fill(
    blob(
      `${x - 15},${y + 10} ${x - 8},${y - 8} ${x + lean * 6},${y - 26} ${x + 9},${y - 8} ${x + 15},${y + 10} ${x},${y + 21}`,
      7,
    ),
    '#ffe08a',
  );
  for (const side of [-1, 1]) {
    if (mood.eyes === 'arc' || mood.eyes === 'closed')
      p.fill(
        stroke(`${x + side * 7 - 4},${y + 3} ${x + side * 7},${y} ${x + side * 7 + 4},${y + 3}`, 1.2, 1.8, 1.2),
        INK,
      );
    else p.fill(ellipse(x + side * 7 + aside * 3.4, y + 1 + down * 2, 3.1, 3.8), INK);
  }
  if (mood.mouth === 'open') p.fill(ellipse(x + aside * 2, y + 13, 5, 5.4), INK);
  else if (mood.mouth === 'round') p.fill(ellipse(x + aside * 4, y + 12, 2.6, 3), INK);
  else
    p.fill(
      stroke(`${x - 5},${y + 11} ${x},${y + (mood.mouth === 'down' ? 9 : 14)} ${x + 5},${y + 11}`, 1, 1.6, 1),
      INK,
    );
}

/** Where candles look that do not know where to: up, down, at a neighbour, at the crown beside the cake; one shuts its eyes. */
const ELSEWHERE = [
  [-0.7, -1],
  [1, 0.1],
  [-1, 0.1],
  [0.2, 1.6],
  null,
  [1, 0.9],
  [0.5, -1.2],
  [-1, 1],
  [0.9, -0.4],
  [-0.3, 1.5],
] as const;

/** The look of one candle of a cake that is embarrassed. */
function looksAway(look: CompanionLook, i: number): CompanionLook {
  const gaze = ELSEWHERE[i % ELSEWHERE.length];
  const mouth = i % 3 === 0 ? 'round' : 'down';
  return { ...look, mood: gaze ? { ...look.mood, mouth, gaze } : { ...look.mood, mouth, eyes: 'closed' } };
}

/** A round cake, its plate at y = 0, with so many candles. */
function cake(p: Painter, count: number, look: CompanionLook, isEmbarrassed = false) {
  p.form(ellipse(0, -8, 250, 30), '#f4efe6', { depth: 6 });
  p.form(blob('-206,-20! -206,-136! 206,-136! 206,-20! 120,-2 0,4 -120,-2', 8), '#c9774a', { depth: 18 });
  p.fill(blob('-206,-74! -206,-100! 206,-100! 206,-74! 0,-56', 8), '#fff2dc');
  p.form(
    blob(
      '-214,-130 -150,-166 0,-178 150,-166 214,-130 204,-96 176,-84 150,-112 110,-78 70,-108 20,-70 -30,-106 -80,-76 -120,-110 -160,-80 -200,-98',
      8,
    ),
    '#fff6e6',
    { depth: 10 },
  );
  const step = Math.min(46, 340 / Math.max(1, count - 1));
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * step;
    const y = -150 - Math.sin(((i + 0.5) / count) * Math.PI) * 14;
    const colour = CANDLES[i % CANDLES.length] ?? CANDLES[0];
    p.form(blob(`${x - 11},${y}! ${x - 11},${y - 84}! ${x + 11},${y - 84}! ${x + 11},${y}!`, 2), colour, { depth: 4 });
    for (const v of [16, 42, 66])
      p.fill(stroke(`${x - 11},${y - v} ${x + 11},${y - v - 10}`, 3, 3), tint(colour, 0.34));
    const own = isEmbarrassed ? looksAway(look, i) : look;
    flame(p, x, y - 112, own, own.mood.gaze?.[0] ?? 0);
  }
}

/** Eyes on both sides of the number of a crown, which is its nose. */
function crownFace(p: Painter, { mood }: CompanionLook) {
  const [aside = 0, down = 0] = mood.gaze ?? [0, 0];
  const isShut = mood.eyes === 'closed' || mood.eyes === 'arc';
  for (const x of [-66, 66]) {
    if (isShut) p.fill(stroke(`${x - 11},-36 ${x},-46 ${x + 11},-36`, 2, 3.4, 2), INK);
    else {
      p.fill(ellipse(x, -40, 14, 16), '#fffaf0');
      p.fill(ellipse(x + aside * 6, -39 + down * 6, 7.5, 9), INK);
      p.fill(ellipse(x + aside * 6 + 3, -43 + down * 6, 2.4, 2.8), '#ffffff');
    }
  }
  if (mood.mouth === 'open' || mood.mouth === 'round') p.fill(ellipse(44, -8, 8, 7), INK);
  else p.fill(stroke(`34,-10 46,${mood.mouth === 'down' ? -14 : -4} 58,-12`, 1.6, 3, 1.6), INK);
}

/** A crown of paper with the number on its front, its rim at y = 0. */
function crown(p: Painter, number: number, look: CompanionLook) {
  const { reversed = false } = look;
  const gold = '#f4c33f';
  p.form(blob('-104,6! -122,-118! -62,-66! 0,-150! 62,-66! 122,-118! 104,6! 0,18', 4), gold, { depth: 9 });
  p.fill(blob('-104,6! -106,-16! 0,-4 106,-16! 104,6! 0,18', 5), shade(gold, 0.14));
  for (const [x, y] of [
    [-122, -118],
    [0, -150],
    [122, -118],
  ] as const)
    p.form(ellipse(x, y, 13), '#e2574c', { depth: 4 });
  printed(p, number, reversed, [0.24, 0.26], 10);
  crownFace(p, look);
}

/** A number as it is printed on things, without a face. */
function printed(p: Painter, number: number, reversed: boolean, [kx, ky]: readonly [number, number], y: number) {
  const digits = [...`${number}`];
  const side = reversed ? -1 : 1;
  digits.forEach((digit, i) => {
    const shape = GLYPHS[Number(digit)]?.shape;
    if (!shape) throw new Error(`No figure ${digit}.`);
    const aside = (digits.length > 1 ? (i === 0 ? -100 : 100) : 0) * kx;
    p.fill(
      mapShape(shape, ([u, v]) => [(u * kx + aside) * side, v * ky + y]),
      '#2b7f9c',
    );
  });
}

/** A slice of the cake with a bite out of it, held at the origin. */
function slice(p: Painter) {
  p.form(blob('-70,6! -64,-46! 40,-56! 30,-34 44,-20 26,-10 34,6!', 4), '#c9774a', { depth: 8 });
  p.fill(blob('-69,-12! -66,-26! 32,-34! 42,-20! 28,-14!', 2), '#fff2dc');
  p.form(blob('-74,-40 -66,-62 -10,-70 44,-66 40,-48 16,-42 -6,-32 -30,-46 -52,-34', 7), '#fff6e6', { depth: 6 });
}

/** A clock at the hour of the number; no other hour is written on it. Its middle is at the origin. */
function clock(p: Painter, number: number) {
  const [paper, ink] = ['#dfe8e4', '#173844'] as const;
  p.form(ellipse(0, 0, 132), paper, { depth: 12 });
  p.edge(ellipse(0, 0, 124), ink, 14, 1);
  const at = (hour: number, r: number) => {
    const a = (hour / 12) * 2 * Math.PI;
    return [Math.sin(a) * r, -Math.cos(a) * r] as const;
  };
  for (let hour = 0; hour < 12; hour++) {
    const wide = hour % 3 ? 3 : 6;
    if (hour !== number) p.fill(stroke(`${at(hour, 92)} ${at(hour, 108)}`, wide, wide), ink);
  }
  p.fill(stroke(`0,0 ${at(0, 84)}`, 6, 5), ink);
  p.fill(stroke(`0,0 ${at(number, 46)}`, 9, 8), ink);
  p.fill(ellipse(0, 0, 12), ink);
  const [x, y] = at(number, 82);
  p.in(x, y, 0, 0.72, 0.72, () => printed(p, number, false, [0.26, 0.26], 52));
}

/** How far a crown comes down over the hair. */
const WORN = 112;

const times = (name: string, of: (number: number) => Companion) =>
  Array.from({ length: 9 }, (_, i) => [`${name}${i + 2}`, of(i + 2)] as const);

/** What is on the table of a birthday, from the second to the tenth: the cake with its candles, and the crown. */
export const PARTY: Readonly<Record<string, Companion>> = Object.fromEntries<Companion>([
  ['birthdaySlice', { draw: slice, box: { x: -90, y: -90, width: 160, height: 110 }, shadow: 0 }],
  ...times('birthdayCake', (number) => ({
    draw: (p, look) => cake(p, number, look),
    box: { x: -290, y: -370, width: 580, height: 420 },
    shadow: 150,
  })),
  ...times('birthdayCakeAway', (number) => ({
    draw: (p, look) => cake(p, number, look, true),
    box: { x: -290, y: -370, width: 580, height: 420 },
    shadow: 150,
  })),
  ...times('birthdayCrown', (number) => ({
    draw: (p, { tilt = 0, ...look }) => p.in(0, 0, tilt, 1, 1, () => crown(p, number, look)),
    box: { x: -190, y: -200, width: 380, height: 260 },
    shadow: 0,
  })),
  /** On a head, whose top is at y = 0. */
  ...times('birthdayCrownWorn', (number) => ({
    draw: (p, { tilt = 0, ...look }) => p.in(0, WORN, tilt, 1, 1, () => crown(p, number, look)),
    box: { x: -190, y: -200 + WORN, width: 380, height: 260 },
    shadow: 0,
  })),
  ...times('birthdayClock', (number) => ({
    draw: (p, { reversed = false }) => p.in(0, 0, 0, reversed ? -1 : 1, 1, () => clock(p, number)),
    box: { x: -140, y: -140, width: 280, height: 280 },
    shadow: 0,
  })),
  /** On a bus, its middle at the origin. */
  ...times('printed', (number) => ({
    draw: (p, { reversed = false }) => printed(p, number, reversed, [0.26, 0.26], 52),
    box: { x: -60, y: -50, width: 120, height: 100 },
    shadow: 0,
  })),
]);
