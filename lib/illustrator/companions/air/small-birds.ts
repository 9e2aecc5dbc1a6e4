import { ellipse, mix, type Painter, shade } from '@/lib/illustrator/paint';
import { beak } from '../farm/poultry/parts';
import { fur, type Tones, tonesOf } from '../kit/coat';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';
import { birdHead, featherWing, tailFan, tuckedFeet } from './parts';

/** Wings beat higher in high spirits. */
const beat = ({ ears }: Mood) => (ears === 'up' ? 0.16 : ears === 'low' ? -0.36 : -0.06);

const BODY = blob('-62,6 -44,-14 -14,-28 22,-32 48,-18 54,8 40,30 12,40 -22,32 -48,18');
const TAIL = ['-46,6 -78,2 -104,-14', '-46,10 -80,12 -110,2', '-46,14 -78,24 -106,20', '-44,16 -70,32 -94,36'];

type Plan = {
  readonly tones: Tones;
  readonly tip: string;
  readonly middle: string;
  readonly belly: string;
  readonly tail: string;
  readonly feet: string;
  readonly wing: number;
};

function flyer(p: Painter, mood: Mood, { tones, tip, middle, belly, tail, feet, wing }: Plan, head: () => void) {
  const lift = beat(mood);
  p.in(30, -16, 0.52 + lift * 0.5, 1, 1, () =>
    featherWing(p, { base: tones.far, tip: shade(tip, 0.05), middle: shade(middle, 0.06) }, 0, wing * 0.88),
  );
  tailFan(p, TAIL, 10, tail);
  tuckedFeet(p, -16, 38, feet);
  p.form(BODY, tones.base, { depth: 11, softness: 7 });
  p.clip(BODY, () => {
    p.form(blob('60,-6 44,12 6,18 -30,16 -64,12 -40,44 20,52 60,34'), belly, { depth: 7, shadow: 0.08 });
    p.soft(30, -22, 30, 12, tones.dark, 0.25);
  });
  fur(p, BODY, tones.base, { count: 12, length: 8, lie: 2.8, alpha: 0.4 });
  p.in(2, -8, lift, 1, 1, () => featherWing(p, { base: tones.base, tip, middle }, -0.1, wing));
  head();
}

function bird(p: Painter, { mood, colour = '#5fa6d6' }: CompanionLook) {
  const tones = tonesOf(colour);
  p.in(-8, 10, mood.ears === 'low' ? 0.04 : -0.14, 1, 1, () =>
    flyer(
      p,
      mood,
      {
        tones,
        tip: shade(colour, 0.12),
        middle: tones.light,
        belly: mix(colour, '#f6a86e', 0.86),
        tail: shade(colour, 0.1),
        feet: '#c8824a',
        wing: 0.86,
      },
      () =>
        p.in(46, -32, 0.1, 1.14, 1.14, () => {
          p.form(stroke('0,-32 -8,-44 -4,-50', 4, 3, 1), tones.base, { depth: 2 });
          p.form(stroke('5,-32 4,-44 10,-48', 3.4, 2.6, 0.8), tones.far, { depth: 2 });
          birdHead(p, mood, {
            tones,
            marks: () =>
              p.form(blob('-14,12 8,6 34,10 40,40 -20,40'), mix(colour, '#fbe2c0', 0.85), { depth: 5, shadow: 0.07 }),
            beak: () => beak(p, 11, 9, 0.72, mood, '#f0a23c'),
          });
        }),
    ),
  );
}

function oliveTwig(p: Painter) {
  p.fill(stroke('-26,6 -8,2 14,3 40,-4', 1.6, 2.4, 2.2, 1), '#7a6a44');
  for (const [x, y, a] of [
    [-26, 6, 2.7],
    [-12, 12, 2.2],
    [24, -5, -0.8],
    [28, 8, 0.7],
    [42, -4, 0],
    [14, 11, 1.2],
  ] as const)
    p.in(x, y, a, 1, 1, () => {
      p.form(blob('0,0! 8,-5 20,-3 24,0! 18,4 8,5'), '#8aa860', { depth: 3 });
      p.line(
        [
          [2, 0],
          [20, 0],
        ],
        1.2,
        '#d8e2b0',
        0.7,
      );
    });
  p.form(ellipse(32, 2, 4.6, 5.6, 0.3), '#5f6e3e', { depth: 2 });
}

