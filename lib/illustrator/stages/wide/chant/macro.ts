import { ellipse, rectangle, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill, wash } from '../../kit/easel';
import { flatStage } from '../flat';
import { DEEP_EARTH, EARTH, ROPE_PALE } from './colours';
import { rope } from './rope';

/** Where the rope ends. */
const END = [1096, 822] as const;

/** A laughing mouth high above, seen from below the chin. */
function laugh(e: Easel, x: number, y: number, k: number, skin: string, turn = 0) {
  e.p.in(x, y, turn, k, k, () => {
    const chin = blob('-150,-260! -156,-60 -120,60 -50,118 50,118 120,60 156,-60 150,-260!', 9);
    fill(e, blob('-70,60! 70,60! 120,-300! -120,-300!', 4), shade(skin, 0.12));
    fill(e, chin, skin);
    clipTo(e, chin, () => fill(e, blob('40,-260! 170,-260! 150,120! 60,110!', 4), shade(skin, 0.05)));
    fill(e, blob('-92,-86 -50,-104 50,-104 92,-86 74,10 30,60 -30,60 -74,10', 8), '#4a1a1e');
    fill(e, blob('-84,-84 -46,-96 46,-96 84,-84 72,-58 0,-52 -72,-58', 7), '#fff8ea');
    fill(e, ellipse(0, 34, 46, 26), '#d9606a');
    fill(e, ellipse(-14, -150, 15, 10, 0.3), shade(skin, 0.2));
    fill(e, ellipse(14, -150, 15, 10, -0.3), shade(skin, 0.2));
    fill(e, ellipse(0, -172, 44, 26), tint(skin, 0.04));
    fill(e, ellipse(-14, -150, 11, 7, 0.3), shade(skin, 0.3));
    fill(e, ellipse(14, -150, 11, 7, -0.3), shade(skin, 0.3));
  });
}

function donkeyLaugh(e: Easel, x: number, y: number) {
  e.p.in(x, y, 0.1, 1, 1, () => {
    fill(e, blob('-110,-300! -130,-60 -90,90 0,130 90,90 130,-60 110,-300!', 8), '#a58a72');
    fill(e, blob('-110,-40 -80,70 0,120 80,70 110,-40 60,-90 -60,-90', 8), '#f2e6da');
    fill(e, blob('-80,-20 -50,56 0,78 50,56 80,-20 0,-44', 7), '#4a1a1e');
    for (const u of [-1, 0, 1]) fill(e, rectangle(u * 34 - 15, -34, 30, 44), '#fff8ea');
    for (const s of [-1, 1]) fill(e, ellipse(s * 34, -72, 9, 14), '#5a4c4c');
  });
}

function trunkUp(e: Easel, x: number, y: number) {
  fill(
    e,
    blob(
      `${x - 190},-90! ${x - 160},${y - 60} ${x - 60},${y + 40} ${x + 60},${y + 40} ${x + 170},${y - 70} ${x + 200},-90!`,
      8,
    ),
    '#7d716d',
  );
  fill(
    e,
    blob(`${x - 76},${y - 90} ${x - 40},${y - 4} ${x + 40},${y - 4} ${x + 80},${y - 92} ${x},${y - 70}`, 7),
    '#4a1a1e',
  );
  fill(e, ellipse(x, y - 34, 40, 20), '#d9606a');
  fill(e, stroke(`${x},${y - 120} ${x - 60},${y - 190} ${x - 70},-90`, 60, 54, 50), '#8d807b');
}

/** At the height of a snail: the end of a rope as thick as a tree, and laughing mouths high above. */
export const ropeEnd = flatStage({
  ground: '#f6bd5a',
  back(e) {
    fill(e, blob('-80,-80! 2480,-80! 2480,720! 1500,750 700,716 -80,740!', 6), '#f9cf7c');
    laugh(e, 110, 24, 0.9, '#7d5136', -0.2);
    trunkUp(e, 1360, 170);
    laugh(e, 1620, 24, 0.94, '#6b4029', -0.12);
    donkeyLaugh(e, 1860, 84);
    laugh(e, 2080, 8, 0.9, '#7d5136', 0.1);
    laugh(e, 2310, 84, 1.06, '#4f2e20', 0.2);
    fill(e, blob('-80,800! 400,770 1100,800 1800,770 2480,800! 2480,1300! -80,1300!', 7), EARTH);
  },
  over: {
    depth: 700,
    paint(e) {
      fill(e, blob('-80,860! 400,850 1100,860 1800,850 2480,860! 2480,1300! -80,1300!', 7), EARTH);
      wash(e, 'earth', [-40, 840, 2440, 1180], [DEEP_EARTH, '#b45630'], {
        count: 40,
        alpha: 0.25,
        long: 300,
        tall: 24,
      });
      for (const [x, y, r] of [
        [180, 1090, 46],
        [1260, 1130, 34],
        [1340, 1150, 22],
        [2230, 1120, 52],
        [620, 1150, 26],
      ] as const) {
        fill(e, ellipse(x, y, r, r * 0.6), DEEP_EARTH);
        fill(e, ellipse(x - r * 0.14, y - r * 0.14, r * 0.8, r * 0.42), '#c9744c');
      }
      for (const [x, k] of [
        [60, 1],
        [1120, 0.7],
        [2380, 1.1],
      ] as const)
        for (const [u, v] of [
          [-60, -260],
          [-10, -340],
          [50, -240],
        ] as const)
          fill(
            e,
            stroke(`${x},860 ${x + u * 0.5 * k},${860 + v * 0.6 * k} ${x + u * k},${860 + v * k}`, 14 * k, 11 * k, 1),
            '#c4892e',
          );
      rope(
        e,
        [
          [-90, 770],
          [END[0], END[1]],
        ],
        { r: 78 },
      );
      const [x, y] = [END[0] - 10, END[1]];
      for (const [dx, dy] of [
        [90, -70],
        [130, -30],
        [140, 14],
        [120, 54],
        [84, 84],
      ] as const)
        fill(
          e,
          stroke(`${x},${y + dy * 0.7} ${x + dx * 0.6},${y + dy * 0.9} ${x + dx},${y + dy * 1.3}`, 14, 9, 2),
          ROPE_PALE,
        );
    },
  },
});
