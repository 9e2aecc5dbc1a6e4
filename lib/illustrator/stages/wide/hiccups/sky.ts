import { ellipse } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, wash } from '../../kit/easel';
import { flatStage } from '../flat';
import { GREEN, SOOT } from './colours';
import { head } from './head';
import { claw, flesh, limb, plates, wing } from './limbs';
import { SHAPES, sandwich, scorch } from './things';

/** The way home, as what was burnt shows it from above. */
const WAY = [
  ['shirt', 1420, 1090, 0.42],
  ['sword', 1560, 1030, 0.4],
  ['horse', 1700, 1000, 0.42],
  ['pine', 1850, 960, 0.42],
  ['bush', 1990, 930, 0.42],
  ['nettle', 2120, 890, 0.38],
  ['log', 2240, 850, 0.36],
] as const;

/** Where a hand of the town holds a stick. */
const STICKS = [
  [432, 972],
  [504, 1016],
  [717, 972],
  [789, 960],
  [1003, 1052],
  [1082, 963],
] as const;

/** High above the mountain in the evening. */
export const tuesdayFlight = flatStage({
  ground: '#cdbfe0',
  back(e) {
    wash(e, 'sky', [0, 0, 2400, 900], ['#e6d3e6', '#b3aad6', '#f6e2cc'], {
      count: 90,
      alpha: 0.26,
      long: 340,
      tall: 60,
    });
    fill(e, ellipse(300, 900, 170, 170, 0, 60), '#fff0b0');
    fill(e, blob('-80,940! 500,900 1000,960 1500,960 2000,840 2480,760! 2480,1290! -80,1290!', 7), '#8fa96a');
    fill(e, blob('-80,1010! 600,990 1200,1060 1700,1120 2480,1130! 2480,1290! -80,1290!', 7), '#7a9458');
    for (const [name, x, y, k] of WAY) scorch(e, name, x, y, k);
    wing(e, 1290, 520, -0.64, 0.3);
    limb(e, '760,640 480,700 300,620 180,660', 120, 76, 46, 20);
    fill(e, blob('190,670! 90,600 70,690 100,760!', 5), GREEN.wing);
    limb(e, '1440,580 1640,520 1790,470', 150, 116, 96);
    flesh(
      e,
      blob('640,640 760,500 1020,440 1340,440 1580,480 1660,580 1500,720 1200,790 860,780', 9),
      blob('560,680! 900,690 1300,690 1700,600! 1700,900! 560,900!', 6),
    );
    fill(e, blob('760,720! 1000,760 1300,740 1560,640! 1460,760 1200,800 900,790', 7), GREEN.belly);
    for (const [x, t] of [
      [900, '820,830 740,868'],
      [1400, '1420,790 1350,852'],
    ] as const) {
      fill(e, stroke(`${x},720 ${t}`, 70, 52, 40), GREEN.shade);
      e.p.in(0, 0, 0, 1, 1, () => claw(e, x - (x === 900 ? 170 : 60), x === 900 ? 872 : 856, 0.62, 2.6, -0.2));
    }
    plates(e, [
      [700, 540, -0.6, 0.9],
      [820, 470, -0.4, 1],
      [960, 430, -0.15, 1],
      [1540, 420, -0.2, 0.8],
    ]);
    head(e, 1890, 450, 0.62, { eye: 'glad', turn: -0.06 });
  },
  front(e) {
    flesh(e, blob('860,580 960,530 1140,530 1260,570 1290,720 1200,760 1000,765 860,720', 8));
    fill(e, blob('860,716! 1040,752 1340,706 1340,790! 1080,800 860,776!', 7), GREEN.belly);
    wing(e, 1130, 620, -0.6, -0.3);
    for (const [x, y] of STICKS) {
      fill(e, stroke(`${x - 4},${y + 30} ${x + 6},${y - 60}`, 4, 3), '#6b4128');
      fill(e, ellipse(x + 7, y - 72, 15, 18, 0.1), '#fffaf0');
    }
  },
});

const ROW = Object.keys(SHAPES) as (keyof typeof SHAPES)[];
const TINTS = [
  '#7fb0d0',
  '#9aa3b3',
  '#a5744f',
  '#4f8a5a',
  '#6fa35c',
  '#ffffff',
  '#5f9468',
  '#9a6a42',
  '#e3c152',
  '#6b4a3a',
];

const things = (e: Easel, burnt: boolean) => {
  for (const [i, name] of ROW.entries()) {
    const [x, y] = [300 + (i % 5) * 450, i < 5 ? 360 : 850];
    if (burnt) scorch(e, name, x, y, 1.3);
    else e.p.in(x, y, 0, 1.3, 1.3, () => fill(e, SHAPES[name], TINTS[i] ?? SOOT));
  }
};

/** Before the book all is there. */
export const thingsWhole = flatStage({ ground: '#d8e6cf', back: (e) => things(e, false) });

/** After it all is gone, and nobody minds; half a sandwich is left. */
export const thingsGone = flatStage({
  ground: '#f3e6c4',
  back(e) {
    things(e, true);
    sandwich(e, 2220, 1110, 0.4, 0.1, true);
  },
});
