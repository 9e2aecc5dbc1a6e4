import { ellipse, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { clipTo, dab, type Easel, fill, glow, linear } from '../kit/easel';
import { ferns, foliage, grass } from '../kit/foliage';
import { contactShadow } from '../kit/ground';
import { points } from '../kit/outline';
import { bough, trunk } from '../kit/trunk';
import { snail } from './kit/creatures';
import { sideOf, sunlit } from './kit/scene';

export const GREEN = '#5f9a4c';

/** The old tree: a wide trunk, a bough over the path, a hollow lined with moss. */
export function oldTree(e: Easel, d: Daylight) {
  const wood = d.tone('#77593f');
  contactShadow(e, 1010, 952, 260, d.shadow, 0.5);
  bough(e, points([980, 470, 860, 392, 742, 366, 640, 318]), 46, wood, { rim: d.glow, twigs: 0, name: 'oldBough' });
  trunk(e, 'old', 1015, 930, -60, 330, wood, {
    side: sideOf(d),
    rim: d.glow,
    rimAlpha: 0.55,
    lean: 30,
    bark: 34,
    moss: d.tone('#86aa4a'),
  });
  const lip = smooth(
    points([952, 640, 972, 560, 1016, 532, 1062, 566, 1076, 640, 1050, 700, 1004, 716, 966, 694]),
    true,
    8,
  );
  e.p.form(lip, shade(wood, 0.04), { depth: 14, lightColor: sunlit(d, '#b08a62', 0.4) });
  const hole = smooth(
    points([970, 638, 986, 576, 1016, 554, 1046, 580, 1058, 638, 1038, 684, 1006, 696, 980, 676]),
    true,
    8,
  );
  fill(
    e,
    hole,
    linear(e, 0, 550, 0, 700, [
      [0, shade(wood, 0.34)],
      [1, shade(wood, 0.2)],
    ]),
  );
  clipTo(e, hole, () => {
    for (let i = 0; i < 9; i++)
      dab(e, 'leaf', 975 + i * 10, 690 - (i % 3) * 5, 16, 13, d.tone(i % 2 ? '#c49a58' : '#8a9a48'), {
        variant: i,
        rotate: i,
      });
    if (d.lampsLit) glow(e, 1014, 660, 80, '#ffc46a', 0.6);
  });
  for (const [x, y, s] of [
    [950, 700, 22],
    [1080, 690, 24],
    [962, 560, 16],
    [1092, 806, 22],
    [930, 830, 24],
  ] as const)
    foliage(e, `ivy${x}${y}`, x, y, s, s * 0.8, d.tone('#6c9a44'), {
      count: 12,
      size: 12,
      body: false,
      lit: sunlit(d, '#c4d66a', 0.4),
      warmth: 0.5,
    });
  grass(e, 'oldFoot', 948, 972, d.tone('#7aa850'), d.tone('#5f9448'), {
    rows: 2,
    size: [34, 44],
    lit: sunlit(d, '#d4dc74', 0.4),
    skip: (x) => x < 770,
  });
  ferns(e, 'oldFern', 1150, 990, 76, d.tone('#5a944c'), { lit: sunlit(d, '#cfe08a'), count: 8 });
  ferns(e, 'oldFern2', 1010, 984, 54, d.tone('#5a944c'), { lit: sunlit(d, '#cfe08a'), count: 7 });
  foliage(e, 'boughLeaves', 640, 300, 86, 46, d.tone(GREEN), {
    count: 40,
    size: 22,
    body: false,
    light: [sideOf(d) * 0.6, -0.7],
    lit: sunlit(d, '#d3dc6c', 0.6),
    warmth: 0.6,
  });
  foliage(e, 'boughLeaves2', 800, 330, 60, 30, d.tone(GREEN), {
    count: 20,
    size: 20,
    body: false,
    light: [sideOf(d) * 0.6, -0.7],
    lit: sunlit(d, '#d3dc6c', 0.6),
    warmth: 0.6,
  });
}

/** A sawn stump with rings, and a snail on its way up. */
export function stump(e: Easel, d: Daylight) {
  const [x, y] = [176, 1010];
  const wood = d.tone('#8a6a4c');
  contactShadow(e, x, y + 44, 130, d.shadow, 0.5);
  const body = smooth(
    [
      [x - 82, y - 46, 1],
      [x - 88, y + 10],
      [x - 122, y + 52, 1],
      [x - 40, y + 50],
      [x, y + 60],
      [x + 60, y + 50],
      [x + 126, y + 54, 1],
      [x + 90, y + 8],
      [x + 82, y - 46, 1],
    ],
    true,
    6,
  );
  e.p.form(body, wood, { depth: 18 });
  clipTo(e, body, () => {
    for (let i = 0; i < 24; i++)
      dab(e, 'dry', x - 90 + i * 8, y + 6, 60, 5, i % 2 ? shade(wood, 0.08) : tint(wood, 0.05), {
        rotate: Math.PI / 2,
        alpha: 0.6,
        variant: i,
      });
  });
  fill(e, ellipse(x, y - 46, 83, 27), shade(wood, 0.06));
  fill(e, ellipse(x, y - 48, 76, 23), sunlit(d, '#dcb682', 0.3));
  for (const k of [0.76, 0.52, 0.28]) {
    e.c.save();
    e.c.strokeStyle = shade(d.tone('#c79a66'), 0.05);
    e.c.lineWidth = 2.2;
    e.c.globalAlpha = 0.7;
    e.c.beginPath();
    e.c.ellipse(x - 5 * (1 - k), y - 48, 76 * k, 23 * k, 0.05, 0, 6.3);
    e.c.stroke();
    e.c.restore();
  }
  fill(
    e,
    taper(
      [
        [x + 4, y - 48],
        [x + 40, y - 42],
        [x + 70, y - 38],
      ],
      [1.5, 1.5, 0.5],
    ),
    shade(wood, 0.1),
    0.7,
  );
  snail(e, d, x + 66, y + 18, 1);
  grass(e, 'stump', y + 60, y + 66, d.tone('#6a9a4c'), d.tone('#5a8c46'), {
    rows: 2,
    size: [20, 26],
    density: 0.8,
    lit: sunlit(d, '#d4dc74'),
    skip: (gx) => gx > 320,
  });
}
