import { ellipse, type Knot, mix, shade, smooth, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { type Easel, fill } from '../kit/easel';
import { land, stone } from '../kit/ground';
import { points } from '../kit/outline';
import { mist } from '../kit/sky';
import { paleGround } from './kit/scene';
import { fanShell, foamLine, starfish } from './kit/shore';

export const SHORE: readonly Knot[] = points([-60, 842, 160, 826, 380, 858, 620, 846, 860, 878, 1060, 852, 1260, 872]);

/** The strand: a wet mirror band behind the last foam, then dry sand with footprints and ripples. */
export function sand(e: Easel, d: Daylight) {
  const dry = paleGround(d, '#f4d9a4', 0.16);
  land(e, 'strand', SHORE, mix(d.tone('#caa878'), d.sky[1], 0.26), d.tone('#d9b078'), { depth: 380, marks: 24 });
  const dryLine = SHORE.map(([x, y]): Knot => [x, y + 34 + ((x * 7) % 13)]);
  land(e, 'dry', dryLine, dry, d.tone('#dcb47c'), { depth: 340, marks: 40 });
  foamLine(e, 'lap', SHORE, 17, d.tone('#fdfefb'), 0.85);
  mist(e, 856, 30, d.tone('#ffffff'), 0.2, 6);
  const r = e.random('grains');
  for (let i = 0; i < 230; i++) {
    const u = r();
    const size = 1.2 + u * 2.6;
    fill(
      e,
      ellipse(r() * 1200, 915 + u * 280, size * 1.3, size * 0.7, 0, 8),
      r.pick([shade(dry, 0.12), tint(dry, 0.04), d.tone('#b98a5c'), d.tone('#fff6e4')]),
      0.6,
    );
  }
  for (let i = 0; i < 9; i++) {
    const u = i / 8;
    e.p.soft(
      760 + Math.sin(i * 2.1) * (14 + u * 14) + u * 90,
      900 + u * 120,
      8 + u * 9,
      3.5 + u * 4,
      shade(d.tone('#c79a62'), 0.08),
      0.6,
    );
  }
  stone(e, 'r1', 1180, 940, 70, 40, d.tone('#9a9490'), { lit: d.glow, moss: d.tone('#7f9f60') });
  stone(e, 'r2', 1120, 962, 34, 20, d.tone('#a8a098'), { lit: d.glow });
  stone(e, 'r3', 18, 908, 54, 30, d.tone('#9a9490'), { lit: d.glow });
  for (const [x, y, s, k] of [
    [520, 950, 9, 0],
    [676, 1010, 12, 1],
    [236, 960, 10, 1],
    [930, 980, 11, 0],
    [410, 1030, 13, 1],
  ] as const)
    if (k) fanShell(e, d, x, y, s, x);
    else starfish(e, d, x, y, s * 1.2, x, '#f0a25c');
}

export function bucket(e: Easel, d: Daylight, x: number, y: number) {
  const red = d.tone('#e2604e');
  e.p.line(
    [
      [x - 34, y - 62],
      [x - 20, y - 104],
      [x + 22, y - 104],
      [x + 36, y - 62],
    ],
    5,
    d.tone('#f4e6d0'),
    1,
    [1, 1],
  );
  e.p.form(
    smooth(
      [
        [x - 38, y - 64, 1],
        [x + 38, y - 64, 1],
        [x + 27, y + 4, 1],
        [x, y + 10],
        [x - 27, y + 4, 1],
      ],
      true,
      6,
    ),
    red,
    { depth: 14 },
  );
  fill(e, ellipse(x, y - 64, 39, 11), shade(red, 0.1));
  fill(e, ellipse(x, y - 65, 32, 8), d.tone('#e6c084'));
  e.p.line(
    [
      [x - 34, y - 40],
      [x, y - 32],
      [x + 34, y - 40],
    ],
    6,
    d.tone('#ffd98a'),
  );
  e.p.line(
    [
      [x + 50, y - 96],
      [x + 64, y - 30],
    ],
    7,
    d.tone('#4f9ac0'),
    1,
    [1, 1],
  );
  fill(
    e,
    smooth(
      [
        [x + 52, y - 34],
        [x + 78, y - 38],
        [x + 80, y],
        [x + 66, y + 12],
        [x + 56, y + 2],
      ],
      true,
      6,
    ),
    d.tone('#4f9ac0'),
  );
}
