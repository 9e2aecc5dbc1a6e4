import { ellipse, seededRandom } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { cover, type Easel, fill, radial, type Stop } from '../../kit/easel';
import { flatStage } from '../flat';
import { GREEN, YELLOW } from './colours';
import { ribbon } from './crayon';
import { floorOf } from './furniture';

function dandelion(e: Easel, x: number, y: number, height: number, r: number) {
  fill(e, stroke(`${x - 6},${y} ${x + 4},${y - height * 0.5} ${x},${y - height}`, 5, 4), GREEN[4]);
  fill(e, ellipse(x, y - height, r, r * 0.94), YELLOW[2]);
  for (let i = 0; i < 14; i += 1) {
    const a = (i / 14) * Math.PI * 2;
    fill(
      e,
      stroke(`${x},${y - height} ${x + Math.cos(a) * r * 1.2},${y - height + Math.sin(a) * r * 1.1}`, 4, 5),
      YELLOW[1],
    );
  }
}

function blades(e: Easel, y: number, height: number, colour: string, count: number, name: string) {
  const random = seededRandom(name);
  for (let i = 0; i < count; i += 1) {
    const x = (i / count) * 2600 - 100 + random.bell() * 20;
    const [h, lean] = [height * random.between(0.6, 1.1), random.bell() * 40];
    fill(
      e,
      blob(
        `${x - 13},${y}! ${x + lean * 0.4},${y - h * 0.6} ${x + lean},${y - h}! ${x + lean * 0.4 + 10},${y - h * 0.55} ${x + 13},${y}!`,
        4,
      ),
      colour,
    );
  }
}

const SPRING_LIGHT: readonly Stop[] = [
  [0, '#fffbe2'],
  [0.3, '#fbf7cf'],
  [0.65, '#e4f3d6'],
  [1, '#c4e2e6'],
];

function clouds(e: Easel) {
  for (const [x, y, k] of [
    [760, 470, 1],
    [1190, 330, 0.7],
  ] as const)
    e.p.fill(
      [
        ellipse(x, y, 150 * k, 46 * k),
        ellipse(x - 70 * k, y - 30 * k, 80 * k, 50 * k),
        ellipse(x + 40 * k, y - 46 * k, 100 * k, 64 * k),
      ],
      '#ffffff',
      { alpha: 0.75, blur: 10 },
    );
}

/** A tree in blossom beyond the lawn. */
function blossomTree(e: Easel, x: number, y: number, k: number) {
  e.p.in(x, y, 0, k, k, () => {
    e.p.form(stroke('0,0 -8,-140 10,-260', 26, 18, 12), '#8a6a52', { depth: 6 });
    for (const [u, v, r, colour] of [
      [-96, -300, 110, '#f0b4c4'],
      [90, -310, 120, '#f3bdcb'],
      [0, -390, 140, '#f7cdd6'],
      [-20, -290, 100, '#fbdde3'],
    ] as const)
      e.p.form(ellipse(u, v, r, r * 0.84), colour, { depth: 18, softness: 16 });
    const random = seededRandom('blossom');
    for (let i = 0; i < 46; i += 1) {
      const [a, d] = [random() * Math.PI * 2, Math.sqrt(random()) * 190];
      fill(e, ellipse(Math.cos(a) * d, -330 + Math.sin(a) * d * 0.72, 10, 8), '#fff4f4', 0.85);
    }
  });
}

/** A lawn in spring from its own height. */
export const roarGrass = flatStage({
  ground: '#e9f6cf',
  back(e) {
    cover(e, radial(e, 1640, 380, 1700, SPRING_LIGHT));
    clouds(e);
    fill(e, blob('-90,640 260,600 700,660 1200,610 1700,650 2100,600 2490,640! 2490,900! -90,900!', 8), '#cfe6b4');
    blossomTree(e, 130, 830, 0.72);
    blossomTree(e, 2290, 720, 0.5);
    fill(e, blob('-90,760 300,700 800,740 1300,690 1900,740 2490,700! 2490,1000! -90,1000!', 8), GREEN[1]);
    e.p.soft(1640, 800, 700, 120, '#fff6c8', 0.7);
    blades(e, 900, 150, GREEN[2], 90, 'far-grass');
    floorOf(e, 860, GREEN[2]);
    // Whoever lies on the lawn has a shadow below.
    for (const [x, y, rx] of [
      [500, 1080, 520],
      [1440, 1084, 360],
      [2140, 1084, 360],
    ] as const)
      e.p.soft(x, y, rx, 60, GREEN[4], 0.55);
    for (const [x, y, h, r] of [
      [120, 960, 150, 34],
      [330, 980, 190, 40],
      [560, 950, 170, 38],
      [1090, 950, 150, 34],
    ] as const)
      dandelion(e, x, y, h, r);
  },
  front(e) {
    // No higher than a hand on the ground.
    blades(e, 1110, 62, GREEN[3], 110, 'near-grass');
    for (const [x, h, r] of [
      [210, 160, 44],
      [2290, 200, 54],
    ] as const)
      dandelion(e, x, 1100, h, r);
    ribbon(e, 0, { circle: 0, ticks: [0] });
  },
});
