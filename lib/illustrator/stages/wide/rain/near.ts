import { ellipse, rectangle, type Vec } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { RED, RED_INSIDE, WASH } from './colours';
import { herHouse, row } from './houses';
import { pavement, puddle, rain, rings, washed } from './parts';

const [PALE, LIGHT, MID, GREY, DARK] = WASH;

/** What is seen past its rim: rain, a corner of a house, and two blue boots behind it. */
function outside(e: Easel) {
  clipTo(e, blob('-90,660! 60,690 250,830 330,1010 350,1310! -90,1310!', 8), () => {
    fill(e, rectangle(-90, 600, 500, 720), LIGHT);
    fill(e, rectangle(-90, 1080, 500, 240), GREY);
    fill(e, blob('150,1130! 150,1010 214,1010! 214,1080 268,1100 268,1134!', 6), '#2f6f9f');
    fill(e, blob('96,1120! 96,1000 160,1000! 160,1070 214,1092 214,1124!', 6), '#3f86bb');
    fill(e, rectangle(-90, 600, 216, 720), MID);
    fill(e, rectangle(112, 600, 14, 720), DARK, 0.5);
    rain(e, 'outside', [-60, 600, 400, 1200], 60, { alpha: 0.8, long: 90 });
  });
  fill(e, stroke('-90,660 60,690 250,830 330,1010 350,1310', 9, 9), RED);
}

/** Inside of the umbrella: nearly nothing else can be seen. */
export const packed = flatStage({
  ground: RED_INSIDE,
  back(e) {
    const at: Vec = [1500, -420];
    for (let i = 0; i < 12; i++) {
      const [a, b] = [i * 0.19 + 0.42, i * 0.19 + 0.515];
      const far = (t: number) => `${at[0] + Math.cos(t) * 2600},${at[1] + Math.sin(t) * 2600}!`;
      fill(e, blob(`${at[0]},${at[1]}! ${far(a)} ${far(b)}`, 1), '#bf2d26');
    }
    for (let i = 0; i < 13; i++) {
      const a = i * 0.19 + 0.42;
      fill(
        e,
        stroke(`${at[0]},${at[1]} ${at[0] + Math.cos(a) * 2600},${at[1] + Math.sin(a) * 2600}`, 7, 10),
        '#8a1b16',
        0.7,
      );
    }
    fill(e, ellipse(1250, 1290, 1500, 150, 0, 90), '#7d1814');
    outside(e);
  },
  front(e) {
    for (const [x, y, turn] of [
      [1226, 780, 0.1],
      [1846, 470, Math.PI],
      [1836, 270, Math.PI],
    ] as const)
      e.p.in(x, y, turn, 1, 1, () => {
        for (const a of [-0.5, 0, 0.5])
          fill(
            e,
            stroke(`${Math.cos(a) * 22},${Math.sin(a) * 22} ${Math.cos(a) * 58},${Math.sin(a) * 58}`, 5, 3),
            PALE,
            0.9,
          );
      });
  },
});

/** Wet stones that mirror red. */
export const redStones = flatStage({
  ground: GREY,
  back(e) {
    washed(e, 'stones', [-80, -80, 2480, 1300], GREY);
    fill(e, rectangle(-80, -80, 2560, 980), '#a9bac9');
    for (const [y, thick] of [
      [900, 3],
      [960, 4],
      [1050, 5],
    ] as const)
      fill(e, stroke(`-80,${y} 2480,${y}`, thick, thick), DARK, 0.4);
    for (let x = -1200; x < 2600; x += 250) fill(e, stroke(`${680 + (x - 680) * 0.7},900 ${x},1200`, 2, 4), DARK, 0.4);
    fill(e, ellipse(680, 990, 520, 110, 0, 90), RED, 0.55);
    fill(e, ellipse(680, 1000, 330, 62, 0, 90), '#ff7a66', 0.55);
    for (const [x, colour] of [
      [430, '#f2c136'],
      [560, '#f2c136'],
      [800, '#5b8fb9'],
      [930, '#5b8fb9'],
    ] as const)
      fill(
        e,
        blob(`${x - 34},1030 ${x + 34},1030 ${x + 22},1100 ${x + 30},1170 ${x - 10},1150 ${x - 28},1110`, 6),
        colour,
        0.5,
      );
  },
  front(e) {
    rings(e, 300, 1060, 90);
    rings(e, 1080, 930, 60);
  },
});

/** Under the red umbrella, near. */
export const twoFaces = flatStage({
  ground: LIGHT,
  back(e) {
    washed(e, 'two', [-80, -80, 2480, 1300], LIGHT);
    fill(e, ellipse(1800, 1120, 700, 320, 0, 90), MID, 0.6);
    rain(e, 'two', [1190, -60, 2460, 520], 90, { alpha: 0.8, long: 100 });
  },
});

/** A spot of the street: rain, and what her window shows. */
const spot = (state: 'nobody' | 'towel', count: number) =>
  flatStage({
    ground: LIGHT,
    back(e) {
      washed(e, `spot${state}`, [-80, -80, 800, 1300], LIGHT);
      if (state === 'towel') e.p.in(150, 640, 0, 0.8, 0.8, () => herHouse(e, 'towel', { wall: MID }));
      else
        row(
          e,
          640,
          [
            [-40, 240, 420, MID],
            [200, 221, 330, '#c3cedb'],
            [421, 260, 460, MID],
          ],
          PALE,
          GREY,
        );
      fill(e, rectangle(-80, 640, 900, 700), GREY);
      puddle(e, 300, 790, 250, 46, state === 'towel' ? PALE : MID);
      rings(e, 150, 780, 60);
      rings(e, 430, 810, 50);
    },
    front: (e) => rain(e, `spot${state}`, [-40, -60, 660, 860], count, { alpha: 0.85, long: 80, colour: '#f4f8fb' }),
  });
export const spotWet = spot('nobody', 40);
export const spotWetter = spot('towel', 110);

/** A place below the umbrella. */
export const spotUnder = flatStage({
  ground: LIGHT,
  back(e) {
    washed(e, 'under', [-80, -80, 2480, 1300], LIGHT);
    pavement(e, 880, GREY, DARK, 1800);
    fill(e, ellipse(1800, 1120, 620, 90, 0, 90), DARK, 0.35);
    rain(e, 'under', [1190, -60, 1350, 1000], 50, { alpha: 0.75, long: 100 });
    rain(e, 'above', [1330, -60, 2460, 260], 60, { alpha: 0.75, long: 100 });
  },
});
