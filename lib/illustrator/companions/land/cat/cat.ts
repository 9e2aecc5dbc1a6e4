import { type Painter, taper } from '@/lib/illustrator/paint';
import { CREAM, fur, INK, petTones, type Tones } from '../../kit/coat';
import { ears } from '../../kit/ears';
import { fringe } from '../../kit/fringe';
import { head } from '../../kit/head';
import { blob, knots, stroke } from '../../kit/outline';
import { quadruped, WALK } from '../../kit/quadruped';
import { curl, sitter } from '../../kit/seated';
import type { Companion, CompanionLook } from '../../model';
import type { Mood } from '../../mood';

const GREY = '#8d8a98';
const FACE = blob('0,-36 26,-32 44,-12 48,8 42,24 22,36 0,39 -22,36 -42,24 -48,8 -44,-12 -26,-32');

/** A tabby's head, its chin at 0, 39; `nod` is how much lower the features are when it bows, figure units. */
export function catHead(p: Painter, mood: Mood, tones: Tones, yaw = 0.5, roll = 0, nod = 0) {
  p.in(0, 0, roll, 1, 1, () => {
    ears(p, mood, {
      outer: '-17,10! -16,-8 -6,-32 2,-40! 12,-28 20,-4 20,12!',
      inner: '-9,12 -8,-6 1,-28 10,-16 14,12',
      colour: tones.base,
      at: [28, -24],
      lean: 0.28,
      yaw,
    });
    head(p, mood, {
      face: fringe(FACE, { size: ([x, y]) => (y > 8 && Math.abs(x) > 24 ? 9 : 0), spacing: 12, hang: 0.4 }),
      colour: tones.base,
      yaw,
      eyes: { y: nod, gap: 20, size: 10, iris: '#86b04a' },
      muzzle: { y: 18 + nod, rx: 20, ry: 13, colour: tones.pale },
      nose: { y: 11 + nod, size: 0.72, colour: '#d87a80' },
      mouth: { y: 15 + nod, size: 0.86 },
      cheeks: { y: 17 + nod, gap: 34 },
      marks: (x) => {
        for (const [u, top] of [
          [-9, -24],
          [0, -20],
          [9, -24],
        ] as const)
          p.line(
            [
              [x + u * 1.3, -40],
              [x + u, top + nod],
            ],
            6,
            tones.dark,
            0.55,
            [0.9, 0.8, 0.1],
          );
        for (const side of [-1, 1])
          for (const v of [6, 15])
            p.line(
              [
                [side * 52, v - 2],
                [x + side * 36, v + 2],
              ],
              5,
              tones.dark,
              0.4,
              [1, 0.1],
            );
      },
    });
    for (const side of [-1, 1])
      for (const v of [-3, 4])
        p.line(
          [
            [yaw * 12 + side * 16, 19 + nod + v * 0.4],
            [yaw * 10 + side * 52, 17 + nod + v * 2.4],
          ],
          1.3,
          '#fffaf0',
          0.85,
          [1, 0.9, 0.2],
        );
  });
}

function tail(p: Painter, tones: Tones, line: string) {
  const shape = taper(knots(line), [8, 9, 9.5, 9, 7]);
  p.form(shape, tones.base, { depth: 5 });
  p.clip(shape, () => {
    for (const [x, y] of knots(line).slice(1)) p.soft(x, y, 12, 8, tones.dark, 0.5);
  });
}

const stripes = (p: Painter, tones: Tones, lines: readonly string[]) => {
  for (const line of lines) p.fill(stroke(line, 0.6, 3.6, 2.8, 0.4), tones.dark, { alpha: 0.5 });
};

/** The colour of a cat's paws. */
export const pawOf = ({ hero }: CompanionLook, tones: Tones) => (hero?.family?.cat ? tones.light : CREAM);

