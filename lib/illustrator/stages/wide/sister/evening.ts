import { ellipse, rectangle, star } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { cover, type Easel, fill, glow, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { NIGHT, WINDOW, WOOD } from './colours';
import { house, lantern, oliveTree, sunflower } from './things';

export const AT_NIGHT = { wall: NIGHT.light, roof: NIGHT.dark, door: NIGHT.mid, pane: NIGHT.mid } as const;
export const TREE_AT_NIGHT = {
  bark: NIGHT.deep,
  crown: [NIGHT.dark, '#202c5c', NIGHT.mid],
  leaf: NIGHT.light,
} as const;

export function stars(e: Easel, count: number, bottom: number) {
  const r = e.random('stars');
  for (let i = 0; i < count; i++) fill(e, star(r() * 2400, r() * bottom, 5 + r() * 7, 0.4), '#f6ecc4', 0.8);
}

/** Sunflowers near the viewer, which the night has made dark. */
const DARK_FLOWER = { stem: NIGHT.deep, petal: '#3a3350', rim: NIGHT.deep, heart: NIGHT.dark } as const;

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
    e.p.clip(rectangle(1010, -90, 1480, 800), () => stars(e, 60, 620));
    fill(e, blob('-90,740 500,710 1200,790 1800,780 2490,820! 2490,1300! -90,1300!', 8), NIGHT.dark);
    house(e, 430, 750, 1.45, AT_NIGHT, 0.7);
    litWindow(e, ...AT_WINDOW);
    oliveTree(e, 1980, 1000, 1.75, TREE_AT_NIGHT);
    glow(e, 1790, 760, 820, '#f0a030', 0.5);
    fill(e, ellipse(1790, 1124, 760, 74, 0, 90), '#7a6a3a');
    fill(e, blob('1480,1130! 2070,1130! 2260,1200! 1180,1200!', 2), '#c99a48', 0.55);
    fill(e, blob(CLOTH, 6), '#f5a93a');
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

const STAGE = { x: 1290, y: 130, width: 940, height: 720 } as const;

/** The middle of the foot that nobody looks at. */
const FOOT = [1459, 538] as const;

/** A beam from above the stage, and the round of light where it falls. */
function spotlight(e: Easel, alpha: number) {
  const [x, y] = FOOT;
  const beam = blob(`1450,60! 1490,60! ${x + 136},${y - 24}! ${x - 136},${y}!`, 2);
  fill(e, [beam, ellipse(x, y, 138, 134)], '#ffd98a', alpha);
}

function curtain(e: Easel, side: number) {
  const edge = side < 0 ? STAGE.x - 30 : STAGE.x + STAGE.width + 30;
  e.p.in(edge, 0, 0, -side, 1, () => {
    fill(e, blob('0,96! 150,96! 134,300 90,470 50,560! 74,880! 0,880!', 6), '#c24a5e');
    for (const u of [40, 80, 114]) fill(e, stroke(`${u},100 ${u * 0.8},330 ${u * 0.4},520`, 6, 9, 4), '#9a3348');
  });
}

/** Light that falls on the grass: it is green there, because yellow over the blue of the night would be grey. */
function litGrass(e: Easel) {
  e.p.fill(blob('1310,950! 2210,948! 2460,1300! 820,1300!', 3), '#56662f', { blur: 26 });
  e.p.fill(blob('1420,950! 2120,948! 2280,1300! 1080,1300!', 3), '#7f8a3a', { blur: 40 });
  const r = e.random('litGrass');
  for (let i = 0; i < 60; i++) {
    const [x, y] = [1000 + r() * 1350, 990 + r() * 200];
    fill(e, stroke(`${x},${y} ${x + 8},${y - 30}`, 5, 2), r() < 0.5 ? '#a3ab4c' : '#4a5a2c', 0.7);
  }
}

/** The wall around the opening, with the light that falls out of it. */
function wall(e: Easel) {
  const { x, y, width, height } = STAGE;
  const [right, bottom] = [x + width, y + height];
  for (const [u, v, w, h] of [
    [1090, -90, 1400, 90 + y],
    [1090, y - 1, x - 1090, height + 2],
    [right, y - 1, 2490 - right, height + 2],
    [1090, bottom, 1400, 500],
  ] as const)
    fill(e, rectangle(u, v, w, h), NIGHT.light);
  for (const [u, v] of [
    [1120, 60],
    [2320, 300],
    [1130, 420],
    [2300, 620],
    [1120, 760],
  ] as const)
    fill(e, rectangle(u, v, 130, 5), NIGHT.pale, 0.6);
  glow(e, 1760, 500, 1000, '#f2b030', 0.16);
  fill(e, blob('-90,960 600,920 1300,990 2490,960! 2490,1300! -90,1300!', 8), NIGHT.dark);
  litGrass(e);
}

function frame(e: Easel) {
  const { x, y, width, height } = STAGE;
  fill(e, rectangle(x - 40, y - 40, width + 80, 44), '#f6ead0');
  fill(e, rectangle(x - 40, y, 34, height + 20), '#f6ead0');
  fill(e, rectangle(x + width + 6, y, 34, height + 20), '#f6ead0');
  fill(e, rectangle(x - 70, y + height, width + 140, 60), '#f6ead0');
  fill(e, rectangle(x - 70, y + height + 52, width + 140, 16), '#c9b48a');
}

/** The lit window is a stage; everything else is dark. */
export const sisterStage = flatStage({
  ground: NIGHT.mid,
  back(e) {
    cover(
      e,
      linear(e, 0, 0, 0, 1000, [
        [0, NIGHT.deep],
        [1, NIGHT.light],
      ]),
    );
    // Beside the words, not behind them.
    e.p.clip([rectangle(-90, -90, 1180, 155), rectangle(690, 350, 400, 400)], () => stars(e, 90, 700));
    fill(e, blob('-90,900 300,850 700,890 1100,840! 1100,1300! -90,1300!', 8), NIGHT.mid);
    oliveTree(e, 430, 940, 0.6, TREE_AT_NIGHT);
    fill(e, rectangle(STAGE.x - 20, STAGE.y - 20, STAGE.width + 40, STAGE.height + 40), WINDOW);
    glow(e, 1880, 460, 460, '#fff0b0', 0.7);
    // Behind the foot the wall is dark, and only the foot is lit: a fair one would be lost in the light.
    e.p.clip(rectangle(STAGE.x - 20, STAGE.y - 20, STAGE.width + 40, STAGE.height + 40), () => {
      e.p.soft(1380, 560, 440, 660, '#7a330f', 1, 0, 0.6);
      spotlight(e, 0.36);
    });
  },
  over: {
    depth: 900,
    paint(e) {
      glow(e, ...FOOT, 150, '#fff0c0', 0.12);
      wall(e);
      for (const side of [-1, 1]) curtain(e, side);
      frame(e);
    },
  },
  front(e) {
    for (const [x, y, scale] of [
      [70, 800, 2],
      [180, 1050, 1.4],
      [2350, 1040, 1.5],
    ] as const)
      sunflower(e, x, y, scale, 260, DARK_FLOWER);
  },
});
