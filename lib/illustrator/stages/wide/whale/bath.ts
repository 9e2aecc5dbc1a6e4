import { ellipse, rectangle, rgba, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, cover, disc, type Easel, fill, linear } from '../../kit/easel';
import { defineStage, type Stage } from '../../model';
import { BATH, TOWEL, WATER } from './colours';
import { bubble, deepen, goldBubble, trail } from './sea';
import { farWhale } from './whale-parts';

const warm = (spec: Pick<Stage, 'over' | 'front'> & { readonly paint: (e: Easel) => void }): Stage =>
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

/** A door that stands open a little, and the arm of whoever waits behind it with the towel. */
export function doorWithArm(e: Easel, x: number, y: number, height: number) {
  const h = height;
  fill(e, rectangle(x - 20, y - 20, 330, h + 40), '#8a5a3e');
  fill(e, rectangle(x, y, 290, h + 20), '#ffdf9a');
  disc(e, x + 140, y + h * 0.5, 300, h * 0.6, '#fff0c4', 0.9, 0.2);
  const door = blob(`${x - 6},${y - 30}! ${x + 150},${y - 6}! ${x + 150},${y + h + 20}! ${x - 6},${y + h + 46}!`, 1);
  e.p.form(door, '#c98d5c', { depth: 12 });
  fill(e, ellipse(x + 128, y + h * 0.52, 13, 13), '#f6dc9a');
  const at = y + h * 0.4;
  e.p.form(
    blob(
      `${x + 150},${at - 34} ${x + 250},${at - 40} ${x + 352},${at - 26} ${x + 352},${at + 18} ${x + 250},${at + 30} ${x + 150},${at + 34}`,
      6,
    ),
    '#7f9a78',
    { depth: 12 },
  );
  e.p.form(ellipse(x + 376, at - 4, 32, 27), '#b98058', { depth: 8 });
  for (const [u, v] of [
    [392, 14],
    [402, 4],
    [404, -8],
    [396, -20],
  ] as const)
    e.p.form(stroke(`${x + u - 16},${at + v} ${x + u + 10},${at + v + 5}`, 9, 8), '#b98058', { depth: 4 });
  const towel = blob(
    `${x + 350},${at + 2} ${x + 390},${at - 8} ${x + 436},${at + 6} ${x + 450},${at + 150} ${x + 462},${at + 330}! ${x + 400},${at + 318} ${x + 330},${at + 334}! ${x + 346},${at + 150}`,
    7,
  );
  e.p.form(towel, TOWEL, { depth: 20 });
  clipTo(e, towel, () => {
    for (const v of [250, 282]) fill(e, stroke(`${x + 320},${at + v} ${x + 470},${at + v - 8}`, 7, 7), '#fff2c8', 0.9);
    fill(
      e,
      stroke(`${x + 396},${at + 20} ${x + 386},${at + 180} ${x + 394},${at + 330}`, 3, 10, 3),
      shade(TOWEL, 0.12),
      0.6,
    );
  });
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
  fill(e, ellipse(1420, 506, 17, 19), '#a9c4c8', 0.85);
}

function tubFront(e: Easel) {
  const tub = blob('1180,590! 2300,590! 2270,800 2180,1010 2010,1060 1480,1060 1310,1010 1210,800', 8);
  e.p.form(tub, BATH.white, { depth: 40, softness: 50, shadow: 0.12 });
  e.p.form(blob('1150,562 1740,548 2330,562 2336,612 1740,628 1146,612', 7), '#ffffff', { depth: 14 });
  for (const x of [1420, 2060])
    e.p.form(blob(`${x - 60},1050 ${x + 60},1050 ${x + 44},1120 ${x},1140 ${x - 44},1120`, 7), '#d9a04a', {
      depth: 12,
    });
  // The chain of the plug hangs over the rim and goes on far below the floor.
  for (let i = 0; i < 30; i++) e.p.edge(ellipse(2244, 600 + i * 22, 5, 9), '#b98a3c', 3.4, 0.95);
  const r = e.random('rim');
  for (let i = 0; i < 26; i++)
    e.p.form(ellipse(1230 + i * 40 + r() * 16, 566 + r() * 14, 26 + r() * 18, 20 + r() * 12), FOAM, { depth: 6 });
}

