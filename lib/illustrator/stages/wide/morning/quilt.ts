import { ellipse, rectangle, rgba, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, cover, type Easel, fill, glow, linear, radial, wash } from '../../kit/easel';
import { flatStage } from '../flat';
import { BLOCK_COLOURS, GREYS } from './colours';
import { boards, folds, litWall, solid } from './painted';

const [PALE, LIGHT, MID, GREY, DARK] = GREYS;
const SEVEN = Object.values(BLOCK_COLOURS);

/** A print of dots on a patch. */
function print(e: Easel, x: number, y: number, size: number, colour: string) {
  for (const [u, v] of [
    [0.25, 0.28],
    [0.66, 0.22],
    [0.44, 0.56],
    [0.8, 0.62],
    [0.2, 0.76],
  ] as const)
    fill(e, ellipse(x + u * size, y + v * size, size * 0.05), colour, 0.8);
}

/** Square patches in rows, in the colours given, each with stitches along its lower edge. */
function patches(e: Easel, size: number, colours: readonly string[], box: readonly [number, number, number, number]) {
  const [x0, y0, x1, y1] = box;
  let i = 0;
  for (let y = y0; y < y1; y += size, i += 2)
    for (let x = x0; x < x1; x += size, i++) {
      const colour = colours[i % colours.length] ?? PALE;
      // Padded: light in the middle of a patch, shade along its seams.
      e.p.form(rectangle(x, y, size + 1, size + 1), colour, { depth: 10, softness: 12 });
      e.p.soft(x + size * 0.45, y + size * 0.42, size * 0.5, size * 0.5, tint(colour, 0.09), 0.6);
      if ((i * 7) % 3 === 0) print(e, x, y, size, tint(colour, 0.12));
      for (let u = 14; u < size - 10; u += 34)
        fill(e, stroke(`${x + u},${y + size - 10} ${x + u + 16},${y + size - 10}`, 2.4, 2.4), '#ffffff', 0.55);
    }
}

const TENT = '1190,1300! 1230,900 1330,470 1560,170 1840,80 2120,150 2330,420 2480,800 2520,1300!';
const INSIDE = '1330,1300! 1370,930 1450,600 1620,360 1840,280 2060,340 2230,560 2340,900 2370,1300!';

function slipper(e: Easel, x: number) {
  e.p.soft(x + 10, 1098, 180, 24, DARK, 0.5);
  solid(
    e,
    blob(`${x - 120},1040 ${x - 60},980 ${x + 70},1000 ${x + 130},1050 ${x + 120},1090! ${x - 130},1090!`, 6),
    MID,
  );
  solid(e, blob(`${x - 130},1030 ${x - 110},960 ${x - 20},950 ${x + 20},1010 ${x - 30},1050 ${x - 110},1060`, 6), GREY);
  solid(e, ellipse(x - 40, 966, 24), PALE);
  solid(e, stroke(`${x - 128},1092 ${x + 122},1092`, 9, 9), DARK);
}

/** Under the quilt: light that comes in through the patches and leaves their colours on the lining. */
function inside(e: Easel) {
  const lining = blob(INSIDE, 10);
  e.p.form(lining, '#ffeec9', { depth: 60, softness: 60, shadowColor: '#d9b98a' });
  clipTo(e, lining, () => {
    for (const [x, y, colour] of [
      [1560, 520, BLOCK_COLOURS.red],
      [1780, 380, '#c9b6de'],
      [2080, 440, '#d6c6ea'],
      [2230, 700, '#c9b6de'],
      [1420, 860, '#e9b7a0'],
    ] as const)
      e.p.soft(x, y, 150, 130, colour, 0.22);
    wash(e, 'lining', [1330, 280, 2370, 1250], ['#fff8e6', '#f0d3a0'], {
      count: 60,
      alpha: 0.3,
      long: 130,
      tall: 16,
      slant: 1.2,
    });
    e.p.soft(1840, 760, 440, 420, '#fffaf0', 0.8);
    e.p.soft(1840, 1220, 620, 90, '#b08a5a', 0.5);
  });
}

/** A tent of a quilt in the grey of the early morning: light shines through its patches, one of them is red. */
export const quiltTent = flatStage({
  ground: LIGHT,
  back(e) {
    litWall(e, LIGHT, [1700, 500], '#f0e9f2');
    boards(e, 1000, '#b9aecb', 1100);
    e.p.soft(1500, 1120, 700, 110, '#fff1d4', 0.5);
    slipper(e, 330);
    slipper(e, 640);
    e.p.soft(1830, 700, 860, 760, '#6d6289', 0.35);
    clipTo(e, blob(TENT, 10), () =>
      patches(e, 190, [MID, GREY, BLOCK_COLOURS.red, MID, DARK, GREY, MID], [1150, 40, 2500, 1300]),
    );
    folds(
      e,
      blob(TENT, 10),
      ['1560,180 1420,560 1300,1200', '1840,90 1850,200 1840,280', '2130,170 2290,560 2420,1200'],
      '#4a4066',
    );
    inside(e);
  },
});

