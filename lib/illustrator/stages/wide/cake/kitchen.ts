import { ellipse, rectangle, seededRandom, shade, tint } from '@/lib/illustrator/paint';
import { milkingStool } from '@/lib/illustrator/props/cake';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, linear, radial } from '../../kit/easel';
import type { Stage } from '../../model';
import { flatStage } from '../flat';
import { INK } from './colours';
import { bananas, dates, drift, foldedShadow, mango, pail } from './things';

type Window = {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly isNight: boolean;
};

/** The one window of the kitchen: the night outside, or the morning after it. */
function window(e: Easel, { box: [x, y, w, h], isNight }: Window) {
  fill(e, rectangle(x - 22, y - 22, w + 44, h + 44), isNight ? '#4a3550' : '#fffaf0');
  fill(e, rectangle(x, y, w, h), isNight ? '#1a2350' : '#ffe9a8');
  if (isNight) {
    fill(e, ellipse(x + w * 0.68, y + h * 0.3, 36), '#f6efcf');
    fill(e, ellipse(x + w * 0.68 - 18, y + h * 0.3 - 10, 33), '#1a2350');
  } else {
    fill(e, ellipse(x + w * 0.5, y + h * 0.78, w * 0.36), '#fff6cf');
    fill(e, ellipse(x + w * 0.5, y + h * 0.78, w * 0.24), '#ffc94a');
    fill(
      e,
      blob(
        `${x},${y + h}! ${x},${y + h * 0.82}! ${x + w * 0.4},${y + h * 0.72} ${x + w},${y + h * 0.86}! ${x + w},${y + h}!`,
        6,
      ),
      '#8fbf6a',
    );
  }
  const bar = isNight ? '#4a3550' : '#fffaf0';
  fill(e, rectangle(x + w / 2 - 7, y, 14, h), bar);
  fill(e, rectangle(x, y + h / 2 - 7, w, 14), bar);
}

function bowl(e: Easel, x: number, y: number, k: number, batter: string) {
  e.p.in(x, y, 0, k, k, () => {
    fill(e, blob('-130,-120! 130,-120! 106,-40 56,0! -56,0! -106,-40', 7), '#5f9bb0');
    fill(e, blob('-130,-120! -76,-120! -60,-40 -20,0! -56,0! -106,-40', 7), '#83b6c6');
    fill(e, ellipse(0, -120, 130, 26), '#3f7284');
    fill(e, ellipse(0, -116, 114, 20), batter);
  });
}

/** Where the light of the rest of the house comes through. */
const SLIT = { from: 318, to: 412, top: 214, foot: 1040 } as const;

/** The rest of the house is bright: the door stands ajar, and somebody in it throws a long shadow. */
function doorway(e: Easel) {
  fill(e, rectangle(72, 190, 370, 850), '#2f2340');
  fill(e, rectangle(SLIT.from - 30, SLIT.top, 150, SLIT.foot - SLIT.top), '#ffd98a');
  fill(e, blob('318,1036! 412,1036! 900,1290! 380,1290!', 1), '#ffd98a', 0.5);
  fill(
    e,
    blob('344,1044! 400,1044! 560,1130 600,1166 640,1180 668,1212 640,1236 590,1226 560,1196 500,1180!', 6),
    '#241830',
    0.8,
  );
}

/** What hides most of who stands in the door: its leaf and the wall beside it; one slipper is in the light. */
function doorBefore(e: Easel) {
  const { from, to, top, foot } = SLIT;
  e.p.in(372, foot, 0, 0.86, 0.86, () => {
    fill(e, blob('-30,2! -32,-32 -10,-52 10,-52 34,-32 32,2!', 6), '#b8485c');
    fill(e, ellipse(0, -46, 30, 11), '#fff3e4');
    fill(e, ellipse(2, -24, 9, 9), '#fff3e4');
  });
  fill(e, rectangle(to, 120, 170, 910), '#2a1d3a');
  fill(e, rectangle(to, top - 24, 30, foot - top + 14), '#2f2340');
  fill(e, blob(`96,214! ${from},176! ${from},1066! 96,1040!`, 1), '#3d2d50');
  fill(e, blob('128,276! 280,250! 280,560! 128,560!', 1), '#35274a');
  fill(e, blob('128,620! 280,620! 280,984! 128,962!', 1), '#35274a');
  fill(e, rectangle(from - 5, 178, 5, 886), '#ffd98a', 0.55);
  fill(e, ellipse(294, 600, 12, 16), '#d8a850');
}

function bulb(e: Easel) {
  fill(
    e,
    ellipse(1760, 420, 760, 700, 0, 72),
    radial(e, 1760, 260, 900, [
      [0, 'rgba(255,214,130,0.8)'],
      [0.45, 'rgba(226,150,92,0.42)'],
      [1, 'rgba(60,36,70,0)'],
    ]),
  );
  fill(e, stroke('1760,-60 1760,60', 4, 4), '#1d1428');
  fill(e, rectangle(1744, 52, 32, 30), '#6a5a50');
  fill(e, ellipse(1760, 116, 40, 44), '#fff3c4');
}

/** Two of everything on the table. */
function harvest(e: Easel) {
  mango(e, [2110, 700, 0.62], 0.2);
  mango(e, [2190, 712, 0.6], -0.3, { green: 0.3 });
  bananas(e, [1976, 724, 0.5], 0.3);
  dates(e, [2270, 740, 0.6], 1.3);
  dates(e, [2330, 750, 0.6], 1.5);
}

