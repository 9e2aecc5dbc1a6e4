import { ellipse, mix, rectangle } from '@/lib/illustrator/paint';
import { type Easel, fill, glow } from '../../kit/easel';
import { fir, foliage, grass } from '../../kit/foliage';
import { hazeBand, land } from '../../kit/ground';
import { outline, points } from '../../kit/outline';
import { offRoad, type RoadLine, road, roadside } from '../../kit/road';
import { cloud, mist, sky, stars } from '../../kit/sky';
import { swarm } from '../../kit/sparks';
import { trunk } from '../../kit/trunk';
import { defineStage } from '../../model';
import { flyingOwl } from './flying-owl';
import { cords, lanterns } from './garlands';
import { crayon, sausages } from './things';

const morning = {
  top: '#2c377c',
  low: '#ee9f8c',
  glow: '#ffd795',
  far: '#76639a',
  mid: '#4a4a86',
  soil: '#8a7a86',
  soilNear: '#26284e',
  path: '#f0c8a0',
  bark: '#2c2348',
  leaf: '#2c4a68',
  deep: '#141640',
  lamp: '#ffc46a',
};
const WAY: RoadLine = [
  [300, 772, 7],
  [700, 790, 13],
  [1060, 806, 20],
  [1240, 842, 30],
  [1040, 886, 42],
  [700, 930, 56],
  [560, 1000, 72],
  [900, 1080, 92],
  [1460, 1112, 98],
  [1940, 1060, 74],
  [2180, 990, 46],
  [2360, 968, 30],
  [2460, 960, 26],
];

/** The owl, who banks towards the last bell, and where that bell sounds. */
const OWL = [1610, 260] as const;
const FOLLOWED = [1312, 640] as const;

/** The way from the town to the owl's tree in the first light, with a hundred bells and lanterns along it. */
export const bellPath = defineStage<typeof morning>({
  palettes: { lanterns: morning },
  slots: {},
  span: [0, 2400],
  light: () => ({
    direction: [0.2, -0.9],
    rim: '#ffd8a0',
    rimAlpha: 0.7,
    rimWidth: 4,
    ambient: '#a888b8',
    ambientAlpha: 0.4,
    shadow: '#16123a',
    lamps: [{ x: 1200, y: 900, reach: 1200, colour: '#ffc078', power: 0.5 }],
  }),
  back(e, c) {
    sky(e, 0, 790, [
      [0, c.top],
      [0.5, mix(c.top, c.low, 0.55)],
      [0.85, c.low],
      [1, c.glow],
    ]);
    stars(e, 0, 400, 130, '#fff4d6');
    for (const [x, y, w] of [
      [420, 560, 480],
      [1150, 480, 520],
      [2200, 560, 420],
    ] as const)
      cloud(e, x, y, w, 50, mix(c.low, c.top, 0.3), c.glow, 0.4);
    glow(e, 300, 760, 620, c.glow, 0.6);
    town(e, c);
    for (let i = 0; i < 34; i++) {
      const x = 560 + i * 58;
      fir(
        e,
        `f${i}`,
        x,
        812,
        130 + ((i * 61) % 90) + Math.max(0, x - 1300) * 0.08,
        mix(c.far, c.mid, Math.min(1, i / 24)),
        { light: [-0.6, -0.3], lit: c.glow, warmth: 0.2 },
      );
    }
    mist(e, 800, 70, c.glow, 0.3);
    land(
      e,
      'land',
      [
        [-60, 800],
        [500, 782],
        [1100, 800],
        [1800, 812],
        [2460, 790],
      ],
      mix(c.soil, c.glow, 0.3),
      c.soilNear,
    );
    road(e, 'way', WAY, mix(c.path, c.glow, 0.3), mix(c.path, c.soilNear, 0.3));
    const off = offRoad(WAY);
    grass(e, 'grass', 800, 1190, mix(c.soil, c.glow, 0.25), c.soilNear, {
      lit: c.glow,
      size: [8, 46],
      density: 0.7,
      skip: (x, y) => off(x, y) < 1.1,
    });
    roadside(e, 'verge', WAY, mix(c.soil, c.glow, 0.2), c.soilNear, c.glow);
    glow(e, 2140, 1030, 560, c.deep, 0.9);
    for (const [x, base, w, lean] of [
      [1846, 950, 68, -24],
      [2404, 1020, 130, 20],
    ] as const)
      trunk(e, `t${x}`, x, base, -60, w, c.bark, {
        side: -1,
        rim: c.glow,
        rimAlpha: 0.6,
        lean,
        bark: 70,
        above: c.deep,
        boughs: 2,
      });
    for (const [x, y, w, h] of [
      [1850, -10, 190, 90],
      [2400, 30, 230, 150],
    ] as const)
      foliage(e, `c${x}`, x, y, w, h, mix(c.leaf, c.deep, 0.4), {
        count: 80,
        size: 30,
        light: [-0.4, 0.8],
        lit: c.glow,
        warmth: 0.25,
      });
    cords(e);
    lanterns(e);
    crate(e);
    glow(e, ...OWL, 560, c.lamp, 0.26);
    flyingOwl(e, OWL[0], OWL[1], 1.1);
    rings(e, ...FOLLOWED, c);
  },
  front(e, c) {
    sausages(
      e,
      [
        [1046, 952],
        [1066, 1010],
        [1062, 1072],
        [1022, 1120],
        [958, 1094],
        [938, 1022],
      ],
      16,
    );
    swarm(e, 'air', 60, 3, (r) => [r() * 2400, 420 + r() * 700], { colour: c.lamp });
    hazeBand(e, 1200, 1080, c.deep, 0.5, 0, 'multiply');
    sixthCard(e);
  },
});

