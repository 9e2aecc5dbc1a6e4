import { type Painter, taper } from '@/lib/illustrator/paint';
import { fur, type Tones } from '../../kit/coat';
import { fringe } from '../../kit/fringe';
import { blob, knots, stroke } from '../../kit/outline';
import { quadruped, RUN, WALK } from '../../kit/quadruped';
import { bib, curl, sitter } from '../../kit/seated';
import { headTurn } from '../../kit/turn';
import type { Companion, CompanionLook } from '../../model';
import { dogCoat } from './coat';
import { growl } from './growl';
import { dogHead } from './head';
import { reach } from './reach';

function tail(p: Painter, tones: Tones, line: string) {
  const brush = taper(knots(line), [7, 13, 17, 12, 3]);
  p.form(fringe(brush, { size: ([, y]) => (y > -3 ? 0 : 6), spacing: 14, hang: 0.6 }), tones.base, { depth: 8 });
  fur(p, brush, tones.base, { count: 14, length: 13, width: 2.6, lie: -0.9 });
}

function sit(p: Painter, look: CompanionLook, behind = false) {
  const { mood } = look;
  const { yaw, roll } = headTurn(look, 0.5);
  const tones = dogCoat(look);
  p.in(0, 0, 0, 1.3, 1.3, () => {
    const up =
      mood.ears === 'low' || mood.ears === 'uneven'
        ? '-30,-10 -56,-2 -78,-4 -92,-2 -102,0'
        : '-30,-12 -58,-14 -76,-36 -76,-62 -66,-82';
    tail(p, tones, up);
    sitter(p, { tones, paw: tones.light, leg: [12, 9], shaggy: 6, bib: { colour: tones.pale, size: 1.05 } });
    p.in(12, -126, 0, 1.14, 1.14, () => dogHead(p, mood, tones, yaw, 0.07 + roll, behind));
  });
}

/** Sits and asks: one ear up, one down. */
const ask = (p: Painter, look: CompanionLook) => sit(p, { ...look, mood: { ...look.mood, ears: 'uneven' } }, true);

function run(p: Painter, look: CompanionLook) {
  const { mood } = look;
  const { yaw, roll } = headTurn(look, 0.75);
  const tones = dogCoat(look);
  p.in(0, -10, -0.06, 1, 1, () => {
    tail(p, tones, '-74,-108 -104,-118 -128,-140 -138,-166 -132,-182');
    quadruped(p, {
      length: 100,
      back: 132,
      girth: 76,
      leg: [44, 24],
      gait: RUN,
      tones,
      arch: 4,
      hairs: 16,
      foot: { kind: 'paw', width: 28, colour: tones.light },
      neck: [
        stroke('50,-104 76,-124 88,-140', 32, 32, 30),
        fringe(blob('-66,-118 -40,-134 40,-134 66,-116 66,-76 40,-56 -30,-62 -66,-80'), {
          size: ([, y]) => (y > -90 ? 9 : 3),
          spacing: 19,
        }),
      ],
    });
    bib(p, 84, -100, 1.1, tones.pale);
    p.in(96, -154, 0, 1.3, 1.3, () => dogHead(p, mood, tones, yaw, -0.08 + roll));
  });
}

function walk(p: Painter, look: CompanionLook) {
  const { mood } = look;
  const { yaw, roll } = headTurn(look, 0.6);
  const tones = dogCoat(look);
  const fleece = blob('-66,-128 -40,-142 40,-142 66,-124 66,-84 40,-66 -30,-70 -66,-88');
  tail(
    p,
    tones,
    mood.ears === 'low' ? '-66,-112 -92,-100 -106,-74 -104,-52' : '-66,-116 -92,-134 -100,-160 -88,-184 -74,-188',
  );
  quadruped(p, {
    length: 90,
    back: 140,
    girth: 76,
    leg: [44, 25],
    gait: WALK,
    tones,
    hairs: 14,
    hock: 0.8,
    foot: { kind: 'paw', width: 31, colour: tones.light },
    neck: [
      stroke('46,-112 66,-136 74,-150', 32, 32, 30),
      fringe(fleece, { size: ([, y]) => (y > -100 ? 9 : 3), spacing: 19 }),
    ],
  });
  bib(p, 72, -112, 1.15, tones.pale);
  p.in(80, -166, 0, 1.36, 1.36, () => dogHead(p, mood, tones, yaw, 0.04 + roll));
}

