import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill, glow, radial } from '../../kit/easel';
import { flatStage } from '../flat';
import { RED } from './colours';
import { beard } from './parts';

const DOOR = blob('120,560! 120,440 190,370 330,350 470,370 540,440 540,560! 540,760! 120,760!', 7);

/** A white stove of tiles. */
function tiles(e: Easel) {
  fill(e, rectangle(-80, -80, 760, 1400), '#e8c9a0');
  for (let y = -60; y < 780; y += 170)
    for (let x = -80; x < 600; x += 190) {
      fill(e, rectangle(x + 5 + ((y / 170) % 2 ? 40 : 0), y + 5, 180, 160), '#f3dcb8');
      fill(e, ellipse(x + 95, y + 85, 18), '#e6c492');
    }
}

/** A brass door in which somebody outside the window is reflected, and the fire below. */
function doors(e: Easel) {
  fill(e, blob('90,580! 90,430 170,340 330,318 490,340 570,430 570,580! 570,794! 90,794!', 7), '#8a5a22');
  fill(
    e,
    DOOR,
    radial(e, 290, 500, 330, [
      [0, '#ffe6a0'],
      [0.6, '#dca23c'],
      [1, '#9a621c'],
    ]),
  );
  clipTo(e, DOOR, () => {
    fill(e, blob('110,350! 560,350! 560,470 330,510 110,470', 5), '#8a5526', 0.4);
    // The window behind, and who looks in.
    fill(e, rectangle(206, 372, 250, 330), '#35568f', 0.85);
    e.p.in(330, 556, 0, 0.86, 0.86, () => {
      fill(e, ellipse(0, -40, 66, 64), '#f0bf94');
      beard(e, 0, -16, 0.74);
      fill(e, blob('-80,-84 0,-104 80,-84 66,-160 0,-206 -66,-160', 7), '#c2413c');
      fill(e, stroke('-80,-84 0,-104 80,-84', 20, 22, 20), '#fff6dc');
      for (const s of [-1, 1]) {
        fill(e, ellipse(s * 26, -46, 7, 9), '#3a2a20');
        fill(e, stroke(`${s * 12},-66 ${s * 40},-70`, 7, 6), '#ffffff');
      }
      fill(e, ellipse(0, -28, 14, 12), '#e08a6a');
    });
    for (const x of [200, 450]) fill(e, rectangle(x, 366, 12, 342), '#7a4a22');
    for (const y of [360, 700]) fill(e, rectangle(186, y, 290, 16), '#7a4a22');
    fill(e, stroke('140,440 160,400 190,376', 6, 9, 4), '#fffbe6', 0.9);
  });
  fill(e, stroke('590,600 616,560 600,500', 12, 12, 12), '#c98f36');
  fill(e, rectangle(90, 850, 480, 150), '#5a2c1c');
  glow(e, 330, 920, 330, '#ff9a3c', 0.9);
  for (const [x, h] of [
    [180, 90],
    [270, 130],
    [360, 110],
    [460, 80],
  ] as const) {
    fill(
      e,
      blob(
        `${x - 50},1000! ${x - 30},${1000 - h * 0.6} ${x},${1000 - h}! ${x + 34},${1000 - h * 0.5} ${x + 50},1000!`,
        5,
      ),
      '#ff9a3c',
    );
    fill(e, blob(`${x - 24},1000! ${x},${1000 - h * 0.6}! ${x + 24},1000!`, 3), '#ffe08a');
  }
}

/** By the fire: everything has the colour of wool and brass. */
export const morozStove = flatStage({
  ground: '#a8552e',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 1400),
      radial(e, 500, 900, 2100, [
        [0, '#a8552c'],
        [0.5, '#8f4524'],
        [1, '#5e2c1c'],
      ]),
    );
    fill(e, blob('1640,1300! 1640,560 1700,300 1900,180 2160,170 2340,260 2420,500 2440,1300!', 8), '#5f6b3c');
    fill(e, blob('1720,1300! 1720,560 1790,360 1940,270 2140,266 2280,350 2340,560 2350,1300!', 8), '#76824c');
    clipTo(e, rectangle(-80, -80, 764, 1400), () => tiles(e));
    fill(e, rectangle(670, -80, 26, 1400), '#b98d5a');
    e.p.in(-70, -110, 0, 1, 1, () => doors(e));
  },
  front(e) {
    // The red wool goes round the cat and over the floor to the mitten.
    for (const line of [
      '590,1010 650,1046 720,1014',
      '566,1060 650,1100 736,1056',
      '560,1120 650,1150 740,1110',
      '720,1150 860,1180 960,1130 1010,1090',
    ])
      fill(e, stroke(line, 7, 7, 7), RED);
    fill(e, ellipse(560, 1140, 62, 58), RED);
    for (const line of ['510,1120 560,1096 612,1124', '508,1148 560,1128 616,1150', '530,1180 566,1160 600,1176'])
      fill(e, stroke(line, 3, 5, 3), '#e8847e');
  },
});
