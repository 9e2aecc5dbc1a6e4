import { ellipse, rectangle, star } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { cover, type Easel, fill, glow, linear, wash } from '../../kit/easel';
import { land } from '../../kit/ground';
import { flatStage } from '../flat';
import { NIGHT, WINDOW, WOOD } from './colours';
import { bush, house, meadow, oliveTree, type TreeColours } from './outdoors';
import { lantern, sunflower } from './things';

const AT_NIGHT = { wall: '#4b5a98', roof: NIGHT.dark, door: NIGHT.mid, pane: NIGHT.mid, vine: '#24315f' } as const;
export const TREE_AT_NIGHT: TreeColours = {
  bark: '#242a52',
  shade: '#152046',
  leaf: '#2a3a70',
  lit: '#8ea2e0',
};

export function stars(e: Easel, count: number, bottom: number) {
  const r = e.random('stars');
  for (let i = 0; i < count; i++) fill(e, star(r() * 2400, r() * bottom, 5 + r() * 7, 0.4), '#f6ecc4', 0.8);
}

/** Sunflowers near the viewer, which the night has made dark. */
export const DARK_FLOWER = { stem: NIGHT.deep, petal: '#3a3350', rim: NIGHT.deep, heart: NIGHT.dark } as const;

const CLOTH = '1790,130! 1960,520 2330,1120! 1260,1120! 1620,520';
/** The open door of the cloth house. */
const DOOR = '1790,300! 1900,620 2110,1120! 1440,1120! 1680,620';

/** A lit window as wide as its gable, so that one sees from the tent what kicks in it; its middle at `x`, `y`. */
const PANE = 96;
function litWindow(e: Easel, x: number, y: number) {
  glow(e, x, y, 300, WINDOW, 0.5);
  const [frame, pane] = [PANE + 10, PANE];
  fill(e, rectangle(x - frame, y - frame, frame * 2, frame * 2), AT_NIGHT.wall);
  fill(e, rectangle(x - pane, y - pane, pane * 2, pane * 2), WINDOW);
  // The shadow of the legs on the wall behind them: a fair foot would be lost in the light.
  e.p.clip(rectangle(x - pane, y - pane, pane * 2, pane * 2), () => e.p.soft(x, y + 10, 120, 110, '#c8701c', 0.8));
}

/** The rail of the cot below the kicking legs, the window sill, and dashes around them. */
function cotInWindow(e: Easel, x: number, y: number) {
  for (let u = -PANE + 12; u < PANE; u += 32) fill(e, rectangle(x + u, y + 44, 12, PANE - 44), '#fff3d0');
  fill(e, rectangle(x - PANE, y + 34, PANE * 2, 14), '#fff8e2');
  fill(e, rectangle(x - PANE - 22, y + PANE, PANE * 2 + 44, 18), AT_NIGHT.wall);
  for (const [u, turn] of [
    [-84, 0.3],
    [88, -0.3],
  ] as const)
    e.p.in(x + u, y - 40, turn, 1, 1, () => fill(e, stroke('0,-20 0,20', 3, 4), '#8a4a10', 0.8));
}

const AT_WINDOW = [430, 300] as const;

/** The cloth house glows from inside, its door is open; far off there is one lit window. */
export const sisterTent = flatStage({
  ground: NIGHT.mid,
  back(e) {
    cover(
      e,
      linear(e, 0, 0, 0, 900, [
        [0, '#1d2760'],
        [1, '#3c4a8c'],
      ]),
    );
    e.p.clip(rectangle(1010, -90, 1480, 800), () => stars(e, 60, 620));
    land(
      e,
      'far',
      [
        [-90, 660],
        [500, 620],
        [1100, 690],
        [1500, 640],
        [2490, 680],
      ],
      '#33417f',
      NIGHT.mid,
      { depth: 200 },
    );
    for (const [x, y, w, h] of [
      [60, 740, 130, 90],
      [860, 770, 110, 70],
      [1010, 786, 90, 50],
      [1290, 800, 120, 70],
    ] as const)
      bush(e, x, y, w, h, '#24315f', '#7d90d0');
    meadow(
      e,
      'lawn',
      [
        [-90, 752],
        [500, 716],
        [1200, 790],
        [1800, 780],
        [2490, 820],
      ],
      ['#26346c', NIGHT.deep],
      {
        lit: '#5468ac',
        rows: [800, 1190],
        size: [10, 36],
        density: 0.4,
      },
    );
    house(e, 430, 750, 1.45, AT_NIGHT, 0.7);
    litWindow(e, ...AT_WINDOW);
    oliveTree(e, 1980, 1000, 1.75, TREE_AT_NIGHT);
    glow(e, 1790, 760, 820, '#f0a030', 0.5);
    fill(e, ellipse(1790, 1124, 760, 74, 0, 90), '#7a6a3a');
    fill(e, blob('1480,1130! 2070,1130! 2260,1200! 1180,1200!', 2), '#c99a48', 0.55);
    e.p.form(blob(CLOTH, 6), '#f5a93a', { depth: 40, softness: 40, shadowColor: '#c9741f', lightColor: '#ffc862' });
    e.p.clip(blob(CLOTH, 6), () =>
      wash(e, 'weave', [1260, 130, 2330, 1120], ['#ffcf74', '#d98a2c'], {
        count: 70,
        alpha: 0.24,
        long: 140,
        tall: 18,
        slant: 1.1,
      }),
    );
    fill(e, blob(DOOR, 6), '#ffd978');
    e.p.clip(blob(DOOR, 6), () => {
      glow(e, 1960, 900, 420, '#fff6cf', 0.9);
      fill(e, ellipse(1790, 1120, 420, 60), '#b9742e', 0.6);
    });
    lantern(e, 1990, 1110);
  },
  over: {
    depth: 1300,
    paint(e) {
      // The cloth beside the door is turned back: whoever sits in it is before the tent.
      for (const [flap, fold] of [
        ['1790,290! 1690,600 1440,1124! 1330,1124! 1600,640', '1690,600 1560,900 1440,1124'],
        ['1790,290! 1890,600 2112,1124! 2230,1124! 1980,640', '1890,600 2010,900 2112,1124'],
      ] as const) {
        e.p.form(blob(flap, 6), '#ffc766', { depth: 10 });
        fill(e, stroke(fold, 2, 5, 3), '#b9692e', 0.5);
      }
      fill(e, stroke('1790,120 1620,520 1250,1130', 7, 8, 9), WOOD);
      fill(e, stroke('1790,120 1960,520 2340,1130', 7, 8, 9), WOOD);
      cotInWindow(e, ...AT_WINDOW);
    },
  },
  front: (e) => sunflower(e, 2350, 960, 1.7, 260, DARK_FLOWER),
});