function sleep(p: Painter, look: CompanionLook) {
  const { mood } = look;
  const tones = dogCoat(look);
  p.in(0, 0, 0, 1.3, 1.3, () => {
    curl(p, tones, 6);
    p.in(-34, -40, 0, 1.08, 1.08, () => dogHead(p, { ...mood, eyes: 'closed' }, tones, -0.3, -0.16));
    tail(p, tones, '70,-22 58,-8 26,-8 0,-6 -16,-8');
  });
}

/** Stretched out on the ground, the head on the forepaws: a long warm back to lean on. */
function lieDown(p: Painter, look: CompanionLook) {
  const { mood } = look;
  const tones = dogCoat(look);
  const trunk = blob('-96,-12 -92,-48 -64,-74 -20,-80 24,-74 58,-64 74,-40 72,-8 50,3 -80,3');
  p.in(0, 0, 0, 1.3, 1.3, () => {
    tail(p, tones, '-84,-26 -110,-22 -132,-20 -150,-24 -164,-34');
    p.form(stroke('60,-16 92,-5 118,-4', 12, 11, 10), tones.far, { depth: 6 });
    p.form(fringe(trunk, { size: ([, y]) => (y > -7 ? 0 : 6), spacing: 15, hang: 0.6 }), tones.base, {
      depth: 15,
      softness: 9,
    });
    fur(p, trunk, tones.base, { count: 26, length: 13, lie: ([x]) => 2.6 - x * 0.004 });
    const haunch = blob('-96,-6 -92,-44 -66,-60 -40,-46 -32,-14 -40,3 -84,3');
    p.form(fringe(haunch, { size: ([, y]) => (y > -7 ? 0 : 4), spacing: 14, hang: 0.6 }), tones.base, { depth: 10 });
    p.form(stroke('-62,-8 -34,-4 -16,-4', 11, 10, 9), tones.base, { depth: 6 });
    p.form(stroke('40,-14 76,-4 104,-4', 13, 12, 10), tones.light, { depth: 7 });
    bib(p, 62, -34, 1.05, tones.pale);
    p.in(88, -42, 0.06, 1.06, 1.06, () => dogHead(p, mood, tones, 0.42, 0.1));
  });
}

/** How far ears that stand rise above the box. */
const EARS = 45;

/** The family dog; its colour tells the breed. */
export const DOG: Readonly<Record<string, Companion>> = {
  dogSit: {
    draw: (p, look) => sit(p, look),
    box: { x: -150, y: -240, width: 275, height: 265 },
    above: EARS,
    shadow: 62,
    hold: [16, -86],
  },
  dogAsk: { draw: ask, box: { x: -165, y: -265, width: 330, height: 290 }, above: EARS, shadow: 62, hold: [16, -86] },
  dogWalk: {
    draw: walk,
    box: { x: -135, y: -235, width: 320, height: 245 },
    above: EARS,
    shadow: 76,
    hold: [66, -108],
  },
  dogRun: { draw: run, box: { x: -170, y: -235, width: 355, height: 235 }, above: EARS, shadow: 84 },
  dogLie: {
    draw: lieDown,
    box: { x: -240, y: -140, width: 460, height: 170 },
    above: EARS,
    shadow: 130,
    hold: [-20, -96],
  },
  dogGrowl: { draw: growl, box: { x: -165, y: -215, width: 410, height: 230 }, above: EARS, shadow: 80 },
  dogReach: { draw: reach, box: { x: -165, y: -305, width: 320, height: 320 }, above: EARS, shadow: 50 },
  dogSleep: { draw: sleep, box: { x: -150, y: -125, width: 265, height: 155 }, above: EARS, shadow: 98 },
};