/** Two more minutes: the tub, the foam and the door. */
export const whaleBath = warm({
  paint(e) {
    wall(e, 760);
    fill(e, rectangle(-80, 760, 2560, 480), BATH.floor);
    for (let i = 0; i < 12; i++)
      fill(e, stroke(`-80,${780 + i * 44} 1200,${784 + i * 44} 2480,${780 + i * 44}`, 1.6, 2.4, 1.6), '#c08c5c', 0.5);
    disc(e, 1740, 1130, 760, 90, '#8a5a3a', 0.5, 0.3);
    doorWithArm(e, 150, 250, 700);
    e.p.form(blob('600,1080 1010,1060 1080,1120 980,1190 580,1190 540,1130', 8), '#7fb0a8', { depth: 10 });
    e.p.form(
      blob('2120,560! 2120,300 2150,240 2230,240 2260,290! 2226,300 2200,280 2166,300 2160,560!', 7),
      '#d9dfe2',
      { depth: 10 },
    );
    foamWhale(e);
  },
  over: { depth: 1000, paint: tubFront },
});

/** What is seen of the tub from its side, cut open: two walls that end, and no floor. */
function cutTub(e: Easel) {
  for (const side of [-1, 1]) {
    const x = (u: number) => 1200 + side * u;
    e.p.form(
      blob(
        `${x(1080)},250! ${x(1010)},250! ${x(960)},470 ${x(880)},640 ${x(760)},716! ${x(820)},740 ${x(960)},700 ${x(1060)},520`,
        7,
      ),
      BATH.white,
      { depth: 20 },
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

const PIPE = '1330,1090 1440,1010 1500,900 1620,800 1660,680 1770,600 1800,490';

/** Both ears under water: above, the room; below the tub, the sea and somebody very far down. */
export const whaleSection = warm({
  paint(e) {
    wall(e, 300);
    doorWithArm(e, 30, -330, 520);
    column(e, 300);
    cutTub(e);
    deepen(e, 760, '#0a2450', 0.8);
    farWhale(e, 1330, 1120, 0.2, { alpha: 0.85, tone: '#2c4c82', facing: -1 });
    trail(e, PIPE, 46, 0.8);
    for (const [x, y, r] of [
      [1830, 640, 14],
      [1720, 560, 10],
      [1846, 520, 9],
    ] as const)
      goldBubble(e, x, y, r);
  },
  front(e) {
    // The water lies over all of the child that is not an island.
    fill(
      e,
      blob('-120,306 500,296 1200,304 1900,296 2520,306 2520,560 -120,560', 8),
      linear(e, 0, 296, 0, 560, [
        [0, rgba('#5fc0d0', 0.1)],
        [1, rgba('#5fc0d0', 0)],
      ]),
    );
  },
});

function splash(e: Easel, x: number, y: number, size: number) {
  const r = e.random('splash');
  for (let i = 0; i < 15; i++) {
    const a = -Math.PI * (0.08 + (i / 14) * 0.84);
    const reach = size * (0.7 + r() * 0.5);
    const [u, v] = [x + Math.cos(a) * reach, y + Math.sin(a) * reach * 0.8];
    e.p.form(
      stroke(`${x + Math.cos(a) * 90},${y} ${(x + u) / 2},${(y + v) / 2 - 30} ${u},${v}`, 26, 17, 6),
      '#a6e0ea',
      { depth: 6 },
    );
    e.p.form(ellipse(u + Math.cos(a) * 34, v + Math.sin(a) * 34, 8 + r() * 13, 9 + r() * 14), '#d3f3f6', { depth: 4 });
  }
}

/** Up from the sleeping sea into the bath: the splash at the top right, darkness below. */
export const whaleRise = warm({
  paint(e) {
    wall(e, 340);
    doorWithArm(e, 1980, -240, 500);
    column(e, 340);
    deepen(e, 520, '#081a3e', 0.92);
    farWhale(e, 700, 1080, 0.62, { tone: '#1d3a6c', eye: 'shut', alpha: 0.9 });
    trail(e, '980,760 1090,690 1330,560 1560,460', 40, 0.5);
    for (const [x, y, r] of [
      [300, 760, 16],
      [980, 640, 20],
      [1130, 560, 14],
      [1420, 480, 18],
    ] as const)
      bubble(e, x, y, r);
    cutTub(e);
    splash(e, 1660, 350, 300);
  },
  over: {
    depth: 1000,
    paint(e) {
      fill(e, blob('1320,352 1500,330 1660,346 1820,328 2000,350 2000,430 1320,430', 8), '#8fd6df', 0.86);
    },
  },
});
