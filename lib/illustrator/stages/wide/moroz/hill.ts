import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { SHADE, SNOW } from './colours';
import { fir, flakes } from './parts';

/** A hand without a mitten, blue with cold, that holds on to a trunk. */
function coldHand(e: Easel, x: number, y: number, k: number) {
  e.p.in(x, y, 0, k, k, () => {
    fill(e, blob('60,-50! 200,-60! 200,60! 60,50!', 3), '#a9bfe0');
    fill(e, blob('40,-62 70,-70 84,-40 84,40 70,70 40,62 30,0', 6), '#ffffff');
    fill(e, blob('-50,-44 0,-54 54,-44 54,46 0,54 -46,40', 7), '#9dbbe0');
    for (const v of [-36, -12, 12, 34]) fill(e, stroke(`0,${v} -60,${v + 2} -84,${v + 10}`, 14, 13, 10), '#a9c6ea');
    for (const v of [-24, 0, 23]) fill(e, stroke(`-10,${v} -60,${v + 3}`, 2, 2), '#7697c4');
    fill(e, stroke('30,-46 0,-72 -34,-74', 15, 14, 11), '#a9c6ea');
  });
}

/** Without nose and arms, for what is before them; its foot is below the picture. */
export function snowman(e: Easel) {
  const [x, y] = [1850, 560];
  fill(e, ellipse(x + 40, 1120, 400, 330, 0, 60), '#e6eef8');
  fill(e, ellipse(x + 10, 1090, 390, 320, 0, 60), '#fdfeff');
  fill(
    e,
    blob(
      `${x - 180},${y + 190} ${x},${y + 240} ${x + 190},${y + 190} ${x + 120},${y + 270} ${x},${y + 290} ${x - 120},${y + 270}`,
      7,
    ),
    SHADE,
  );
  fill(e, ellipse(x + 14, y + 10, 248, 240, 0, 60), '#dfe9f5');
  fill(e, ellipse(x - 6, y, 238, 234, 0, 60), '#ffffff');
  fill(e, stroke(`${x - 190},${y + 190} ${x},${y + 236} ${x + 190},${y + 190}`, 34, 40, 34), '#8a6a9a');
  fill(
    e,
    blob(`${x + 120},${y + 200}! ${x + 190},${y + 196}! ${x + 230},${y + 470}! ${x + 140},${y + 480}!`, 4),
    '#765886',
  );
  fill(
    e,
    blob(
      `${x - 190},${y - 150} ${x},${y - 196} ${x + 190},${y - 150} ${x + 150},${y - 330} ${x},${y - 390} ${x - 130},${y - 330}`,
      7,
    ),
    '#8a8f9c',
  );
  fill(e, stroke(`${x - 210},${y - 160} ${x},${y - 200} ${x + 210},${y - 160}`, 26, 28, 26), '#6f7482');
  for (const [u, v] of [
    [-130, -50],
    [-20, -56],
  ] as const) {
    fill(e, ellipse(x + u, y + v, 24, 28), '#26303f');
    fill(e, ellipse(x + u - 8, y + v - 10, 7), '#ffffff');
  }
  for (let i = 0; i < 6; i++)
    fill(e, ellipse(x - 150 + i * 30, y + 92 + Math.sin((i / 5) * Math.PI) * 22, 9), '#26303f');
}

/** A nose of carrot and two bare branches for arms: one is held out to the child, one is spread wide. */
function noseAndTwigs(e: Easel) {
  fill(e, blob('1790,540! 1700,536 1576,566! 1700,596 1790,604!', 5), '#ec8a38');
  for (const x of [1640, 1690, 1740]) fill(e, stroke(`${x},548 ${x + 4},566`, 3, 3), '#c2641e');
  for (const line of [
    '1780,900 1620,962 1450,962 1370,940',
    '1460,962 1400,990 1360,1030',
    '1560,964 1520,916 1500,880',
  ])
    fill(e, stroke(line, 15, 11, 5), '#6a4a34');
  for (const line of [
    '2070,850 2130,680 2160,560 2150,440',
    '2158,560 2210,480 2270,450',
    '2156,580 2090,500 2060,490',
  ])
    fill(e, stroke(line, 14, 10, 5), '#6a4a34');
}

/** White: snow in layers, a snowman close by. */
export const morozHill = flatStage({
  ground: '#e7eff8',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 900),
      linear(e, 0, 0, 0, 800, [
        [0, '#cfdff0'],
        [1, '#f3f7fc'],
      ]),
    );
    glow(e, 260, 120, 700, '#fff1cc', 0.7);
    for (const [x, y, k] of [
      [1120, 640, 0.7],
      [980, 660, 0.5],
      [60, 720, 0.6],
    ] as const)
      fir(e, x, y, k, '#a9c3cf', '#f7fafd');
    fill(e, blob('-80,760! 200,690 600,640 1000,640 1500,760 2480,740! 2480,1300! -80,1300!', 7), '#f7fafd');
    // Somebody's large sledge tracks.
    fill(e, stroke('-80,900 400,830 800,700 1000,642', 9, 6, 2), SHADE);
    fill(e, stroke('-80,940 400,860 820,710 1016,644', 9, 6, 2), SHADE);
  },
  over: {
    depth: 700,
    paint(e) {
      e.p.in(0, -110, 0, 1, 1, () => {
        for (let x = 60; x < 620; x += 86) {
          fill(e, rectangle(x, 860, 34, 210), '#8f7a68');
          fill(e, ellipse(x + 17, 858, 26, 14), SNOW);
        }
        fill(e, rectangle(-80, 920, 730, 28), '#a08a76');
        fill(e, stroke('-80,918 650,918', 9, 9), SNOW);
      });
      fill(e, blob('-80,1010! 300,1000 800,1040 1300,1010 2480,1020! 2480,1300! -80,1300!', 7), '#ffffff');
      e.p.in(70, 0, 0, 1, 1, () => snowman(e));
    },
  },
  front(e) {
    e.p.in(60, 0, 0, 1, 1, () => noseAndTwigs(e));
    fir(e, 2330, 1330, 1.9, '#2f6a50');
    coldHand(e, 2150, 730, 0.86);
    flakes(e, 110, [
      [80, 70, 1000, 520],
      [1270, 380, 2060, 860],
      [60, 980, 1100, 1200],
      [1270, 70, 1740, 260],
    ]);
  },
});
