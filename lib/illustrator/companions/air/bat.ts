import { type Painter, shade, tint } from '@/lib/illustrator/paint';
import { fur, type Tones, tonesOf } from '../kit/coat';
import { ears } from '../kit/ears';
import { fringe } from '../kit/fringe';
import { head } from '../kit/head';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';

const FACE = blob('0,-38 24,-34 40,-14 42,10 30,30 12,38 -12,38 -30,30 -42,10 -40,-14 -24,-34');
const SKIN = blob(
  '4,-20! -40,-64 -84,-78 -106,-72! -112,-48 -124,-26! -100,-30 -88,-8! -66,-16 -50,10! -34,4 -14,30! 0,20',
  7,
);

function wing(p: Painter, tones: Tones, colour: string) {
  p.form(SKIN, colour, { depth: 8, light: 0.08 });
  p.clip(SKIN, () => {
    for (const line of [
      '-4,-18 -50,-50 -104,-72',
      '-36,-54 -66,-40 -88,-8',
      '-30,-50 -42,-30 -50,10',
      '-60,-66 -96,-52 -124,-26',
    ] as const)
      p.fill(stroke(line, 1.6, 3.2, 1), shade(colour, 0.1), { alpha: 0.75 });
    p.soft(-66, -56, 44, 18, tint(colour, 0.14), 0.5, 0.4);
  });
  p.form(stroke('4,-16 -40,-62 -84,-78 -106,-73', 6, 5, 4, 2), tones.base, { depth: 3 });
  p.fill(stroke('-58,-72 -62,-84 -56,-88', 3.6, 2.4, 0.8), tones.base);
}

function draw(p: Painter, { mood, colour = '#7d6a8e' }: CompanionLook) {
  const tones = tonesOf(colour);
  const skin = tint(shade(colour, 0.04), 0.05);
  const beat = mood.ears === 'up' ? 0.2 : mood.ears === 'low' ? -0.22 : 0.04;
  p.in(0, 6, mood.ears === 'low' ? 0.03 : 0.09, 1, 1, () => {
    p.in(18, 2, -beat, -1.18, 1.22, () => wing(p, tones, shade(skin, 0.03)));
    p.in(-16, 2, beat, 1.24, 1.24, () => wing(p, tones, skin));
    for (const x of [-12, 14]) p.form(stroke(`${x},50 ${x + 1},62 ${x - 4},68`, 5, 3.6, 2.4), tones.far, { depth: 2 });
    const body = fringe(blob('-26,-10 -34,20 -22,48 2,58 26,46 36,18 28,-10'), {
      size: ([, y]) => (y > 0 ? 5 : 0),
      spacing: 11,
      hang: 0.4,
    });
    p.form(body, tones.base, { depth: 9 });
    p.form(blob('2,0 22,10 24,32 6,50 -14,40 -18,16'), tones.pale, { depth: 6, shadow: 0.08 });
    fur(p, body, tones.base, { count: 9, length: 8, lie: 1.5 });
    p.in(3, -34, -0.04, 1.1, 1.1, () => {
      ears(p, mood, {
        outer: '-17,14! -20,-14 -10,-42 4,-56! 19,-30 22,-6 16,14!',
        inner: '-9,12 -11,-12 -4,-32 3,-42 12,-24 13,-4 8,12',
        colour: tones.base,
        innerColour: '#f0a8a4',
        at: [24, -28],
        lean: 0.3,
        yaw: 0.4,
      });
      head(p, mood, {
        face: fringe(FACE, { size: ([, y]) => (y > 4 ? 5 : 2), spacing: 11, hang: 0.4 }),
        colour: tones.base,
        yaw: 0.4,
        hairs: 10,
        eyes: { y: -5, gap: 18, size: 11, iris: '#c8862e' },
        muzzle: { y: 19, rx: 19, ry: 12, colour: tones.pale },
        nose: { y: 11, size: 0.72, colour: '#7a4250' },
        mouth: { y: 17, size: 0.95 },
        cheeks: { y: 15, gap: 31 },
      });
      if (mood.mouth === 'smile')
        for (const x of [0.5, 9.5]) p.fill(blob(`${x - 2.4},23! ${x + 2.4},23! ${x},29`, 4), '#fffaf0');
      if (mood.mouth === 'open')
        for (const x of [-1.5, 11.5]) p.fill(blob(`${x - 2.4},21.5! ${x + 2.4},21.5! ${x},27.5`, 4), '#fffaf0');
    });
  });
}

export const BAT: Readonly<Record<string, Companion>> = {
  bat: { draw, box: { x: -180, y: -130, width: 355, height: 215 }, shadow: 0 },
};
