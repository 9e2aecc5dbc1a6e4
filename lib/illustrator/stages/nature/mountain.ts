import { mix, shade, smooth, tint, type Vec } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { clipTo, dab, type Easel, fill } from '../kit/easel';
import { fir, grass } from '../kit/foliage';
import { flowers, hazeBand, land, path, pool, stone, verge } from '../kit/ground';
import { points } from '../kit/outline';
import { mist } from '../kit/sky';
import { defineStage } from '../model';
import { farAnimal } from './kit/creatures';
import { farHouse } from './kit/houses';
import { birds, butterfly, clouds, lightOf, places, ridge, sideOf, sunAt, sunlit } from './kit/scene';

const HORIZON = 600;
const CENTRE = points([800, 748, 740, 790, 800, 850, 640, 960, 590, 1250]);
const HALVES = [7, 14, 30, 72, 190] as const;

/** A flowering alp under white peaks; the sky above y 260 is calm, for text. */
export const mountain = defineStage<Daylight>({
  palettes: daylight('day', 'dawn', 'dusk', 'night'),
  slots: {
    ...places({ far: { x: 752, y: 870, scale: 0.8 } }),
    // A goat, an eagle or a climber on the rock; a goal on the meadow; by the spring.
    rock: { x: 150, y: 838, scale: 1.1, afloat: true, depth: 950 },
    goal: { x: 640, y: 950, scale: 1.45, depth: 850 },
    goalLeft: { x: 340, y: 965, scale: 1.35, depth: 850 },
    spring: { x: 960, y: 965, scale: 1.2 },
  },
  light: (d) => lightOf(d),
  back(e, d) {
    openSky(e, d, HORIZON, sunAt(d, 480));
    clouds(e, d, [
      [760, 130, 360, 66],
      [1080, 230, 340, 70],
      [330, 190, 280, 54],
    ]);
    ridge(
      e,
      d,
      'range',
      points([-60, 500, 90, 430, 200, 470, 330, 400, 450, 460, 560, 420, 1260, 420]),
      '#8fa4cc',
      0.72,
      220,
    );
    peak(e, d, 250, 300, 380, 340, 0.46);
    peak(e, d, 1010, 260, 420, 400, 0.42);
    peak(e, d, 640, 340, 330, 300, 0.5);
    clouds(e, d, [
      [420, 500, 420, 54],
      [860, 520, 460, 54],
      [60, 480, 260, 44],
    ]);
    ridge(
      e,
      d,
      'woods',
      points([-60, 590, 160, 560, 400, 610, 640, 640, 880, 590, 1060, 560, 1260, 590]),
      '#5f8f70',
      0.45,
      150,
    );
    for (let i = 0; i < 26; i++) {
      const x = -20 + i * 50;
      fir(
        e,
        `f${i}`,
        x,
        632 + Math.sin(x * 0.011 + 1) * 26 + ((i * 29) % 20),
        62 + ((i * 47) % 40),
        d.far('#3f7a60', 0.42),
        { light: [sideOf(d), -0.5], lit: sunlit(d, '#a8c88a'), warmth: 0.4 },
      );
    }
    mist(e, 668, 60, d.haze, 0.34, 7);
    land(
      e,
      'alp',
      points([-60, 690, 200, 672, 460, 712, 720, 720, 960, 690, 1260, 668]),
      mix(d.far('#a4cc68', 0.2), d.glow, 0.14),
      d.tone('#6fa04c'),
      { depth: 300 },
    );
    farHouse(e, d, 452, 742, 84, { wall: '#b98a62', roof: '#7a5444', depth: 0.14 });
    for (const [x, y, h, way] of [
      [930, 744, 30, 1],
      [990, 760, 34, -1],
      [1056, 742, 26, 1],
      [600, 758, 28, -1],
    ] as const)
      farAnimal(e, 'goat', x, y, h, d.far('#f6ece0', 0.08), way);
    for (const [x, y, h] of [
      [330, 760, 130],
      [376, 768, 96],
      [1150, 770, 170],
      [1206, 780, 130],
    ] as const)
      fir(e, `m${x}`, x, y, h, d.far('#3f7a58', 0.15), {
        light: [sideOf(d), -0.5],
        lit: sunlit(d, '#b4d07a'),
        warmth: 0.45,
      });
    land(
      e,
      'meadow',
      points([-60, 800, 240, 780, 560, 806, 860, 796, 1260, 770]),
      mix(d.tone('#a8d068'), d.glow, 0.16),
      d.tone('#4f8642'),
    );
    path(e, 'path', CENTRE, HALVES, mix(d.tone('#ecd8b0'), d.glow, 0.2), d.tone('#bc9468'));
    const lit = sunlit(d, '#e4ec8a', 0.4);
    grass(e, 'grass', 806, 1190, mix(d.tone('#a8d068'), d.glow, 0.14), d.tone('#4f8a44'), {
      lit,
      size: [12, 48],
      density: 0.75,
      skip: (x, y) => Math.abs(x - 700 + (y - 800) * 0.28) < 20 + (y - 780) * 0.36,
    });
    verge(e, 'verge', CENTRE, HALVES, d.tone('#9cc860'), d.tone('#57904a'), lit);
    outcrop(e, d);
    spring(e, d);
    const r = e.random('alpFlowers');
    flowers(
      e,
      'mid',
      Array.from({ length: 26 }, (_, i): [number, number, number] => {
        const y = 870 + r() * 230;
        return [i % 2 ? 820 + r() * 370 : 20 + r() * 420, y, 6 + (y - 850) * 0.045];
      }),
      [d.tone('#fdf6ea'), d.tone('#f0a0c0'), d.tone('#8f9af0'), d.tone('#ffd95c')],
      d.tone('#5f9a4c'),
    );
    pool(e, 610, 1070, 440, d.glow, d.time === 'night' ? 0.25 : 0.6);
    birds(
      e,
      [
        [560, 250, 30],
        [622, 282, 18],
      ],
      mix(d.tone('#5a5460'), d.haze, 0.2),
    );
  },
  front(e, d) {
    grass(e, 'near', 1190, 1240, d.tone('#4f8a44'), d.tone('#3a6f40'), {
      rows: 3,
      size: [66, 110],
      lit: sunlit(d, '#d8e47c', 0.35),
      skip: (x) => x > 320 && x < 900,
    });
    flowers(
      e,
      'near',
      [
        [60, 1190, 34],
        [140, 1210, 28],
        [226, 1218, 22],
        [960, 1216, 24],
        [1046, 1198, 30],
        [1130, 1208, 34],
        [296, 1222, 18],
      ],
      [d.tone('#8f9af0'), d.tone('#fdf6ea'), d.tone('#f08aa8')],
      d.tone('#4a8444'),
    );
    butterfly(e, 1130, 1030, 18, d.tone('#8fb8f4'));
    hazeBand(e, 1200, 1040, d.shadow, 0.3, 0, 'multiply');
  },
});

