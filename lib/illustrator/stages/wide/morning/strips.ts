import { ellipse, rectangle, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, radial, wash } from '../../kit/easel';
import { flatStage } from '../flat';
import { BLOCK_COLOURS } from './colours';
import { solid } from './painted';

const { red, orange, green } = BLOCK_COLOURS;
const STEEL = '#7d8798';

/** Air in touches of a brush, and the ground below. */
function ground(e: Easel, air: string, colour: string) {
  backdrop(e, air);
  solid(e, rectangle(-80, 820, 800, 500), colour, 10);
}

function backdrop(e: Easel, air: string) {
  fill(
    e,
    rectangle(-80, -80, 800, 1300),
    radial(e, 270, 330, 760, [
      [0, tint(air, 0.06)],
      [0.5, air],
      [1, shade(air, 0.06)],
    ]),
  );
  wash(e, 'air', [-40, 20, 600, 900], [tint(air, 0.07), shade(air, 0.05)], {
    count: 50,
    alpha: 0.26,
    long: 130,
    tall: 24,
  });
}

const WATER = '#4fb4e6';

/** Water that falls on the bear's head and parts on both sides, so that whoever sits beside him stays dry. */
function overBear(e: Easel) {
  fill(e, stroke('184,256 186,400 184,556', 24, 22, 26), WATER, 0.85);
  for (const line of ['184,552 120,556 74,620 40,760', '184,552 290,500 420,520 486,640 500,800'])
    fill(e, stroke(line, 24, 20, 16, 10), WATER, 0.8);
  fill(e, stroke('176,280 178,400 176,520', 5, 5, 4), '#dff3fc', 0.9);
  for (const [x, y, r] of [
    [110, 500, 9],
    [80, 540, 6],
    [250, 460, 8],
    [310, 440, 10],
    [390, 452, 7],
    [452, 520, 9],
    [24, 640, 7],
  ] as const)
    fill(e, ellipse(x, y, r * 0.8, r), WATER);
  fill(e, ellipse(186, 552, 44, 14), '#dff3fc', 0.8);
}

/** Turned as the swing is, around the middle of the picture. */
const swung = (e: Easel, paint: () => void) => e.p.in(270, 500, -0.2, 1, 1, () => e.p.in(-270, -500, 0, 1, 1, paint));

/** A loop of cloth from the neck of a toy to its hook. */
const loop = (e: Easel, x: number) =>
  fill(e, stroke(`${x - 34},520 ${x - 24},420 ${x + 8},296 ${x + 30},420 ${x + 34},520`, 6, 6), '#fff4dc');

/** Four things to show to somebody new, each in a picture 540 units wide. */
export const MORNING_STRIPS = {
  showTap: flatStage({
    ground: '#bfe6f7',
    back(e) {
      ground(e, '#bfe6f7', '#6fbfe0');
      solid(e, stroke('-20,190 150,190 180,196 184,250', 34, 34, 34, 30), STEEL, 14);
      solid(e, stroke('60,190 60,120', 16, 16), STEEL);
      solid(e, ellipse(60, 110, 62, 20), red);
    },
    over: { depth: 1300, paint: overBear },
  }),
  showSwing: flatStage({
    ground: '#ffe08a',
    back(e) {
      ground(e, '#ffe08a', '#f2b53c');
      for (const line of ['-30,250 60,256 120,240', '-30,350 40,356 90,344', '-30,450 20,454 60,446'])
        fill(e, stroke(line, 3, 6, 2), '#fff4d2');
      swung(e, () => {
        for (const x of [52, 488]) solid(e, stroke(`${x},-190 ${x},690`, 9, 9), '#7a4a2c', 4);
      });
    },
    over: { depth: 1300, paint: (e) => swung(e, () => solid(e, rectangle(24, 676, 492, 40), red, 8)) },
  }),
  showHooks: flatStage({
    ground: '#f6c3c9',
    back(e) {
      backdrop(e, '#f6c3c9');
      e.p.fill(rectangle(-80, 232, 800, 34), '#8a4a4a', { alpha: 0.3, blur: 12 });
      solid(e, rectangle(-80, 210, 800, 40), '#c27a3e');
      for (const [x, colour] of [
        [150, green],
        [390, orange],
      ] as const) {
        e.p.soft(x + 4, 130, 76, 72, '#8a4a4a', 0.3);
        solid(e, ellipse(x, 120, 62), '#ffffff');
        solid(e, stroke(`${x},230 ${x},286 ${x + 28},292`, 14, 14, 12), '#5a4632');
        loop(e, x);
        if (colour === green) {
          fill(e, blob(`${x - 44},150! ${x + 22},146 ${x + 40},96 ${x + 48},150!`, 5), '#d8b98a');
          fill(e, ellipse(x - 8, 120, 28), green);
          fill(e, ellipse(x - 8, 120, 12), '#3f8a30');
        } else {
          fill(e, blob(`${x - 18},100 ${x + 18},100 ${x},164!`, 5), orange);
          fill(e, stroke(`${x},100 ${x},76`, 8, 5), green);
        }
      }
    },
  }),
  showCookies: flatStage({
    ground: '#cfe8b8',
    back: (e) => backdrop(e, '#cfe8b8'),
    over: {
      depth: 600,
      paint(e) {
        solid(e, rectangle(-80, 556, 800, 700), '#8fc46a', 14);
        wash(e, 'table', [-40, 580, 600, 860], ['#a5d47e', '#7db259'], { count: 40, alpha: 0.3, long: 120, tall: 12 });
        solid(e, rectangle(-80, 552, 800, 20), '#b4dd92', 4);
        e.p.soft(276, 780, 220, 50, '#3f6a2c', 0.5);
        solid(e, ellipse(270, 764, 190, 44), '#ffffff');
        fill(e, ellipse(270, 759, 146, 28), '#e8f1de');
        for (const [x, y] of [
          [200, 744],
          [270, 760],
          [338, 742],
        ] as const) {
          solid(e, ellipse(x, y, 56, 26), '#c98a45');
          for (const [u, v] of [
            [-20, -6],
            [8, 4],
            [22, -8],
          ] as const)
            fill(e, ellipse(x + u, y + v, 7, 5), '#6a3f20');
        }
        for (const [x, y] of [
          [60, 690],
          [112, 706],
          [210, 700],
          [322, 704],
          [336, 690],
          [480, 696],
        ] as const)
          fill(e, ellipse(x, y, 5, 4), '#8a5a2c');
      },
    },
  }),
};
