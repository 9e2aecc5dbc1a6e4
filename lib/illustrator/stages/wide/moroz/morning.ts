import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { BLUE, RED, SNOW } from './colours';
import { snowman } from './hill';
import { bigMitten, bootPrint, fir, pawPrint, smallPrint } from './parts';

/** A sledge in the sky, and two mittens that wave. */
function farSledge(e: Easel) {
  e.p.in(590, 208, -0.16, 1.75, 1.75, () => {
    const c = '#7a5a86';
    fill(e, blob('60,-8 90,-22 130,-14 150,-34 166,-26 160,-10 140,0 70,6', 5), c);
    for (const line of ['84,0 70,24', '98,2 104,26', '134,0 150,20', '140,-2 164,10']) fill(e, stroke(line, 3, 2), c);
    fill(e, stroke('60,-6 -10,-2', 1.4, 1.4), c);
    fill(e, blob('-96,-30! -86,10 -20,14 0,-10 -40,-8 -70,-20', 5), c);
    fill(e, stroke('-100,24 0,26 18,16', 2.4, 2.4), c);
    fill(e, blob('-76,-16! -66,-56 -44,-56 -34,-12!', 5), '#9a7ba4');
    fill(e, blob('-68,-66 -66,-44 -55,-34 -44,-44 -42,-66', 6), '#fff6ee');
    fill(e, ellipse(-55, -66, 8, 7), '#eebfa6');
    fill(e, blob('-67,-71! -64,-86 -54,-92 -45,-86 -43,-71!', 6), '#b8505e');
    fill(e, stroke('-68,-71 -55,-74 -42,-71', 3.4, 3.6, 3.4), '#ffffff');
    fill(e, stroke('-64,-46 -86,-78', 4, 4), '#9a7ba4');
    fill(e, stroke('-44,-46 -24,-80', 4, 4), '#9a7ba4');
    bigMitten(e, -85, -74, 0.4, -0.36, -1, RED);
    bigMitten(e, -24, -76, 0.4, 0.36, 1, BLUE);
  });
}

/** The snowman with two bare branches. */
function bareSnowman(e: Easel) {
  fill(e, ellipse(1860, 1400, 430, 60), '#e9c3c8');
  snowman(e);
  fill(e, blob('1850,560! 1760,536 1650,586! 1770,610 1850,612!', 5), '#ec8a38');
  for (const line of [
    '1560,930 1440,840 1370,740',
    '1440,840 1380,830 1330,800',
    '2150,930 2270,820 2330,700',
    '2276,812 2340,790 2370,750',
    '2270,820 2262,760 2240,720',
  ])
    fill(e, stroke(line, 16, 12, 9), '#6a4a34');
}

/** Pink morning: prints as long as a sledge go over both pages. */
export const morozMorning = flatStage({
  ground: '#f7cfc9',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 1400),
      linear(e, 0, 0, 0, 760, [
        [0, '#e9a9b8'],
        [0.7, '#ffdcc0'],
        [1, '#fff1dc'],
      ]),
    );
    glow(e, 1250, 620, 620, '#fff6d8', 0.8);
    farSledge(e);
    for (const [x, y, k] of [
      [880, 625, 0.5],
      [1010, 620, 0.7],
      [1130, 625, 0.44],
    ] as const)
      fir(e, x, y, k, '#b58aa8', '#fdeee8');
    fill(e, blob('-80,660! 400,610 900,640 1500,600 2480,640! 2480,1300! -80,1300!', 7), '#fff6f1');
    fill(e, blob('-80,760! 500,720 1200,760 1800,700 2480,720! 2480,1300! -80,1300!', 7), '#fff6f1');
    for (const [i, x] of [90, 390, 680, 960, 1270, 1500, 1700].entries())
      e.p.in(x, 940 - i * 24 + (i % 2 ? 70 : -30), 0, 1, 0.62, () =>
        bootPrint(e, 0, 0, 1.9 - i * 0.2, 1.45, '#e9b9c2'),
      );
    e.p.in(850, 350, 0, 0.62, 0.62, () => bareSnowman(e));
  },
});

const snowGround = (e: Easel) => {
  fill(
    e,
    rectangle(-80, -80, 2560, 1400),
    linear(e, 0, 0, 2400, 1200, [
      [0, '#dbe6f4'],
      [1, SNOW],
    ]),
  );
};

/** Before the story: three trails, seen from above; one has no maker. */
export const morozTrails = flatStage({
  ground: SNOW,
  back(e) {
    snowGround(e);
    for (let i = 0; i < 15; i++) {
      const x = 60 + i * 170;
      bootPrint(e, x, 660 - Math.sin(i * 0.5) * 60 + (i % 2 ? 80 : -80), 1.25, 1.5, '#b4c8e4');
    }
    for (let i = 0; i < 30; i++) {
      const bend = Math.sin(i * 0.3) * 40;
      smallPrint(e, 30 + i * 84, 250 + bend + (i % 2 ? 26 : -26), 1, 1.5, '#b9cbe4');
      if (i % 2) smallPrint(e, 30 + i * 84, 1070 + bend + (i % 4 === 1 ? 34 : -34), 1.5, 1.5, '#b9cbe4');
    }
  },
});

/** After the story somebody small walks in them; the carrot is gone but for its green, the nut but for its shell. */
export const morozTrailsAfter = flatStage({
  ground: SNOW,
  back(e) {
    snowGround(e);
    for (let i = 0; i < 15; i++) {
      const x = 60 + i * 170;
      const y = 660 - Math.sin(i * 0.5) * 60 + (i % 2 ? 80 : -80);
      bootPrint(e, x, y, 1.25, 1.5, '#b4c8e4');
      pawPrint(e, x - 30, y - 10, 1.3, 1.5, '#6f88b4');
      pawPrint(e, x + 40, y + 14, 1.3, 1.5, '#6f88b4');
    }
    for (const s of [-1, 0, 1]) fill(e, stroke(`640,400 ${600 + s * 40},${340 + Math.abs(s) * 20}`, 7, 4), '#5f9a4a');
    fill(e, blob('630,400 656,396 664,426 640,434', 5), '#ec8a38');
    for (const [x, t] of [
      [1500, 0.4],
      [1590, 2.6],
    ] as const)
      e.p.in(x, 410, t, 1, 1, () => {
        fill(e, blob('-34,0! -30,34 0,50 30,34 34,0!', 6), '#a8713f');
        fill(e, ellipse(0, 0, 34, 12), '#e0b47a');
      });
  },
});