/** On which the parrot sits beside the dog. */
function crate({ p }: Easel) {
  p.soft(902, 1156, 62, 12, '#16123a', 0.6);
  p.form(rectangle(864, 1094, 76, 62), '#7a5440', { depth: 8 });
  for (const y of [1094, 1116, 1138]) p.form(rectangle(860, y, 84, 17), '#9a6e50', { depth: 4 });
}

/** A bell sounds in rings, as the page of shut eyes draws it; the last of them meet her face. */
function rings(e: Easel, x: number, y: number, c: typeof morning) {
  glow(e, x, y, 330, c.lamp, 0.8);
  glow(e, x, y, 150, '#fff2c0', 0.7);
  for (const [i, alpha] of [0.95, 0.8, 0.65, 0.5, 0.36, 0.24].entries())
    e.p.edge(ellipse(x, y, 46 + i * 32, 42 + i * 31, 0.1, 48), '#ffdc8a', 5 - i * 0.6, alpha);
}

/** The blank card of the notebook has its rule and its drawing now; it hangs from the cord of bells. */
function sixthCard(e: Easel) {
  const [x, y, width, height] = [1880, 750, 448, 384];
  e.p.soft(x + width / 2 + 8, y + height / 2 + 14, width * 0.58, height * 0.6, '#0c0d2c', 0.6);
  fill(e, rectangle(x, y, width, height), '#fffbea');
  e.p.edge(rectangle(x, y, width, height), '#d8c8b0', 3, 0.8);
  e.p.line(points([x + 24, y + 116, x + width - 24, y + 116]), 4, '#d0564c', 0.7, [1, 1]);
  // The cord passes before the upper edge of the card and through both pegs.
  e.p.line(points([1866, 736, 1968, 742, 2094, 744, 2240, 742, 2322, 736]), 5, '#d8b27a', 1, [1, 1]);
  for (const at of [1968, 2240]) e.p.form(rectangle(at - 9, y - 30, 18, 52), '#c08a54', { depth: 4 });
  forWhom(e, x + width / 2, y + 66);
}

/** A bell, an arrow and the owl, as a child draws them. */
function forWhom(e: Easel, x: number, y: number) {
  e.p.in(x, y, 0, 1, 1, () => {
    e.p.fill(outline([-112, -30, -94, -34, -80, -10, -70, 24, -132, 24, -124, -10]), '#e8b94a');
    crayon(e, [-140, 26, -126, 8, -118, -24, -102, -34, -86, -26, -78, 6, -64, 26, -102, 30, -140, 26], '#b07a2c', 5);
    e.p.fill(ellipse(-102, 38, 7), '#b07a2c');
    crayon(e, [-36, 4, -8, -6, 26, 0], '#c8504f', 5);
    crayon(e, [10, -16, 30, 1, 12, 16], '#c8504f', 5);
    crayon(e, [66, 36, 58, -4, 62, -38, 84, -22, 110, -22, 132, -38, 136, -4, 128, 36, 98, 44, 66, 36], '#8a5a4a', 5);
    for (const at of [80, 114]) crayon(e, [at - 12, -4, at, 8, at + 12, -4], '#4a4058', 4.5);
    e.p.fill(outline([91, 10, 103, 10, 97, 24]), '#e09a3c');
  });
}

/** The lit town far away, where all bells hung once. */
function town(e: Easel, c: typeof morning) {
  for (let i = 0; i < 13; i++) {
    const [x, h, w] = [-40 + i * 48, 60 + ((i * 47) % 70), 52];
    fill(e, rectangle(x, 790 - h, w, h), mix(c.far, c.deep, 0.2));
    fill(e, points([x - 6, 791 - h, x + w / 2, 760 - h, x + w + 6, 791 - h]), mix(c.far, c.deep, 0.45));
    for (const dx of [12, 30]) fill(e, rectangle(x + dx, 806 - h, 10, 14), (i + dx) % 3 ? '#ffdc8a' : c.deep);
  }
  fill(e, rectangle(236, 560, 44, 230), mix(c.far, c.deep, 0.3));
  fill(e, points([228, 562, 258, 500, 288, 562]), mix(c.far, c.deep, 0.55));
  e.p.fill(ellipse(258, 606, 14), '#ffe6a8');
}
