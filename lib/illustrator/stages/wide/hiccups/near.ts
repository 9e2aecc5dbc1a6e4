import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill, glow, wash } from '../../kit/easel';
import { flatStage } from '../flat';
import { FIRE, GREEN } from './colours';
import { head } from './head';
import { claw, flesh, limb, plates } from './limbs';
import { hic, sandwich, scorch } from './things';

function skin(e: Easel, x0: number, x1: number) {
  fill(e, rectangle(x0, -40, x1 - x0, 1300), GREEN.body);
  wash(e, 'skin', [x0, 0, x1, 1200], [GREEN.light, GREEN.shade], { count: 90, alpha: 0.14 });
  for (let row = 0; row < 9; row++)
    for (let i = 0; i < 10; i++) {
      const [x, y] = [x0 + i * 140 + (row % 2) * 70, row * 150 + 30];
      if (x > x1 - 60) continue;
      fill(e, stroke(`${x - 50},${y} ${x},${y + 38} ${x + 50},${y}`, 3, 8, 3), GREEN.shade);
    }
}

/** One eye as high as the page; what it sees is in its pupil. */
export const dragonEye = flatStage({
  ground: '#efe7cf',
  back(e) {
    wash(e, 'ground', [1180, 0, 2440, 1200], ['#f8f2df', '#d9cba6'], { count: 60, alpha: 0.2 });
    clipTo(e, blob('-80,-80! 1080,-80! 1130,200 1100,520 1140,860 1090,1290! -80,1290!', 8), () => {
      skin(e, -80, 1160);
      fill(e, blob('40,600 180,190 600,40 1010,190 1120,600 1000,1010 600,1150 190,1010', 9), GREEN.deep);
      const white = blob('70,610 210,230 600,90 970,240 1066,600 960,970 600,1104 230,970', 9);
      fill(e, white, '#fbf6d8');
      clipTo(e, white, () => {
        fill(e, ellipse(600, 600, 440, 470, 0, 90), '#d9b93f');
        for (let i = 0; i < 48; i++) {
          const a = (i / 48) * Math.PI * 2;
          const [u, v] = [Math.cos(a), Math.sin(a)];
          fill(
            e,
            stroke(`${600 + u * 320},${600 + v * 350} ${600 + u * 430},${600 + v * 460}`, 3, 9),
            i % 2 ? '#b48f2a' : '#efd873',
          );
        }
        fill(e, ellipse(600, 600, 340, 404, 0, 90), '#2a3f46');
        fill(e, ellipse(600, 640, 300, 350, 0, 90), '#547d80');
        clipTo(e, ellipse(600, 640, 300, 350, 0, 90), () =>
          fill(e, blob('280,880! 460,836 640,850 920,820! 920,1010! 280,1010!', 6), '#3d6563'),
        );
        fill(e, blob('-40,40! 1200,40! 1100,250! 600,120 100,280!', 6), GREEN.shade);
      });
    });
    scorch(e, 'bush', 2060, 800, 2.1);
    hic(e, 1810, 316, 0.98, 0, 0.84);
  },
  front(e) {
    fill(e, ellipse(400, 360, 74, 92, 0.5), '#ffffff', 0.85);
    fill(e, ellipse(790, 900, 34, 42, 0.5), '#ffffff', 0.55);
  },
});

/** The dragon along the right page, with its napkin and its half. */
function supperGuest(e: Easel) {
  limb(e, '2420,900 2200,760 2140,600 2060,470', 210, 190, 160, 130);
  flesh(
    e,
    blob('1700,1290! 1780,1020 1980,860 2300,800 2480,780! 2480,1290!', 8),
    blob('1700,1200! 2000,1060 2480,1060! 2480,1300! 1700,1300!', 5),
  );
  plates(e, [
    [2330, 560, 0.9, 1.1],
    [2270, 430, 0.8, 1],
    [2400, 690, 1, 1.2],
  ]);
  fill(e, stroke('1990,1130 1760,1080 1630,840', 84, 66, 52), GREEN.shade);
  fill(e, stroke('1984,1116 1756,1066 1626,826', 70, 54, 40), GREEN.body);
  head(e, 2000, 420, -0.78, { look: [0.6, 0.5], eye: 'wide', brow: 'worried', smile: false, turn: -0.12 });
  // The napkin.
  fill(e, blob('1940,560! 2060,610 2180,580! 2150,800! 2050,880! 1960,770!', 5), '#f6f1e4');
  fill(e, blob('2060,610! 2180,580! 2150,800! 2090,840!', 4), '#c9cddb');
  for (const x of [1990, 2050, 2110]) fill(e, stroke(`${x},630 ${x + 6},800`, 5, 5), '#c8505c');
  e.p.in(1380, 770, 0, -1, 1, () => sandwich(e, 0, 0, 0.86, 0.06, true));
  claw(e, 1590, 800, -0.92, 0.06, 0.5);
}

