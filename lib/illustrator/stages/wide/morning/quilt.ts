import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { BLOCK_COLOURS, GREYS } from './colours';

const [PALE, LIGHT, MID, GREY, DARK] = GREYS;
const SEVEN = Object.values(BLOCK_COLOURS);

/** Square patches in rows, in the colours given, each with stitches along its lower edge. */
function patches(e: Easel, size: number, colours: readonly string[], box: readonly [number, number, number, number]) {
  const [x0, y0, x1, y1] = box;
  let i = 0;
  for (let y = y0; y < y1; y += size, i += 2)
    for (let x = x0; x < x1; x += size, i++) {
      fill(e, rectangle(x, y, size + 1, size + 1), colours[i % colours.length] ?? PALE);
      for (let u = 14; u < size - 10; u += 34)
        fill(e, stroke(`${x + u},${y + size - 10} ${x + u + 16},${y + size - 10}`, 2.4, 2.4), '#ffffff', 0.55);
    }
}

const TENT = '1190,1300! 1230,900 1330,470 1560,170 1840,80 2120,150 2330,420 2480,800 2520,1300!';
const INSIDE = '1330,1300! 1370,930 1450,600 1620,360 1840,280 2060,340 2230,560 2340,900 2370,1300!';

function slipper(e: Easel, x: number) {
  fill(
    e,
    blob(`${x - 120},1040 ${x - 60},980 ${x + 70},1000 ${x + 130},1050 ${x + 120},1090! ${x - 130},1090!`, 6),
    MID,
  );
  fill(e, blob(`${x - 130},1030 ${x - 110},960 ${x - 20},950 ${x + 20},1010 ${x - 30},1050 ${x - 110},1060`, 6), GREY);
  fill(e, ellipse(x - 40, 966, 24), PALE);
  fill(e, stroke(`${x - 128},1092 ${x + 122},1092`, 9, 9), DARK);
}

/** A tent of a quilt in the grey of the early morning: light shines through its patches, one of them is red. */
export const quiltTent = flatStage({
  ground: LIGHT,
  back(e) {
    fill(e, rectangle(-80, 1060, 2560, 240), MID);
    slipper(e, 330);
    slipper(e, 640);
    clipTo(e, blob(TENT, 10), () =>
      patches(e, 190, [MID, GREY, BLOCK_COLOURS.red, MID, DARK, GREY, MID], [1150, 40, 2500, 1300]),
    );
    fill(e, blob(INSIDE, 10), '#fff0cf');
    fill(e, ellipse(1840, 760, 420, 400, 0, 90), '#fff8e6');
  },
});

const BED = '1180,1300! 1180,860 1260,790 1500,760 1800,770 2120,790 2480,860 2480,1300!';

/** A bed at night in the light of one lamp; its quilt has all colours of the day. */
export const quiltNight = flatStage({
  ground: '#27245c',
  back(e) {
    fill(e, ellipse(1790, 420, 760, 720, 0, 90), '#353274');
    fill(e, ellipse(1790, 420, 560, 540, 0, 90), '#4a4486');
    fill(e, blob('1240,470 1260,390 1420,360 1620,380 1680,470 1690,800! 1230,800!', 8), '#f3ecdf');
    fill(e, blob('1300,470 1320,430 1440,410 1580,430 1620,480 1600,700 1330,700', 8), '#fffaf0');
    fill(e, blob('2240,470! 2330,470! 2390,600! 2180,600!', 3), '#ffd978');
    fill(e, rectangle(2274, 600, 22, 250), '#8a5a3a');
    fill(e, ellipse(2285, 610, 160, 46), '#ffe9a8', 0.35);
  },
  over: {
    depth: 1000,
    paint(e) {
      clipTo(e, blob(BED, 10), () => patches(e, 176, SEVEN, [1160, 740, 2490, 1300]));
      fill(
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