function dove(p: Painter, { mood, colour = '#fbf6ee' }: CompanionLook) {
  const tones = tonesOf(colour);
  p.in(-6, 16, mood.ears === 'low' ? 0.02 : -0.18, 1.06, 1.06, () =>
    flyer(
      p,
      mood,
      {
        tones,
        tip: shade(colour, 0.03),
        middle: colour,
        belly: shade(colour, 0.025),
        tail: shade(colour, 0.015),
        feet: '#e08a7a',
        wing: 1.02,
      },
      () =>
        p.in(50, -34, 0.12, 1.04, 1.04, () => {
          birdHead(p, mood, {
            tones,
            iris: '#5a6a8a',
            beak: () => {
              p.in(27, 21, 0.16, 0.92, 0.92, () => oliveTwig(p));
              beak(p, 11, 9, 0.66, { ...mood, mouth: mood.mouth === 'open' ? 'smile' : mood.mouth }, '#eda06a');
            },
          });
          if (mood.mouth === 'open') for (const side of [-1, 1]) p.soft(8 + side * 24, 11, 13, 9, '#f0785a', 0.35);
        }),
    ),
  );
}

function gullBeak(p: Painter, mood: Mood) {
  const gape = mood.mouth === 'open' ? 0.34 : mood.mouth === 'round' ? 0.2 : 0.02;
  p.in(12, 9, 0.06, 1, 1, () => {
    if (gape > 0.1) p.fill(blob(`-4,2! 24,1! 22,${4 + gape * 30} 4,${8 + gape * 14}`), '#8a2f38');
    p.in(-4, 2, gape, 1, 1, () => p.form(blob('-4,0 12,1 28,2! 24,6 10,8 -3,8'), '#e09a2c', { depth: 2 }));
    p.form(blob('-10,2 -6,-8 6,-10 22,-6 33,2 33,9! 27,5 10,3'), '#f4b43c', { depth: 3 });
    p.fill(ellipse(25, 1, 3, 2.4, 0.3), '#e0603c', { alpha: 0.85 });
    p.fill(ellipse(6, -4, 2, 1), shade('#f4b43c', 0.25));
    const corner = mood.mouth === 'down' ? 6 : -4;
    p.line(
      [
        [-7, 2],
        [-14, 2 + corner],
      ],
      2.4,
      '#8a5a20',
      0.8,
      [1, 0.3],
    );
  });
}

function seagull(p: Painter, { mood, colour = '#a9b7c6' }: CompanionLook) {
  const back = tonesOf(colour);
  const tones = tonesOf('#f9f5ee');
  const lift = beat(mood);
  p.in(0, 10, mood.ears === 'low' ? 0.06 : -0.08, 1.12, 1.12, () => {
    p.in(34, -14, 1.05 + lift * 0.4, 0.8, 1.14, () =>
      featherWing(p, { base: back.far, tip: shade(colour, 0.34), middle: back.far }, 0, 0.92),
    );
    tailFan(p, TAIL, 10, tones.base);
    tuckedFeet(p, -18, 36, '#f0a040');
    p.form(BODY, tones.base, { depth: 11, softness: 7 });
    p.clip(BODY, () => p.soft(-14, -24, 62, 18, back.base, 0.8));
    fur(p, BODY, tones.base, { count: 10, length: 8, lie: 2.8, alpha: 0.4 });
    p.in(2, -10, lift - 0.34, 0.86, 1.2, () =>
      featherWing(p, { base: back.base, tip: shade(colour, 0.32), middle: back.light }, 0, 1.02),
    );
    p.in(48, -32, 0.08, 1.06, 1.06, () => birdHead(p, mood, { tones, iris: '#b08a2c', beak: () => gullBeak(p, mood) }));
  });
}

export const BIRD: Readonly<Record<string, Companion>> = {
  bird: { draw: bird, box: { x: -130, y: -135, width: 225, height: 205 }, shadow: 0 },
};
export const SEAGULL: Readonly<Record<string, Companion>> = {
  seagull: { draw: seagull, box: { x: -170, y: -200, width: 350, height: 275 }, shadow: 0 },
};
export const DOVE: Readonly<Record<string, Companion>> = {
  dove: { draw: dove, box: { x: -150, y: -160, width: 295, height: 245 }, shadow: 0 },
};