/** The night around one small fire; the dragon has half of something. */
export const oneFire = flatStage({
  ground: '#16284f',
  back(e) {
    wash(e, 'night', [0, 0, 2400, 1200], ['#1d356a', '#0f1d3d'], { count: 90, alpha: 0.3, long: 300, tall: 60 });
    for (const [x, y, r] of [
      [60, 640, 4],
      [1060, 130, 5],
      [860, 120, 4],
      [2330, 60, 5],
      [1060, 640, 3],
    ] as const)
      fill(e, ellipse(x, y, r, r), '#fff4cf');
    fill(e, blob('-80,1040! 600,1010 1200,1030 1800,1000 2480,1040! 2480,1290! -80,1290!', 7), '#22404f');
    // Two long shadows that nearly touch.
    fill(e, blob('900,1110! 560,1090 120,1120 -80,1150! -80,1240! 200,1220 620,1170 900,1150!', 6), '#101c38', 0.7);
    fill(e, ellipse(1340, 1130, 560, 86, 0, 60), '#4b5a4a');
    fill(e, ellipse(1340, 1126, 330, 54, 0, 60), '#7d6c45');
    supperGuest(e);
  },
  front(e) {
    // Its light is on whoever sits by it.
    glow(e, 1340, 960, 760, '#ff9a3c', 0.42);
    for (const [a, b] of [
      ['1210,1140', '1470,1100'],
      ['1210,1100', '1470,1144'],
    ])
      fill(e, stroke(`${a} ${b}`, 20, 20), '#5a3b2a');
    e.p.in(1340, 980, 0, 1.36, 1.12, () => {
      fill(e, blob('-90,100 -70,0 -40,-40! -10,-110 10,-170! 50,-60 84,-20! 100,70 60,110', 6), FIRE.rim);
      fill(e, blob('-60,104 -44,20 -6,-70! 40,10 66,70 40,110', 6), FIRE.body);
      fill(e, blob('-30,106 -20,50 4,0! 34,60 24,108', 6), FIRE.heart);
    });
  },
});

/** The child has no more than arms, the dragon fills both pages. */
export const dawnHug = flatStage({
  ground: '#f4cf6a',
  back(e) {
    wash(e, 'dawn', [0, 0, 2400, 1200], ['#ffe39a', '#e9b84e'], { count: 80, alpha: 0.22, long: 340, tall: 60 });
    fill(e, ellipse(2230, 900, 470, 470, 0, 80), '#fff3c4');
    fill(e, blob('-80,1120! 900,1090 1700,1100 2480,1080! 2480,1300! -80,1300!', 6), '#a9b45e');
    fill(e, blob('-90,-90! 1010,-90! 1120,90 1010,300 800,480! 560,430 300,540! 80,480 -90,580!', 7), GREEN.deep);
    fill(e, stroke('1010,-90 1120,100 1010,310 790,500', 30, 24, 18), GREEN.bone);
    flesh(
      e,
      blob('-90,1290! -40,800 240,560 700,500 1080,420 1360,300 1640,420 1640,720 1500,960 1440,1290!', 9),
      blob('-90,1290! 100,1010 700,980 1200,960 1460,860 1500,1290!', 6),
    );
    fill(e, blob('-90,860! 300,800 800,820 1180,800 1300,900 1290,1290! -90,1290!', 7), GREEN.deep, 0.85);
    fill(e, blob('1240,1290! 1210,960 1340,700 1560,640 1600,800 1480,1000 1450,1290!', 7), GREEN.belly);
    for (const y of [790, 900, 1010, 1120])
      fill(e, stroke(`1270,${y + 20} 1380,${y + 40} 1520,${y}`, 4, 8, 4), GREEN.bellyShade);
    head(e, 1610, 400, 1.04, { open: 0.42, eye: 'wide', look: [0.2, 0.7], brow: 'worried', turn: -0.16 });
  },
  front(e) {
    fill(e, stroke('1150,960 1310,1150 1660,1120', 104, 92, 70), GREEN.shade);
    fill(e, stroke('1146,944 1306,1134 1656,1104', 90, 78, 58), GREEN.body);
    claw(e, 1730, 1080, 1.1, -0.7, 0.2);
  },
});
