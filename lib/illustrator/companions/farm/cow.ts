import { ellipse, type Painter } from '@/lib/illustrator/paint';
import { type Tones, tonesOf } from '../kit/coat';
import { ears } from '../kit/ears';
import { head } from '../kit/head';
import { nostrils } from '../kit/nose';
import { blob, stroke } from '../kit/outline';
import { quadruped, STAND } from '../kit/quadruped';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const PATCH = '#7a5444';
const FACE = blob('0,-40 24,-38 38,-22 38,0 31,18 32,36 22,48 0,52 -22,48 -32,36 -31,18 -38,0 -38,-22 -24,-38');

function cowHead(p: Painter, mood: Mood, tones: Tones, patch: Tones) {
  p.in(0, 0, -0.14, 1, 1, () => {
    for (const side of [-1, 1])
      p.form(stroke(`${side * 20 + 4},-34 ${side * 34 + 4},-46 ${side * 32 + 4},-62`, 7, 5, 1.6), '#ead2a8', {
        depth: 3,
      });
    ears(p, mood, {
      outer: '-4,10! -2,-8 12,-16 32,-12 38,2 24,12 6,14!',
      inner: '4,6 12,-8 28,-6 28,3 16,8',
      colour: patch.base,
      at: [32, -22],
      lean: 0.08,
      swing: 0.7,
      yaw: 0.5,
    });
    head(p, mood, {
      face: FACE,
      colour: tones.base,
      yaw: 0.5,
      hairs: 10,
      eyes: { y: -9, gap: 21, size: 9.4, iris: '#6a4232', brow: '#6a4a3e' },
      muzzle: { y: 33, rx: 28, ry: 18, colour: '#f2b4aa' },
      mouth: { y: 36, size: 1.06, lip: false },
      cheeks: { y: 12, gap: 28, size: 10 },
      marks: (x) => {
        p.form(blob(`${x - 6},-46 ${x - 10},-22 ${x - 14},-4 ${x - 24},10 -50,8 -48,-40`), patch.base, { depth: 6 });
        p.form(blob(`${x + 14},-46 ${x + 16},-24 ${x + 26},4 52,6 50,-40`), patch.base, { depth: 6 });
      },
    });
    nostrils(p, 6.5, 27, 10, 3.2, '#a85a5a');
    p.form(blob('-8,-38 -4,-52 6,-48 12,-54 18,-40 10,-26 4,-34 -2,-24'), tones.light, { depth: 4 });
  });
}

function bell(p: Painter) {
  p.fill(stroke('70,-162 98,-136 130,-148', 5, 6, 5), '#b8483e');
  p.form(blob('88,-140! 108,-138! 114,-112 118,-106! 80,-106! 84,-114'), '#e8b44a', { depth: 6 });
  p.fill(ellipse(99, -103, 6, 5), '#a8742a');
}

function draw(p: Painter, { mood, colour = PATCH }: CompanionLook) {
  const [tones, patch] = [tonesOf('#fbf3e8'), tonesOf(colour)];
  p.form(stroke('-116,-196 -138,-170 -140,-122', 6, 4, 3.4), tones.base, { depth: 3 });
  p.form(blob('-140,-128 -152,-106 -142,-74! -130,-104'), patch.base, { depth: 4 });
  p.form(ellipse(-46, -92, 28, 19), '#f2b4aa', { depth: 6 });
  for (const x of [-58, -38]) p.form(stroke(`${x},-80 ${x},-68`, 5, 4), '#eaa098', { depth: 2 });
  quadruped(p, {
    length: 152,
    back: 218,
    girth: 122,
    leg: [62, 33],
    gait: STAND,
    tones,
    hock: 0.5,
    hairs: 10,
    sag: 4,
    foot: { kind: 'hoof', width: 43, colour: '#6a5450' },
    neck: [stroke('60,-166 100,-184 120,-198', 54, 50, 44)],
    marks: () => {
      for (const spot of [
        '-120,-230 -70,-226 -58,-190 -84,-160 -122,-176',
        '-26,-224 16,-230 30,-190 8,-152 -22,-166 -36,-194',
        '58,-200 96,-210 100,-160 74,-136 52,-160',
        '-104,-120 -78,-128 -66,-96 -96,-84',
        '-12,-124 14,-130 18,-106 -6,-100',
      ])
        p.form(blob(spot), patch.base, { depth: 9 });
      p.soft(10, -100, 70, 14, '#e8b8ac', 0.4);
    },
  });
  p.soft(120, -172, 46, 34, tones.dark, 0.22);
  bell(p);
  p.in(136, -224, 0, 1.6, 1.6, () => cowHead(p, mood, tones, patch));
}

export const COW: Readonly<Record<string, Companion>> = {
  cow: { draw, box: { x: -160, y: -340, width: 410, height: 350 }, shadow: 124 },
};
