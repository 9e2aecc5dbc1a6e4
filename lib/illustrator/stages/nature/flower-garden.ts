import { ellipse, mix, shade, smooth, taper, tint, type Vec } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { clipTo, dab, type Easel, fill, glow, linear } from '../kit/easel';
import { foliage, grass } from '../kit/foliage';
import { contactShadow, flowers, land, path, pool, veil, verge } from '../kit/ground';
import { swarm } from '../kit/sparks';
import { bushes } from '../kit/wood';
import { defineStage } from '../model';
import { snail } from './kit-creatures';
import { cabbage, railFence, sunflower, tomatoCane } from './kit-farm';
import { birds, butterfly, clouds, knots, lightOf, places, ridge, sunAt, sunlit } from './kit-scene';
import { leafTree } from './kit-trees';

const HORIZON = 620;
const CENTRE = knots([620, 772, 600, 830, 640, 900, 600, 1000, 600, 1250]);
const HALVES = [24, 36, 66, 120, 215] as const;

/** Beds of flowers and vegetables before a greenhouse; the sky above y 340 is calm, for text. */
export const flowerGarden = defineStage<Daylight>({
  palettes: daylight('day', 'dawn', 'dusk', 'night'),
  slots: {
    ...places({ far: { x: 616, y: 876, scale: 0.82 } }),
    // Kneeling at the bed of cabbages.
    bed: { x: 300, y: 1010, scale: 1.35 },
    // In or on the wheelbarrow.
    barrow: { x: 960, y: 930, scale: 0.95, afloat: true, depth: 985 },
    // On the fence: a bird or a cat.
    fence: { x: 800, y: 716, scale: 0.62, afloat: true, depth: 790 },
  },
  light: (d) => lightOf(d, d.lampsLit ? [{ x: 250, y: 660, reach: 420, colour: '#ffd08a', power: 0.45 }] : []),
  back(e, d) {
    openSky(e, d, HORIZON, sunAt(d, HORIZON));
    clouds(e, d, [
      [640, 180, 440, 92],
      [1030, 290, 380, 76],
      [420, 350, 300, 54],
    ]);
    birds(
      e,
      [
        [760, 390, 18],
        [800, 374, 14],
      ],
      mix(d.tone('#5a5a6a'), d.haze, 0.3),
    );
    ridge(e, d, 'hills', knots([-60, 570, 260, 530, 560, 580, 860, 530, 1260, 560]), '#8fb088', 0.66, 150);
    for (const [x, h, c] of [
      [470, 200, '#6fa050'],
      [560, 160, '#86ac54'],
      [900, 250, '#6fa050'],
      [1010, 210, '#7fa858'],
      [1200, 300, '#5f944c'],
      [720, 150, '#7fae58'],
    ] as const)
      leafTree(e, d, `t${x}`, x, 722, h, { depth: 0.3, touches: 26, leaf: c });
    bushes(e, 'hedge', 716, 90, 44, d.far('#5f944c', 0.18), { lit: sunlit(d, '#c8dc74', 0.4), count: 11, size: 17 });
    land(
      e,
      'lawn',
      knots([-60, 742, 300, 736, 640, 744, 940, 738, 1260, 744]),
      mix(d.tone('#acd070'), d.glow, 0.18),
      d.tone('#4f8a44'),
    );
    railFence(e, d, 470, 784, 1260, 798, 84, '#f4ead8');
    for (const [x, h, l] of [
      [900, 190, -0.04],
      [952, 230, 0.03],
      [1010, 200, 0.05],
      [1150, 240, -0.03],
      [1092, 205, 0.02],
    ] as const)
      sunflower(e, d, x, 828, h, l);
    greenhouse(e, d, 230, 828);
    path(e, 'path', CENTRE, HALVES, mix(d.tone('#ecd6b4'), d.glow, 0.2), d.tone('#c09a70'));
    slabs(e, d);
    const lit = sunlit(d, '#e4ec88', 0.4);
    grass(e, 'grass', 800, 1190, mix(d.tone('#a8cc68'), d.glow, 0.12), d.tone('#528a44'), {
      lit,
      size: [11, 42],
      density: 0.6,
      skip: (x, y) => Math.abs(x - 610) < 30 + (y - 760) * 0.42,
    });
    beds(e, d);
    verge(e, 'verge', CENTRE, HALVES, d.tone('#9cc460'), d.tone('#5a9448'), lit);
    barrow(e, d, 985, 1000);
    pool(e, 610, 1070, 420, d.glow, d.time === 'night' ? 0.25 : 0.6);
    if (d.time === 'night') swarm(e, 'flies', 34, 2.6, (r) => [r() * 1200, 640 + r() * 480]);
  },
  front(e, d) {
    wateringCan(e, d, 1090, 1150);
    grass(e, 'near', 1190, 1240, d.tone('#528a44'), d.tone('#3c6f3c'), {
      rows: 2,
      size: [56, 90],
      lit: sunlit(d, '#d8e47c', 0.35),
      skip: (x) => x > 300 && x < 920,
    });
    const r = e.random('border');
    flowers(
      e,
      'near',
      Array.from({ length: 22 }, (_, i): [number, number, number] => [
        i % 2 ? r() * 290 : 930 + r() * 270,
        1180 + r() * 40,
        20 + r() * 16,
      ]),
      [d.tone('#f0607a'), d.tone('#fdf6ea'), d.tone('#ffc94c'), d.tone('#9f86ee'), d.tone('#f79a5c')],
      d.tone('#4a8444'),
    );
    snail(e, d, 250, 1128, 0.8);
    butterfly(e, 90, 1040, 20, d.tone('#f7a83c'));
    butterfly(e, 1140, 1020, 16, d.tone('#8fb8f4'));
    veil(e, 1200, 1050, d.shadow, 0.28, 0, 'multiply');
  },
});

