import { ellipse, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { GROUND, INK } from './colours';
import { dates } from './things';

const [CAMEL, DARK, LIGHT] = ['#c9793f', '#a85c34', '#e0985a'];

/** A dune from ridge to foot; its lee side lies in the shade. */
function dune(e: Easel, ridge: string, lee: string, colour: string) {
  fill(e, blob(ridge, 9), colour);
  fill(e, blob(lee, 9), shade(colour, 0.07));
}

/** A camel whose back is a dune: only his neck and his head give him away. */
function camel(e: Easel) {
  fill(
    e,
    blob(
      '560,900! 860,800 1160,720 1330,640 1440,490 1500,452 1560,490 1640,620 1740,690 1840,690 1930,570 1990,410 2040,330 2110,330 2134,430 2126,600 2150,780 2180,930 1700,960! 560,960!',
      9,
    ),
    CAMEL,
  );
  fill(
    e,
    blob(
      '1500,452 1560,490 1640,620 1740,690 1840,690 1930,570 2000,420 2010,560 1930,720 1800,790 1680,960! 1500,960! 1560,780 1560,600',
      9,
    ),
    DARK,
    0.45,
  );
  // Head
  fill(e, blob('2010,392 2030,300 2090,262 2160,270 2230,316 2284,372 2280,424 2220,446 2140,438 2070,452', 9), CAMEL);
  fill(e, blob('2190,330 2236,326 2290,372 2284,424 2226,446 2184,420', 8), LIGHT);
  fill(e, ellipse(2262, 372, 9, 6, 0.5), '#5f2f22');
  fill(e, stroke('2286,410 2240,418 2206,402', 3, 5, 3), '#5f2f22');
  fill(e, blob('2036,300 2000,262 2010,226 2048,246 2066,282', 7), DARK);
  fill(e, blob('2060,268 2066,236 2098,240 2124,222 2136,262 2104,280', 6), DARK);
  // The eye gets wet.
  fill(e, ellipse(2140, 330, 25, 23), '#fffaf0');
  fill(e, ellipse(2132, 334, 15, 18), INK);
  fill(e, ellipse(2127, 327, 5, 6), '#ffffff');
  fill(e, blob('2108,318! 2140,296 2172,318! 2140,322', 5), CAMEL);
  fill(e, stroke('2106,320 2140,302 2174,320', 3, 5, 3), INK);
  fill(e, ellipse(2142, 350, 22, 6), '#bfe6f4');
  fill(e, blob('2166,392 2180,416 2166,432 2152,416', 6), '#bfe6f4');
}

function load(e: Easel) {
  fill(e, stroke('1340,650 1500,500 1672,660', 9, 10, 9), '#8a2f4a');
  fill(e, blob('1430,500 1500,440 1572,500 1600,590 1500,620 1402,590', 8), '#a83a5a');
  fill(e, stroke('1406,586 1500,614 1596,586', 7, 7, 7), '#f0b94a');
  dates(e, [1346, 780, 1.15], 0.05);
  dates(e, [1664, 790, 1.15], -0.05);
}

/** Dunes at sunset. */
export const camelDunes = flatStage({
  ground: '#f6a85a',
  back(e) {
    fill(
      e,
      [
        [-90, -90],
        [2490, -90],
        [2490, 800],
        [-90, 800],
      ],
      linear(e, 0, 0, 0, 800, [
        [0, '#f6c98a'],
        [0.5, '#f9b56a'],
        [1, '#f08a4e'],
      ]),
    );
    fill(e, ellipse(1800, 600, 380, 380, 0, 72), '#ffd98a', 0.55);
    fill(e, ellipse(1800, 600, 290, 290, 0, 72), '#fff0c0');
    dune(
      e,
      '-90,520! 160,440 420,392 700,470 1000,600 1300,690 1700,700! 1700,1000! -90,1000!',
      '420,392 700,470 1000,600 1300,690 1000,760 700,660 520,520',
      '#e9a768',
    );
    dune(
      e,
      '1300,760! 1700,640 2100,560 2490,470! 2490,1000! 1300,1000!',
      '2490,470! 2490,620! 2200,680 1900,700 2100,600',
      '#e09a5c',
    );
    camel(e);
    load(e);
    fill(
      e,
      blob('-90,800! 240,720 560,760 900,850 1300,905 1700,880 2100,800 2490,830! 2490,1290! -90,1290!', 10),
      GROUND.sand,
    );
    fill(e, blob('-90,800! 240,720 560,760 900,850 1300,905 1100,930 760,880 400,810 120,830 -90,900!', 10), '#f6cb94');
    for (const [x, y] of [
      [1160, 1004],
      [1060, 1030],
      [950, 1050],
      [830, 1078],
      [700, 1100],
    ] as const)
      fill(e, ellipse(x, y, 26, 9, -0.2), shade(GROUND.sand, 0.1));
  },
});