function table(e: Easel, y: number) {
  fill(e, rectangle(1650, y, 830, 44), '#9a5c3c');
  fill(e, rectangle(1650, y, 830, 14), '#c9834e');
  fill(e, rectangle(1700, y + 44, 46, 380), '#6f4030');
  fill(e, rectangle(1746, y + 44, 740, 380), '#3a2438');
}

function under(e: Easel) {
  pail(e, [1850, 1154, 0.86], '#e8e0d6', { tin: '#6f7f92' });
  pail(e, [1984, 1160, 0.86], '#e6d6a2', { tin: '#8a7060' });
  foldedShadow(e, [1850, 1042, 0.9]);
  drift(e, [1832, 1044, 0.42]);
  drift(e, [1872, 1046, 0.38]);
}

const night = (isLow: boolean): Stage => {
  const lower = isLow ? 150 : 0;
  const stage = flatStage({
    ground: '#2a1d3a',
    back(e) {
      fill(e, rectangle(-80, 1030, 2560, 260), '#21162f');
      bulb(e);
      window(e, { box: [2110, 130, 230, 300], isNight: true });
      doorway(e);
      e.p.in(0, lower, 0, 1, 1, () => table(e, 770));
      under(e);
      e.p.in(0, lower, 0, 1, 1, () => harvest(e));
      fill(e, ellipse(isLow ? 1380 : 1500, 1140, 150, 18), '#120b1c', 0.6);
      e.p.in(isLow ? 1360 : 1480, 944, 0, 1.06, 1.06, () => milkingStool(e.p));
      // The tea towel is here again.
      e.p.in(isLow ? -120 : 0, 0, 0, 1, 1, () => {
        fill(e, blob('1392,940! 1460,938! 1470,1040 1440,1062 1398,1056', 4), '#fffaf0');
        for (const y of [980, 1002]) fill(e, stroke(`1394,${y} 1466,${y - 3}`, 4, 4), '#4f8fc8');
      });
    },
    over: {
      depth: 1300,
      paint(e) {
        bowl(e, 1800, 774 + lower, 1.08, '#a8744a');
        doorBefore(e);
      },
    },
  });
  return {
    ...stage,
    light: (palette) => ({
      ...stage.light(palette),
      direction: [0.3, -0.9],
      ambient: '#7a5f86',
      ambientAlpha: 0.42,
      lamps: [{ x: 1760, y: 120, reach: 1150, colour: '#ffd08a', power: 0.9 }],
    }),
  };
};

/** The kitchen at midnight, in the light of one bulb. */
export const kitchenNight = night(false);

/** The same for who sits in a chair: the bowl is in the lap. */
export const kitchenNightLow = night(true);

/** A cloud of flour rises from the bowl. */
function flour(e: Easel) {
  for (const [x, y, rx, ry] of [
    [1480, 900, 190, 120],
    [1380, 800, 150, 110],
    [1300, 900, 130, 90],
    [2140, 900, 190, 130],
    [2250, 790, 150, 110],
    [2320, 900, 130, 100],
  ] as const) {
    e.p.soft(x, y, rx, ry, '#ffffff', 0.85, 0, 0.55);
    e.p.soft(x - rx * 0.3, y - ry * 0.3, rx * 0.5, ry * 0.5, '#ffffff', 0.6);
  }
  const random = seededRandom('flour');
  for (let i = 0; i < 70; i++) {
    const [x, y] = [1220 + random() * 1180, 560 + random() * 500];
    fill(e, ellipse(x, y, 2 + random() * 3), '#ffffff', 0.8);
  }
}

/** What fell on the table: a thin layer with a ragged edge. */
function spilled(e: Easel) {
  const random = seededRandom('spilled');
  e.p.soft(1800, 1118, 480, 30, '#fff8ec', 0.95, 0, 0.7);
  for (let i = 0; i < 90; i++) {
    const [x, y] = [1300 + random() * 1000, 1096 + random() * 70];
    fill(e, ellipse(x, y, 2 + random() * 5, 1.5 + random() * 2.5), '#fff8ec', 0.85);
  }
}

/** The kitchen in the morning, near; on its wall a light square where no recipe ever hung. */
export const kitchenMorning = flatStage({
  ground: '#f6c98c',
  back(e) {
    fill(
      e,
      [
        [-90, -90],
        [2490, -90],
        [2490, 1290],
        [-90, 1290],
      ],
      linear(e, 0, 0, 2400, 0, [
        [0, '#f2b878'],
        [0.6, '#f9d295'],
        [1, '#fde6b4'],
      ]),
    );
    window(e, { box: [2120, 60, 360, 440], isNight: false });
    fill(e, blob('2120,500! 2480,500! 2000,1290! 1300,1290!', 1), '#fff6d6', 0.5);
    e.p.in(1390, 200, 0.03, 1, 1, () => {
      fill(e, rectangle(-82, -110, 164, 220), '#fff0cc');
      fill(e, ellipse(0, -90, 8, 8), INK);
    });
    flour(e);
  },
  over: {
    depth: 1600,
    paint(e) {
      fill(e, rectangle(-80, 1090, 2560, 210), '#b9703f');
      fill(e, rectangle(-80, 1090, 2560, 22), '#dc9a5c');
      spilled(e);
      bowl(e, 1800, 1140, 1.5, '#f4d79a');
      fill(e, stroke('1660,1128 1800,1140 1940,1128', 4, 4, 4), shade('#5f9bb0', 0.1), 0.3);
      fill(e, ellipse(1800, 958, 40, 8), tint('#f4d79a', 0.05));
    },
  },
});
