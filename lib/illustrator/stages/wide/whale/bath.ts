import { ellipse, rectangle, rgba } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, cover, disc, type Easel, fill, glow, linear } from '../../kit/easel';
import { defineStage, type Stage } from '../../model';
import { clothesOnTheWay, doorWithArm, duck, eveningWindow, shelf } from './bathroom-things';
import { BATH, GOLD, WATER } from './colours';
import { bubble, deepen, goldBubble, shadeFrom, trail } from './sea';
import { whaleEye } from './whale-eye';

/** A stage in the light of the bathroom. */
export const bathroomStage = (spec: Pick<Stage, 'over' | 'front'> & { readonly paint: (e: Easel) => void }): Stage =>
  defineStage<string>({
    palettes: { flat: BATH.wall },
    slots: {},
    span: [0, 2400],
    indoors: true,
    light: () => ({
      direction: [-0.5, -0.8],
      rim: '#fff4d8',
      rimAlpha: 0.4,
      rimWidth: 3,
      ambient: '#f2c98e',
      ambientAlpha: 0.12,
      shadow: '#a8784e',
      lamps: [],
    }),
    back: (e) => spec.paint(e),
    ...(spec.over && { over: { depth: spec.over.depth, paint: (e: Easel) => spec.over?.paint(e, 'flat') } }),
    ...(spec.front && { front: (e: Easel) => spec.front?.(e, 'flat') }),
  });

/** The wall of the bathroom with its tiles down to `y`. */
export function wall(e: Easel, y: number) {
  cover(e, BATH.wall);
  disc(e, 420, 120, 1300, 700, '#fff6e0', 0.8, 0.2);
  for (let i = 0; i < 22; i++)
    for (let j = 0; j < 5; j++) {
      const [x, top] = [-60 + i * 118, y - 590 + j * 118];
      if (top + 118 > y) continue;
      e.p.edge(rectangle(x + 3, top + 3, 112, 112), BATH.tile, 4, 0.75);
      if ((i * 5 + j * 3) % 11 === 0) fill(e, ellipse(x + 59, top + 59, 20, 20), '#f0b58a', 0.5);
    }
}

const FOAM = '#fffefa';
/** Foam that has the shape of a whale: a back, a tail at the far end, and an eye of a hole. */
function foamWhale(e: Easel) {
  const back = blob(
    '1290,560 1350,440 1500,360 1690,346 1830,400 1900,470 1980,440 2060,360 2050,280 1990,220 2080,236 2130,290 2190,236 2276,232 2210,290 2180,380 2130,500 2100,600 1300,640',
    9,
  );
  e.p.form(back, FOAM, { depth: 40, softness: 44, shadow: 0.1 });
  const r = e.random('foam');
  for (let i = 0; i < 90; i++) {
    const t = r();
    const [x, y] = [1310 + t * 820, 600 - Math.sin(t * Math.PI) * 190 * (0.5 + r() * 0.5)];
    e.p.edge(ellipse(x, y, 10 + r() * 20, 10 + r() * 18), '#e4d9c8', 2.4, 0.5);
  }
  clipTo(e, back, () => {
    disc(e, 1700, 640, 520, 110, '#8fb4cc', 0.5, 0.2);
    disc(e, 2110, 420, 70, 150, '#8fb4cc', 0.3, 0.2);
    fill(e, stroke('1500,600 1580,590 1680,584 1800,596', 3, 8, 8, 3), '#8fb4cc', 0.5);
  });
  e.p.edge(back, '#9dbccb', 5, 0.7);
  fill(e, ellipse(1420, 496, 22, 25), '#3f6f8c');
  fill(e, ellipse(1413, 487, 7, 7), '#ffffff');
  fill(e, stroke('1316,548 1372,572 1440,566 1476,540', 3, 7, 7, 3), '#5f8ca6', 0.85);
}