/** A small glass house with plants inside; its lamp burns in the evening. */
function greenhouse(e: Easel, d: Daylight, x: number, y: number) {
  contactShadow(e, x, y, 250, d.shadow, 0.45);
  const glass = d.lampsLit ? mix(d.tone('#bfe0d8'), '#ffdc94', 0.6) : mix(d.tone('#cfeae8'), d.sky[1], 0.35);
  const frame = d.tone('#f8f2e6');
  const front: Vec[] = [
    [x - 190, y],
    [x - 190, y - 170],
    [x - 40, y - 300],
    [x + 110, y - 170],
    [x + 110, y],
  ];
  const side: Vec[] = [
    [x + 110, y],
    [x + 110, y - 170],
    [x + 250, y - 160],
    [x + 250, y - 14],
  ];
  const roof: Vec[] = [
    [x - 40, y - 300],
    [x + 110, y - 170],
    [x + 250, y - 160],
    [x + 120, y - 280],
  ];
  fill(e, side, shade(glass, 0.05));
  fill(e, roof, tint(glass, 0.03));
  fill(
    e,
    front,
    linear(e, x, y - 300, x, y, [
      [0, tint(glass, 0.04)],
      [1, shade(glass, 0.03)],
    ]),
  );
  clipTo(e, [...front.slice(0, 4), [x + 250, y - 160], [x + 250, y], [x - 190, y]], () => {
    for (const [px, h] of [
      [-150, 90],
      [-100, 120],
      [60, 110],
      [140, 96],
      [190, 84],
      [226, 100],
    ] as const)
      foliage(e, `gh${px}`, x + px, y - 40 - h * 0.5, 36, h * 0.6, mix(d.tone('#5f9a50'), glass, 0.3), {
        count: 20,
        size: 18,
        body: false,
        lit: sunlit(d, '#c8dc74', 0.3),
        warmth: 0.4,
      });
    for (const [px, py] of [
      [-140, 96],
      [-104, 130],
      [60, 110],
      [74, 82],
      [150, 90],
      [210, 84],
    ] as const)
      fill(e, ellipse(x + px, y - py, 8, 8, 0, 12), mix(d.tone('#e8604a'), glass, 0.15));
    e.p.line(
      [
        [x - 180, y - 60],
        [x - 60, y - 200],
        [x, y - 280],
      ],
      26,
      '#ffffff',
      0.22,
      [1, 1],
    );
    e.p.line(
      [
        [x + 130, y - 30],
        [x + 200, y - 150],
      ],
      16,
      '#ffffff',
      0.2,
      [1, 1],
    );
  });
  for (const [a, b] of [
    [front[0], front[1]],
    [front[1], front[2]],
    [front[2], front[3]],
    [front[3], front[4]],
    [
      [x - 190, y - 170],
      [x + 110, y - 170],
    ],
    [
      [x + 110, y - 170],
      [x + 250, y - 160],
    ],
    [
      [x + 250, y - 160],
      [x + 250, y - 14],
    ],
    [
      [x - 40, y - 300],
      [x + 120, y - 280],
    ],
    [
      [x + 120, y - 280],
      [x + 250, y - 160],
    ],
    [
      [x + 156, y - 8],
      [x + 156, y - 166],
    ],
    [
      [x + 204, y - 10],
      [x + 204, y - 164],
    ],
    [
      [x + 14, y - 294],
      [x + 158, y - 166],
    ],
    [
      [x + 66, y - 288],
      [x + 204, y - 163],
    ],
    [
      [x - 120, y],
      [x - 120, y - 228],
    ],
    [
      [x + 40, y],
      [x + 40, y - 228],
    ],
    [
      [x - 190, y - 84],
      [x + 110, y - 84],
    ],
  ] as const)
    if (a && b) e.p.line([a, b], 6, frame, 1, [1, 1]);
  fill(
    e,
    [
      [x - 82, y],
      [x - 82, y - 168],
      [x + 2, y - 168],
      [x + 2, y],
    ],
    mix(d.tone('#5fa39a'), glass, 0.2),
  );
  for (const v of [156, 84])
    fill(
      e,
      [
        [x - 72, y - v + 62],
        [x - 72, y - v],
        [x - 8, y - v],
        [x - 8, y - v + 62],
      ],
      glass,
    );
  fill(e, ellipse(x - 8, y - 78, 4, 4, 0, 8), d.tone('#f2c04c'));
  for (const [px, c] of [
    [-216, '#c97a54'],
    [130, '#c97a54'],
    [182, '#b8684a'],
  ] as const) {
    fill(
      e,
      taper(
        [
          [x + px, y + 12],
          [x + px, y - 22],
        ],
        [13, 17],
        { round: false },
      ),
      d.tone(c),
    );
    foliage(e, `pot${px}`, x + px, y - 44, 26, 24, d.tone('#6fa050'), {
      count: 12,
      size: 12,
      body: false,
      lit: d.tone('#f08aa8'),
      warmth: 0.9,
    });
  }
  if (d.lampsLit) glow(e, x - 20, y - 140, 300, '#ffcf7a', 0.55);
}