/** A peak with its foot at y + h: rock, a face in shade, snow with a torn hem. */
function peak(e: Easel, d: Daylight, x: number, y: number, w: number, h: number, depth: number) {
  const r = e.random(`peak${x}`);
  const s = sideOf(d);
  const rock = d.far('#8a90a8', depth);
  const body: Vec[] = [
    [x - w, y + h],
    [x - w * 0.62, y + h * 0.62],
    [x - w * 0.4, y + h * 0.46],
    [x - w * 0.2, y + h * 0.2],
    [x - w * 0.08, y + h * 0.1],
    [x, y],
    [x + w * 0.1, y + h * 0.13],
    [x + w * 0.25, y + h * 0.24],
    [x + w * 0.42, y + h * 0.5],
    [x + w * 0.66, y + h * 0.62],
    [x + w, y + h],
  ];
  fill(e, body, mix(rock, d.glow, 0.12));
  clipTo(e, body, () => {
    const snowHem: Vec[] = [[x - w, y - 10]];
    for (let i = 0; i <= 16; i++)
      snowHem.push([x - w * 0.7 + (i / 16) * w * 1.4, y + h * (0.42 + (i % 2 ? 0.16 : -0.02) + r.bell() * 0.06)]);
    snowHem.push([x + w, y - 10]);
    fill(e, snowHem, mix(d.far('#fbfdff', depth * 0.4), d.glow, 0.1));
    const ridgeLine: Vec[] = [
      [x, y - 4],
      [x + s * w * -0.04, y + h * 0.18],
      [x + s * w * 0.06, y + h * 0.34],
      [x + s * w * -0.06, y + h * 0.52],
      [x + s * w * 0.04, y + h * 0.74],
      [x, y + h],
      [x - s * w, y + h],
      [x - s * w, y],
    ];
    fill(e, ridgeLine, mix(d.far('#6f86bc', depth * 0.7), d.shadow, 0.1), 0.55);
    for (let i = 0; i < 16; i++)
      dab(
        e,
        'dry',
        x + r.bell() * w * 0.7,
        y + h * (0.3 + r() * 0.7),
        50,
        8,
        i % 2 ? shade(rock, 0.07) : tint(rock, 0.06),
        { rotate: (i % 2 ? 1 : -1) * (0.7 + r() * 0.3), alpha: 0.45, variant: i },
      );
  });
}