function tubFront(e: Easel) {
  const tub = blob('1180,590! 2300,590! 2270,800 2180,1010 2010,1060 1480,1060 1310,1010 1210,800', 8);
  e.p.form(tub, BATH.white, { depth: 40, softness: 50, shadow: 0.12 });
  clipTo(e, tub, () => {
    for (const [y, tone] of [
      [716, '#9cc4d2'],
      [752, '#c4dde4'],
    ] as const) {
      const wave = Array.from({ length: 36 }, (_, i) => `${1180 + i * 33},${y + (i % 2 ? -13 : 13)}`);
      fill(e, stroke(wave.join(' '), 7, 7), tone, 0.8);
    }
  });
  e.p.form(blob('1150,562 1740,548 2330,562 2336,612 1740,628 1146,612', 7), '#ffffff', { depth: 14 });
  for (const x of [1420, 2060])
    e.p.form(blob(`${x - 60},1050 ${x + 60},1050 ${x + 44},1120 ${x},1140 ${x - 44},1120`, 7), '#d9a04a', {
      depth: 12,
    });
  // The chain of the plug hangs over the rim and goes on far below the floor.
  for (let i = 0; i < 30; i++) e.p.edge(ellipse(2244, 600 + i * 22, 5, 9), '#b98a3c', 3.4, 0.95);
  for (const [x, drop] of [
    [1262, 64],
    [1548, 40],
    [1860, 78],
    [2150, 46],
  ] as const)
    e.p.form(stroke(`${x},588 ${x + 3},${588 + drop * 0.6} ${x},${588 + drop}`, 22, 13, 15), FOAM, { depth: 6 });
  const r = e.random('rim');
  for (let i = 0; i < 26; i++)
    e.p.form(ellipse(1230 + i * 40 + r() * 16, 566 + r() * 14, 26 + r() * 18, 20 + r() * 12), FOAM, { depth: 6 });
}

/** Two more minutes: the tub, the foam and the door, and clothes all the way from one to the other. */
export const whaleBath = bathroomStage({
  paint(e) {
    wall(e, 760);
    fill(e, rectangle(-80, 760, 2560, 480), BATH.floor);
    for (let i = 0; i < 12; i++)
      fill(e, stroke(`-80,${780 + i * 44} 1200,${784 + i * 44} 2480,${780 + i * 44}`, 1.6, 2.4, 1.6), '#c08c5c', 0.5);
    eveningWindow(e, 1270, 70, 250, 230);
    shelf(e, 1990, 200);
    disc(e, 1740, 1130, 760, 90, '#8a5a3a', 0.5, 0.3);
    doorWithArm(e, 150, -130, 880, 0.6);
    fill(e, blob('300,760! 440,760! 960,1240! 420,1240!', 1), '#ffe9b0', 0.4);
    e.p.form(blob('960,1100 1250,1086 1330,1130 1250,1184 930,1188 890,1140', 8), '#7fb0a8', { depth: 10 });
    clothesOnTheWay(e);
    disc(e, 1710, 470, 640, 330, '#c98a56', 0.42, 0.3);
    e.p.form(
      blob('2120,560! 2120,300 2150,240 2230,240 2260,290! 2226,300 2200,280 2166,300 2160,560!', 7),
      '#d9dfe2',
      { depth: 10 },
    );
    foamWhale(e);
    for (const [x, y, r] of [
      [1600, 150, 22],
      [1930, 130, 30],
      [1890, 250, 14],
      [1560, 260, 12],
      [2290, 380, 18],
      [1210, 420, 20],
      [1180, 300, 12],
    ] as const)
      bubble(e, x, y, r, 1);
  },
  over: {
    depth: 1000,
    paint(e) {
      tubFront(e);
      duck(e, 2010, 560, 0.9);
    },
  },
});

/** What is seen of the tub from its side, cut open: walls that end, and no floor. */
export function cutTub(e: Easel, sides: readonly (1 | -1)[] = [-1, 1]) {
  for (const side of sides) {
    const x = (u: number) => 1200 + side * u;
    // Below its rim each wall is lost in the blue: there is no floor.
    fill(
      e,
      blob(
        `${x(1080)},250! ${x(1010)},250! ${x(960)},470 ${x(880)},640 ${x(740)},790! ${x(900)},790! ${x(1060)},520`,
        7,
      ),
      linear(e, 0, 250, 0, 780, [
        [0, BATH.white],
        [0.3, rgba(BATH.white, 0.94)],
        [0.62, rgba(BATH.white, 0.4)],
        [1, rgba(BATH.white, 0)],
      ]),
    );
    fill(
      e,
      stroke(`${x(1022)},280 ${x(975)},470 ${x(900)},620`, 9, 8, 1),
      linear(e, 0, 280, 0, 620, [
        [0, rgba(BATH.shade, 0.7)],
        [1, rgba(BATH.shade, 0)],
      ]),
    );
    e.p.form(blob(`${x(1110)},236 ${x(1000)},236 ${x(1000)},272 ${x(1110)},272`, 6), '#ffffff', { depth: 8 });
  }
}

