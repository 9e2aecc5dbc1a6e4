import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { BLOCK_COLOURS, GREYS } from './colours';

const [PALE, LIGHT, MID, GREY] = GREYS;
const { red, yellow, blue } = BLOCK_COLOURS;
const DUST = '#e3dba0';

function door(e: Easel, x: number) {
  fill(e, rectangle(x, 130, 330, 790), GREY);
  fill(e, rectangle(x + 26, 156, 278, 764), MID);
  fill(e, rectangle(x + 70, 210, 190, 200), PALE);
  fill(e, ellipse(x + 270, 560, 20), '#f7c52b');
}

/** A wide floor with an empty rug, a closed door far behind. */
export const emptyRug = flatStage({
  ground: '#e9e4f0',
  back(e) {
    door(e, 760);
    fill(e, rectangle(-80, 920, 2560, 380), MID);
    fill(e, ellipse(1050, 1090, 780, 92, 0, 90), '#efe9f4');
    fill(e, ellipse(1050, 1090, 700, 74, 0, 90), LIGHT);
  },
});

/** Rays of a noise that starts in the middle of the right page. */
export const crash = flatStage({
  ground: yellow,
  back(e) {
    for (let i = 0; i < 14; i++) {
      const [a, b] = [(i / 14) * Math.PI * 2, ((i + 0.5) / 14) * Math.PI * 2];
      const at = (t: number) => `${1560 + Math.cos(t) * 2200},${620 + Math.sin(t) * 2200}!`;
      fill(e, blob(`1560,620! ${at(a)} ${at(b)}`, 1), '#ffd95e');
    }
    fill(e, rectangle(-80, 1050, 2560, 250), '#f0a92a');
  },
});

/** In the air: the ropes lean to where it swings. */
function swing(e: Easel) {
  for (const line of ['520,960 716,330', '1110,960 914,330']) fill(e, stroke(line, 17, 17), red);
  fill(e, stroke('660,335 970,335', 17, 17), red);
  for (const x of [690, 940]) fill(e, stroke(`${x},340 ${x + 120},706`, 5, 5), '#6a4a3a');
  fill(e, blob('796,698! 1066,698! 1070,722! 800,722!', 4), '#6a4a3a');
}

function slide(e: Easel) {
  for (const x of [1290, 1390]) fill(e, stroke(`${x},900 ${x},520`, 12, 12), blue);
  for (let y = 590; y < 880; y += 70) fill(e, stroke(`1290,${y} 1390,${y}`, 9, 9), blue);
  fill(
    e,
    blob('1280,500! 1420,500! 1560,740 1720,850 1790,858! 1790,896! 1690,890 1530,790 1400,548 1280,540!', 8),
    yellow,
  );
}

function tree(e: Easel) {
  fill(e, blob('2110,920! 2120,600 2090,420! 2220,420! 2190,620 2210,920!', 6), '#8a5a36');
  for (const [x, y, r] of [
    [2180, 250, 190],
    [2060, 350, 120],
    [2310, 340, 140],
  ] as const)
    fill(e, ellipse(x, y, r), '#2f8f45');
  for (const [x, y, r] of [
    [2140, 200, 110],
    [2020, 325, 56],
    [2270, 300, 66],
  ] as const)
    fill(e, ellipse(x, y, r), '#46a457');
}

/** The dust of one run: from the swing to the slide, around the tree and to the front. */
function dust(e: Easel) {
  const [from, around] = [
    [1010, 1130, 1250],
    [1830, 1930, 2040, 2150, 2260, 2320, 2300, 2220],
  ];
  for (const [i, x] of from.entries()) fill(e, ellipse(x, 930 + (i % 2) * 14, 30 - i * 3, 13), DUST);
  for (const [i, x] of around.entries())
    fill(e, ellipse(x, i < 5 ? 920 - i * 6 : 900 + (i - 4) * 42, 22 + i * 4, 10 + i * 2), DUST);
}

function bench(e: Easel, x: number, y: number, width: number) {
  for (const u of [0.1, 0.9]) fill(e, rectangle(x + width * u - 18, y, 36, 230), '#7a4a2c');
  fill(e, rectangle(x, y - 12, width, 46), '#c27a3e');
  fill(e, rectangle(x, y + 44, width, 26), '#a9642f');
}

function lawn(e: Easel) {
  fill(e, ellipse(1180, 300, 130, 44), '#ffffff');
  fill(e, ellipse(1250, 270, 90, 40), '#ffffff');
  fill(e, rectangle(-80, 780, 2560, 540), '#7cc65a');
  fill(e, ellipse(1200, 800, 1600, 90, 0, 90), '#7cc65a');
}

function ant(e: Easel, x: number, y: number) {
  for (const u of [-12, 0, 12]) fill(e, stroke(`${x + u},${y} ${x + u * 1.4},${y + 14}`, 2, 2), '#2a1a20');
  for (const [u, r] of [
    [-20, 11],
    [0, 8],
    [17, 10],
  ] as const)
    fill(e, ellipse(x + u, y, r, r * 0.8), '#2a1a20');
}

/** The yard in all colours: a swing, a slide, a tree, and the dust of one run between them. */
export const yardAll = flatStage({
  ground: '#8fd6f2',
  back(e) {
    lawn(e);
    swing(e);
    dust(e);
    slide(e);
    tree(e);
  },
  over: {
    depth: 1040,
    paint(e) {
      bench(e, 120, 1040, 540);
      ant(e, 896, 1104);
    },
  },
});

/** A corner of the yard seen from the bench. */
export const yardCorner = flatStage({
  ground: '#bfe9e2',
  back(e) {
    fill(e, rectangle(-80, 860, 2560, 440), BLOCK_COLOURS.teal);
    fill(e, ellipse(1750, 1040, 680, 120, 0, 90), '#f4dfae');
  },
  over: { depth: 1500, paint: (e) => bench(e, 60, 1090, 1000) },
});

/** The air of story time, with nothing in it. */
export const nothingThere = flatStage({
  ground: '#7443ae',
  back(e) {
    fill(e, ellipse(1800, 700, 640, 640, 0, 90), '#8a5bc0');
    for (const [x, y] of [
      [90, 1010],
      [330, 1050],
      [580, 1020],
      [840, 1060],
      [1090, 1030],
    ] as const) {
      fill(e, ellipse(x, y, 92, 98), '#5f3396');
      fill(e, ellipse(x, y + 190, 140, 110), '#5f3396');
    }
  },
});