/** A ledge of rock at the left, with a gentian in its crack. */
function outcrop(e: Easel, d: Daylight) {
  const grey = d.tone('#9a9ca4');
  e.p.form(
    smooth(
      [
        [-60, 990, 1],
        [-60, 800, 1],
        [20, 812],
        [70, 836],
        [150, 838],
        [226, 850],
        [244, 900],
        [282, 948],
        [300, 996, 1],
        [120, 1010],
      ],
      true,
      6,
    ),
    grey,
    { depth: 30, softness: 18, lightColor: sunlit(d, '#c4c2c0', 0.35) },
  );
  for (const [a, b, c, f] of [
    [20, 880, 120, 900],
    [110, 860, 150, 960],
    [200, 890, 180, 980],
    [-10, 940, 90, 960],
  ] as const)
    e.p.line(points([a, b, (a + c) / 2 + 10, (b + f) / 2, c, f]), 5, shade(grey, 0.16), 0.7);
  for (let i = 0; i < 12; i++)
    dab(e, 'leaf', 20 + i * 22, 842 + (i % 4) * 12, 17, 12, i % 2 ? d.tone('#7fae58') : sunlit(d, '#b8d070'), {
      variant: i,
      rotate: i,
    });
  flowers(
    e,
    'crack',
    [
      [120, 868, 10],
      [140, 872, 8],
      [222, 936, 11],
    ],
    [d.tone('#6f86f0')],
    d.tone('#5f9a4c'),
  );
}

/** A spring that runs from stone to stone. */
function spring(e: Easel, d: Daylight) {
  const water = mix(d.tone('#8fd0e4'), d.sky[2], 0.2);
  e.p.line(
    points([1230, 830, 1150, 856, 1130, 900, 1060, 930, 1090, 990, 1020, 1040, 1060, 1120, 1180, 1250]),
    56,
    water,
    0.95,
    [0.2, 0.4, 0.7, 1],
  );
  const r = e.random('spring');
  for (let i = 0; i < 16; i++)
    dab(e, 'dry', 1060 + r.bell() * 40, 930 + r() * 220, 24, 3.4, '#ffffff', {
      alpha: 0.6,
      rotate: r.bell() * 0.5 + 0.4,
      variant: i,
    });
  for (const [x, y, w] of [
    [1176, 880, 44],
    [1020, 950, 40],
    [1130, 968, 34],
    [1000, 1062, 34],
    [1130, 1080, 52],
    [1186, 1010, 40],
  ] as const)
    stone(e, `sp${x}`, x, y, w, w * 0.52, d.tone('#a4a6ac'), { lit: d.glow, moss: d.tone('#86ae58') });
}