function sittingBody(p: Painter, look: CompanionLook, tones: Tones) {
  const { mood } = look;
  tail(p, tones, mood.ears === 'low' ? '-24,-8 -56,-4 -78,-6 -92,-4' : '-26,-8 -60,-8 -76,-34 -62,-62 -72,-84');
  p.in(0, 0, 0, 0.94, 1, () =>
    sitter(p, {
      tones,
      paw: pawOf(look, tones),
      leg: [9.5, 7],
      bib: { colour: tones.pale, size: 0.8 },
      marks: () => stripes(p, tones, ['-46,-62 -30,-60 -18,-66', '-46,-46 -32,-46 -22,-52', '44,-52 32,-54 26,-60']),
    }),
  );
}

function sit(p: Painter, look: CompanionLook) {
  const tones = petTones(look, 'cat', GREY);
  sittingBody(p, look, tones);
  p.in(10, -120, 0, 0.98, 0.98, () => catHead(p, look.mood, tones, 0.5, 0.08));
}

/** A collar that hangs loose, with nothing on it but the torn thread of the bell. */
function bareCollar(p: Painter) {
  for (const end of ['14,-60 9,-48 11,-36', '15,-60 21,-50 18,-41']) p.line(knots(end), 3, '#5a3440', 1, [1, 0.9, 0.5]);
  p.form(taper(knots('-20,-86 -8,-71 13,-64 32,-72 40,-86'), [5, 6, 6.5, 6, 5]), '#c8403c', { depth: 3 });
  p.fill(stroke('11,-67 16,-60', 2.6, 2.6), '#5a3440');
}

/** It looks down at its own collar. */
function missBell(p: Painter, look: CompanionLook) {
  const tones = petTones(look, 'cat', GREY);
  sittingBody(p, look, tones);
  bareCollar(p);
  const mood: Mood = { ...look.mood, eyes: 'soft', gaze: [0, 1] };
  p.in(10, -122, 0, 0.98, 0.98, () => catHead(p, mood, tones, 0.3, 0.16, 10));
}

function walk(p: Painter, look: CompanionLook) {
  const { mood } = look;
  const tones = petTones(look, 'cat', GREY);
  tail(p, tones, '-60,-84 -86,-100 -96,-132 -84,-160 -92,-178');
  quadruped(p, {
    length: 84,
    back: 96,
    girth: 46,
    leg: [28, 14],
    gait: WALK,
    tones,
    hairs: 12,
    arch: 3,
    foot: { kind: 'paw', width: 21, colour: pawOf(look, tones) },
    neck: [stroke('44,-80 58,-96 62,-106', 22, 20, 20)],
    marks: () => {
      p.soft(0, -52, 50, 12, tones.pale, 0.5);
      stripes(p, tones, [
        '-36,-100 -34,-84 -40,-72',
        '-16,-100 -12,-84 -18,-70',
        '6,-100 10,-84 4,-70',
        '26,-100 30,-86 26,-74',
      ]);
    },
  });
  p.in(68, -118, 0, 0.92, 0.92, () => catHead(p, mood, tones, 0.7, -0.03));
}

function rolled(p: Painter, look: CompanionLook) {
  const { mood } = look;
  const tones = petTones(look, 'cat', GREY);
  curl(p, tones, 0, () =>
    stripes(p, tones, [
      '-10,-76 -4,-52 -12,-36',
      '12,-76 18,-52 10,-38',
      '34,-70 40,-48 32,-36',
      '-30,-72 -26,-56 -34,-44',
    ]),
  );
  p.in(-30, -32, 0, 0.96, 0.96, () => catHead(p, { ...mood, eyes: 'closed' }, tones, -0.3, -0.16));
  const line = '70,-18 60,0 26,0 -10,0 -34,-6';
  tail(p, tones, line);
  fur(p, stroke(line, 8), tones.base, { count: 5 });
  p.soft(-30, 4, 30, 4, INK, 0.2);
}

export const CAT: Readonly<Record<string, Companion>> = {
  catSit: { draw: sit, box: { x: -110, y: -195, width: 190, height: 210 }, shadow: 46, hold: [11, -70] },
  catMissesBell: { draw: missBell, box: { x: -110, y: -195, width: 190, height: 210 }, shadow: 46 },
  catWalk: { draw: walk, box: { x: -115, y: -195, width: 245, height: 205 }, shadow: 62 },
  catCurl: { draw: rolled, box: { x: -105, y: -105, width: 190, height: 125 }, shadow: 74 },
};
