import { ellipse, mix, shade, taper, tint, type Vec } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { clipTo, dab, type Easel, fill } from '../kit/easel';
import { foliage } from '../kit/foliage';
import { flowers } from '../kit/ground';
import { cabbage, tomatoCane } from './kit/crops';
import { sunlit } from './kit/scene';

export function slabs(e: Easel, d: Daylight) {
  for (const [x, y, w] of [
    [612, 800, 24],
    [604, 836, 32],
    [640, 872, 40],
    [628, 920, 54],
    [606, 978, 70],
    [600, 1050, 96],
  ] as const) {
    fill(e, ellipse(x, y, w, w * 0.26, 0.02, 20), d.tone('#b8a890'));
    fill(e, ellipse(x, y - w * 0.04, w * 0.95, w * 0.22, 0.02, 20), mix(d.tone('#dcd0bc'), d.glow, 0.15));
  }
}

/** Raised beds with boards: cabbages and lettuce at the left, tomatoes and tulips at the right. */
export function beds(e: Easel, d: Daylight) {
  const soil = d.tone('#7a5540');
  const wood = d.tone('#b08860');
  const bed = (a: Vec, b: Vec, c: Vec, f: Vec, h: number) => {
    fill(e, [a, b, c, f], soil);
    clipTo(e, [a, b, c, f], () => {
      for (let i = 0; i < 10; i++)
        dab(
          e,
          'dry',
          a[0] + (b[0] - a[0]) * (i / 9),
          (a[1] + c[1]) / 2,
          70,
          8,
          i % 2 ? shade(soil, 0.07) : tint(soil, 0.06),
          { alpha: 0.6, variant: i },
        );
    });
    fill(e, [f, c, [c[0], c[1] + h], [f[0], f[1] + h]], wood);
    e.p.line([f, c], 5, sunlit(d, '#d8b48a', 0.3), 1, [1, 1]);
    dab(e, 'dry', (f[0] + c[0]) / 2, f[1] + h / 2, 150, 5, shade(wood, 0.1), { alpha: 0.6 });
  };
  bed([60, 872], [450, 872], [420, 934], [-20, 934], 20);
  for (let i = 0; i < 6; i++) cabbage(e, d, 84 + i * 62, 892, 24);
  for (let i = 0; i < 6; i++) cabbage(e, d, 40 + i * 70, 928, 30);
  bed([760, 872], [1240, 872], [1270, 930], [790, 930], 20);
  for (let i = 0; i < 6; i++) tomatoCane(e, d, `tom${i}`, 808 + i * 78, 910, 110 + (i % 2) * 16);
  bed([-60, 1010], [330, 1010], [280, 1090], [-60, 1090], 26);
  const r = e.random('tulips');
  for (let i = 0; i < 16; i++)
    foliage(e, `carrot${i}`, -10 + (i % 8) * 42, 1012 + (i > 7 ? 46 : 6), 26, 24, d.tone('#6fae4c'), {
      tip: 'fern',
      count: 5,
      size: 26,
      body: false,
      lit: sunlit(d, '#c8e07a', 0.4),
      warmth: 0.5,
    });
  for (let i = 0; i < 8; i++)
    fill(
      e,
      taper(
        [
          [14 + i * 38, 1066 + (i % 2) * 8],
          [14 + i * 38, 1080 + (i % 2) * 6],
        ],
        [8, 4],
      ),
      d.tone('#f08a3c'),
    );
  flowers(
    e,
    'bedR',
    Array.from({ length: 12 }, (): [number, number, number] => [1080 + r() * 130, 1010 + r() * 90, 14 + r() * 8]),
    [d.tone('#f0607a'), d.tone('#ffc94c'), d.tone('#9f86ee')],
    d.tone('#4a8444'),
  );
}