/** Water from its surface at `y` down to where no light comes. */
function column(e: Easel, y: number) {
  const [top, middle, bottom] = WATER.cobalt;
  fill(
    e,
    rectangle(-120, y, 2640, 1400 - y),
    linear(e, 0, y, 0, 1240, [
      [0, '#7fd0da'],
      [0.16, top],
      [0.5, middle],
      [1, bottom],
    ]),
  );
  fill(
    e,
    blob(`-120,${y + 6} 500,${y - 6} 1200,${y + 6} 1900,${y - 6} 2520,${y + 6} 2520,${y + 20} -120,${y + 20}`, 8),
    '#dff6f6',
    0.9,
  );
  const r = e.random('column');
  for (let i = 0; i < 90; i++) bubble(e, r() * 2400, y + 40 + r() * (1160 - y), 3 + r() * 8, 0.4);
  for (const x of [500, 1100, 1900])
    fill(
      e,
      blob(`${x - 60},${y}! ${x + 90},${y}! ${x + 40},1200! ${x - 260},1200!`, 1),
      linear(e, 0, y, 0, 1150, [
        [0, rgba('#eafcff', 0.2)],
        [1, rgba('#eafcff', 0)],
      ]),
    );
}

/** Somebody big: she lies over the whole bottom of both pages, hardly lighter than the deep, with one faint eye. */
function bigBack(e: Easel) {
  const back = blob(
    '-160,1400! -160,1216! 160,1190 520,1166 860,1128 1180,1066 1480,1004 1780,966 2050,976 2280,1040 2440,1130 2560,1260! 2560,1400!',
    9,
  );
  e.p.form(blob('560,1190 650,1086 740,1046 748,1096 830,1160', 7), '#24508f', { depth: 12 });
  e.p.form(back, '#24508f', { depth: 50, softness: 60, shadow: 0.1, light: 0.1 });
  e.c.save();
  e.c.globalAlpha *= 0.72;
  whaleEye(e, 2090, 1108, 62, { open: 0.8, look: [-0.5, -0.9], iris: 1.1 });
  e.c.restore();
}

const PIPE = '2120,1000 2080,930 2010,850 1930,760 1880,670 1856,590';

/** The last note, of which only half was sung. */
function halfNote(e: Easel, x: number, y: number, r: number) {
  glow(e, x, y, r * 4, GOLD.base, 0.5);
  const half = Array.from({ length: 20 }, (_, i) => {
    const a = (i / 19) * Math.PI + 0.2;
    return `${x + Math.cos(a) * r},${y + Math.sin(a) * r}`;
  });
  fill(e, stroke(half.join(' '), 2, 7, 2), GOLD.light);
}

/** Both ears under water: above, the room; below the tub, the sea and somebody very far down. */
export const whaleSection = bathroomStage({
  paint(e) {
    wall(e, 300);
    doorWithArm(e, 30, -330, 520);
    column(e, 300);
    cutTub(e);
    deepen(e, 760, '#0a2450', 0.8);
    shadeFrom(e, 300, 500, 900, 480, '#0a2450', 0.9);
    shadeFrom(e, 1250, 500, 560, 500, '#0a2450', 0.8);
    bigBack(e);
    trail(e, PIPE, 46, 0.8);
    for (const [x, y, r] of [
      [2060, 880, 15],
      [1936, 810, 12],
      [1890, 640, 10],
    ] as const)
      goldBubble(e, x, y, r);
    halfNote(e, 1850, 560, 22);
  },
  front(e) {
    // The water lies over all of the child that is not an island: its ears are below the line.
    fill(
      e,
      blob('-120,322 500,312 1200,320 1900,312 2520,322 2520,620 -120,620', 8),
      linear(e, 0, 312, 0, 620, [
        [0, rgba('#4db4cc', 0.62)],
        [0.4, rgba('#3c9cc4', 0.4)],
        [1, rgba('#3c9cc4', 0)],
      ]),
    );
    fill(e, stroke('1240,318 1480,312 1760,316 2060,314', 1, 5, 5, 1), '#f2feff', 0.9);
  },
});