function slabs(e: Easel, d: Daylight) {
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
function beds(e: Easel, d: Daylight) {
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

/** A wheelbarrow of blossom. */
function barrow(e: Easel, d: Daylight, x: number, y: number) {
  contactShadow(e, x, y + 6, 120, d.shadow, 0.45);
  const green = d.tone('#4f8f8a');
  e.p.line(
    [
      [x - 90, y - 40],
      [x + 40, y - 30],
      [x + 150, y - 64],
    ],
    9,
    d.tone('#a87a54'),
    1,
    [1, 1],
  );
  e.p.line(
    [
      [x + 56, y - 30],
      [x + 66, y + 4],
    ],
    9,
    d.tone('#6b5a54'),
    1,
    [1, 1],
  );
  e.p.edge(ellipse(x - 92, y - 26, 28, 28, 0, 30), d.tone('#4a4448'), 9, 1);
  fill(e, ellipse(x - 92, y - 26, 7, 7, 0, 14), d.tone('#c8b8a0'));
  for (const [u, v, c] of [
    [-60, -110, '#f28a9c'],
    [-20, -124, '#ffd05c'],
    [24, -126, '#f7f0e4'],
    [62, -112, '#b094ee'],
    [0, -104, '#f0705c'],
  ] as const) {
    foliage(e, `bar${u}`, x + u, y + v + 16, 34, 28, d.tone('#5f9a4c'), {
      count: 12,
      size: 17,
      body: false,
      lit: sunlit(d, '#c8dc74', 0.3),
      warmth: 0.4,
    });
    flowers(
      e,
      `barf${u}`,
      [
        [x + u, y + v + 30, 15],
        [x + u + 18, y + v + 42, 12],
      ],
      [d.tone(c)],
      d.tone('#5f9a4c'),
    );
  }
  e.p.form(
    smooth(
      [
        [x - 98, y - 92, 1],
        [x + 98, y - 92, 1],
        [x + 66, y - 34, 1],
        [x - 60, y - 34, 1],
      ],
      true,
      3,
    ),
    green,
    { depth: 16 },
  );
  e.p.line(
    [
      [x - 102, y - 93],
      [x + 102, y - 93],
    ],
    8,
    tint(green, 0.08),
    1,
    [1, 1],
  );
}

function wateringCan(e: Easel, d: Daylight, x: number, y: number) {
  const blue = d.tone('#5f9ac8');
  e.p.soft(x, y + 4, 90, 14, d.shadow, 0.4);
  e.p.line(
    [
      [x + 34, y - 66],
      [x + 84, y - 60],
      [x + 74, y - 8],
      [x + 36, y - 10],
    ],
    9,
    shade(blue, 0.06),
    1,
    [1, 1],
  );
  e.p.line(
    [
      [x - 30, y - 20],
      [x - 66, y - 50],
      [x - 96, y - 92],
    ],
    13,
    shade(blue, 0.03),
    1,
    [1, 0.7],
  );
  fill(
    e,
    taper(
      [
        [x - 92, y - 88],
        [x - 104, y - 104],
      ],
      [9, 19],
    ),
    blue,
  );
  e.p.form(
    smooth(
      [
        [x - 40, y - 76, 1],
        [x + 40, y - 76, 1],
        [x + 46, y + 2, 1],
        [x, y + 8],
        [x - 46, y + 2, 1],
      ],
      true,
      5,
    ),
    blue,
    { depth: 16 },
  );
  e.p.line(
    [
      [x - 34, y - 76],
      [x, y - 118],
      [x + 34, y - 76],
    ],
    8,
    shade(blue, 0.05),
    1,
    [1, 1],
  );
  e.p.line(
    [
      [x - 42, y - 40],
      [x, y - 34],
      [x + 44, y - 40],
    ],
    6,
    d.tone('#f6ead0'),
    0.9,
    [1, 1],
  );
}
