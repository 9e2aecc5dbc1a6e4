import { type Painter, taper } from '@/lib/illustrator/paint';
import { CREAM, fur, petTones, type Tones, tonesOf } from '../kit/coat';
import { paw } from '../kit/feet';
import { blob, knots, stroke } from '../kit/outline';
import { catHead, pawOf } from '../land/cat/cat';
import { frogHead } from '../land/frog';
import type { CompanionLook } from '../model';

const [GREY, GREEN] = ['#8d8a98', '#7fb04a'];

const stripes = (p: Painter, { dark }: Tones, lines: readonly string[]) => {
  for (const line of lines) p.fill(stroke(line, 0.6, 3.6, 2.8, 0.4), dark, { alpha: 0.5 });
};

/** A tail with every hair on end. */
function brush(p: Painter, tones: Tones, line: string) {
  const shape = taper(knots(line), [9, 17, 19, 15, 4]);
  p.form(shape, tones.base, { depth: 5 });
  fur(p, shape, tones.dark, { count: 16, length: 14, width: 2.2, lie: -0.4 });
}

/** Shot up onto somebody's chest: all four paws hold on, the tail stands on end. Its middle is at 0, -70. */
export function catCling(p: Painter, look: CompanionLook): void {
  const { mood } = look;
  const tones = petTones(look, 'cat', GREY);
  brush(p, tones, '-26,-18 -58,-8 -78,-30 -84,-64 -80,-96');
  const body = blob('-34,-108 -46,-70 -44,-28 -22,-4 14,-2 38,-22 42,-64 32,-108');
  p.form(body, tones.base, { depth: 11 });
  p.clip(body, () =>
    stripes(p, tones, [
      '-46,-78 -24,-74 -6,-78',
      '-46,-54 -24,-50 -8,-54',
      '44,-70 26,-68 14,-72',
      '42,-46 26,-44 16,-48',
    ]),
  );
  fur(p, body, tones.base, { count: 16, length: 12, lie: -1.2 });
  for (const [line, x, y] of [
    ['-26,-92 -50,-112 -62,-136', -63, -138],
    ['24,-92 50,-112 64,-134', 65, -136],
    ['-26,-22 -50,-12 -58,0', -60, 4],
    ['24,-20 44,-8 50,6', 52, 10],
  ] as const) {
    p.form(stroke(line, 13, 11, 9), tones.base, { depth: 5 });
    paw(p, x, y + 6, 24, pawOf(look, tones));
  }
  p.in(2, -142, 0, 1, 1, () => catHead(p, mood, tones, mood.gaze ? mood.gaze[0] * 0.7 : 0.15, 0));
}

/** Upright like somebody who has come to complain: one paw on the hip, one lectures. */
export function catComplain(p: Painter, { mood, colour = GREY }: CompanionLook): void {
  const tones = tonesOf(colour);
  const line = '-26,-10 -58,-4 -80,-24 -72,-54 -86,-74';
  p.form(taper(knots(line), [8, 9, 9.5, 9, 7]), tones.base, { depth: 5 });
  p.form(stroke('26,-104 52,-112 60,-140', 12, 10, 9), tones.far, { depth: 5 });
  paw(p, 61, -140, 24, CREAM);
  for (const x of [-18, 22]) {
    p.form(stroke(`${x},-40 ${x},-6`, 15, 12), tones.base, { depth: 5 });
    paw(p, x + 5, 4, 28, CREAM);
  }
  const body = blob('-20,-124 -32,-90 -42,-50 -34,-18 0,-12 34,-18 42,-50 32,-90 22,-124');
  p.form(body, tones.base, { depth: 11 });
  p.clip(body, () => {
    p.form(blob('-4,-116 16,-112 24,-70 20,-30 -4,-26 -14,-66'), tones.pale, { depth: 6, shadow: 0.06 });
    stripes(p, tones, ['-44,-84 -30,-82 -20,-88', '-46,-60 -30,-58 -22,-64', '44,-70 32,-70 28,-76']);
  });
  fur(p, body, tones.base, { count: 16, length: 11, lie: 1.5 });
  p.form(stroke('-24,-108 -58,-84 -44,-58 -28,-56', 12, 11, 10, 9), tones.base, { depth: 6 });
  p.in(6, -158, 0, 1, 1, () => catHead(p, mood, tones, 0.5, 0.08));
}

/** In the middle of a leap, fore and hind legs stretched. */
export function catLeap(p: Painter, { mood, colour = GREY }: CompanionLook): void {
  const tones = tonesOf(colour);
  p.in(0, -70, -0.22, 1, 1, () => {
    const line = '-66,-4 -98,-24 -116,-56 -104,-88 -112,-108';
    p.form(taper(knots(line), [8, 9, 9.5, 9, 7]), tones.base, { depth: 5 });
    for (const [far, x, y] of [
      ['44,6 74,22 96,16', 104, 14],
      ['-50,8 -84,30 -108,42', -114, 44],
    ] as const) {
      p.form(stroke(far, 13, 10, 8), tones.far, { depth: 5 });
      paw(p, x, y + 8, 22, CREAM);
    }
    const body = blob('-74,0 -64,-24 -20,-30 30,-28 60,-18 66,4 50,24 0,26 -50,28');
    p.form(body, tones.base, { depth: 11 });
    p.clip(body, () => {
      p.soft(0, 26, 50, 12, tones.pale, 0.6);
      stripes(p, tones, ['-40,-34 -38,-16 -44,-4', '-14,-36 -12,-18 -18,-4', '12,-36 16,-18 10,-4']);
    });
    for (const [near, x, y] of [
      ['46,8 78,6 106,-8', 114, -10],
      ['-56,10 -92,14 -124,24', -130, 24],
    ] as const) {
      p.form(stroke(near, 14, 11, 8), tones.base, { depth: 5 });
      paw(p, x, y + 8, 24, CREAM);
    }
    p.in(70, -36, 0.2, 0.96, 0.96, () => catHead(p, mood, tones, 0.5, 0));
  });
}

/** In the air, all four legs spread. */
export function frogLeap(p: Painter, { mood, colour = GREEN }: CompanionLook): void {
  const tones = tonesOf(colour);
  p.in(0, -60, -0.16, 1, 1, () => {
    for (const [line, tone] of [
      ['-18,18 -52,4 -66,44 -92,66', tones.far],
      ['18,20 54,12 62,52 88,76', tones.base],
      ['-22,-14 -54,-26 -74,-54', tones.far],
      ['24,-14 58,-22 80,-48', tones.base],
    ] as const) {
      p.form(stroke(line, 13, 10, 7, 6), tone, { depth: 5 });
      const last = line.split(' ').at(-1)?.split(',').map(Number) ?? [0, 0];
      const [x = 0, y = 0] = last;
      const up = y < 0 ? -1 : 1;
      for (const u of [-12, 0, 12]) p.form(stroke(`${x},${y} ${x + u},${y + up * 15}`, 4, 5), tone, { depth: 2 });
    }
    p.form(blob('-30,-34 -40,-4 -30,28 0,38 30,28 40,-4 30,-34'), tones.base, { depth: 9 });
    p.form(blob('-18,-24 18,-24 24,6 14,26 -14,26 -24,6'), tones.pale, { depth: 5, shadow: 0.06 });
    p.in(0, -44, 0.06, 1, 1, () => frogHead(p, mood, tones));
  });
}