const BED = '1180,1300! 1180,860 1260,790 1500,760 1800,770 2120,790 2480,860 2480,1300!';

/** The night behind a pane: a moon and some stars. */
function nightPane(e: Easel, x: number, y: number, w: number, h: number) {
  solid(e, rectangle(x - 18, y - 18, w + 36, h + 36), '#6f6794', 6);
  fill(
    e,
    rectangle(x, y, w, h),
    linear(e, 0, y, 0, y + h, [
      [0, '#1b2256'],
      [1, '#3f4d92'],
    ]),
  );
  e.p.clip(rectangle(x, y, w, h), () => {
    glow(e, x + 210, y + 110, 150, '#fff3cf', 0.5);
    fill(e, ellipse(x + 210, y + 110, 44), '#fff3cf');
    fill(e, ellipse(x + 228, y + 100, 38), '#2a3370');
    for (const [u, v] of [
      [50, 60],
      [100, 150],
      [70, 250],
      [280, 230],
      [150, 290],
    ] as const)
      fill(e, ellipse(x + u, y + v, 4), '#fff6da', 0.9);
  });
  for (const bar of [rectangle(x + w / 2 - 6, y, 12, h), rectangle(x, y + h / 2 - 6, w, 12)])
    solid(e, bar, '#6f6794', 4);
  solid(e, rectangle(x - 36, y + h + 14, w + 72, 24), '#7a72a0', 5);
}

function lamp(e: Easel) {
  glow(e, 2285, 560, 620, '#ffcf7e', 0.5);
  solid(e, rectangle(2190, 850, 250, 400), '#7a5238', 10);
  solid(e, rectangle(2170, 832, 290, 28), '#8f6244', 6);
  solid(e, rectangle(2272, 600, 26, 236), '#a8733f', 5);
  solid(e, ellipse(2285, 834, 62, 14), '#a8733f', 5);
  e.p.form(blob('2240,450! 2330,450! 2390,606! 2180,606!', 3), '#ffdf94', { depth: 12, lightColor: '#fff3c8' });
  e.p.soft(2285, 606, 150, 50, '#fff3c8', 0.7);
}

/** A bed at night in the light of one lamp; its quilt has all colours of the day. */
export const quiltNight = flatStage({
  ground: '#27245c',
  back(e) {
    cover(
      e,
      radial(e, 2285, 520, 1900, [
        [0, '#a98a6a'],
        [0.16, '#7a6a86'],
        [0.42, '#443f7e'],
        [1, '#232058'],
      ]),
    );
    wash(e, 'wall', [1150, 20, 2460, 900], ['#5a548e', '#34306c', '#6a5f92'], {
      count: 90,
      alpha: 0.2,
      long: 170,
      tall: 26,
    });
    nightPane(e, 1720, 110, 330, 330);
    e.p.soft(1480, 640, 330, 300, '#1a1748', 0.5);
    solid(e, blob('1230,860! 1226,400 1260,350 1460,330 1660,350 1700,400 1700,860!', 8), '#8a5f44', 14);
    solid(e, blob('1240,480 1262,400 1420,372 1620,392 1676,480 1688,800! 1232,800!', 8), '#f3ecdf', 24);
    solid(e, blob('1300,480 1322,440 1440,420 1580,440 1620,490 1600,700 1330,700', 8), '#fffaf0', 14);
    lamp(e);
  },
  over: {
    depth: 1000,
    paint(e) {
      const bed = blob(BED, 10);
      clipTo(e, bed, () => {
        patches(e, 176, SEVEN, [1160, 740, 2490, 1300]);
        // Night in the folds, and the lamp on what faces it.
        fill(
          e,
          bed,
          linear(e, 1180, 0, 2400, 0, [
            [0, rgba('#1d1a52', 0.55)],
            [0.7, rgba('#1d1a52', 0.16)],
            [1, rgba('#1d1a52', 0.05)],
          ]),
        );
        e.p.soft(2240, 900, 420, 200, '#ffd98a', 0.35);
      });
      folds(
        e,
        bed,
        ['1500,850 1470,1020 1430,1210', '1760,850 1800,1010 1790,1210', '2080,880 2050,1040 2090,1210'],
        '#1d1a52',
      );
      solid(
        e,
        blob(
          '1180,860 1260,790 1500,760 1800,770 2120,790 2480,860! 2480,930! 2120,862 1800,842 1500,832 1270,862 1180,930',
          10,
        ),
        '#fffaf0',
      );
    },
  },
});
