import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow, radial } from '../../kit/easel';
import { flatStage } from '../flat';
import { branch, clock, flakes } from './parts';

function mandarin(e: Easel, x: number, y: number, r: number) {
  fill(e, ellipse(x, y, r, r * 0.9), '#f08a2c');
  fill(e, ellipse(x - r * 0.3, y - r * 0.34, r * 0.3, r * 0.2), '#ffc27a');
  fill(e, blob(`${x},${y - r * 0.8} ${x + r * 0.6},${y - r * 1.3} ${x + r * 0.8},${y - r * 0.8}`, 4), '#4f8a3a');
}

/** A cake with one cherry for an eye and a fold of icing for the other: it winks. */
function winkingCake(e: Easel, x: number, y: number, k: number) {
  e.p.in(x, y, 0, k, k, () => {
    fill(e, ellipse(0, 0, 290, 54), '#e9dcc4');
    fill(e, ellipse(0, -8, 280, 50), '#fffdf6');
    fill(e, blob('-220,-10! -220,-170! 220,-170! 220,-10! 0,30', 6), '#b9783a');
    fill(e, blob('-220,-70! 220,-70! 220,-46! 0,-10 -220,-46!', 5), '#f6dca0');
    fill(
      e,
      blob('-226,-176! -220,-90 -170,-120 -120,-76 -60,-120 0,-66 60,-120 120,-76 170,-120 220,-90 226,-176!', 6),
      '#fff6e4',
    );
    fill(e, ellipse(0, -176, 226, 52), '#fffaf0');
    fill(e, ellipse(70, -116, 22, 26), '#4a2c1c');
    fill(e, ellipse(63, -126, 7), '#ffffff');
    fill(e, stroke('-104,-112 -72,-136 -40,-112', 6, 9, 6), '#4a2c1c');
    fill(e, stroke('-50,-50 0,-22 54,-54', 5, 9, 5), '#4a2c1c');
  });
}

function candle(e: Easel, x: number, y: number) {
  fill(e, rectangle(x - 16, y - 180, 32, 180), '#fff6dc');
  fill(e, ellipse(x, y, 70, 18), '#c98f36');
  fill(e, blob(`${x},${y - 270}! ${x + 20},${y - 214} ${x},${y - 184} ${x - 20},${y - 214}`, 6), '#ffe69a');
}

/** Ten o'clock: one candle, and a chair that somebody has pulled out. */
export const morozFeast = flatStage({
  ground: '#4a2f3f',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 1400),
      radial(e, 1500, 760, 1500, [
        [0, '#b87440'],
        [0.42, '#744234'],
        [1, '#3c2638'],
      ]),
    );
    fill(e, rectangle(120, 90, 470, 520), '#2a1c2c');
    fill(e, rectangle(146, 116, 418, 470), '#182a4c');
    e.p.clip(rectangle(146, 116, 418, 470), () => {
      flakes(e, 400);
      fill(e, blob('140,540 300,500 570,540! 570,600! 140,600!', 5), '#dbe6f4');
    });
    fill(e, rectangle(346, 116, 14, 470), '#2a1c2c');
    fill(e, rectangle(146, 330, 418, 14), '#2a1c2c');
    glow(e, 1290, 760, 420, '#ffca6a', 0.7);
    clock(e, 960, 260, 150, 10);
    branch(e, 2480, -20, 520, 2.5, ['#2f6a50', '#245643']);
    branch(e, 2300, -60, 400, 2.0, ['#2f6a50', '#245643']);
    for (const [x, y] of [
      [2140, 250],
      [2290, 170],
      [2200, 110],
    ] as const)
      glow(e, x, y, 46, '#ffd98a', 0.8);
    // The chair: out from the table, towards us, with snow on the seat.
    fill(e, blob('150,1040! 120,640! 170,620! 210,1040!', 2), '#7a4a2c');
    fill(e, blob('440,1040! 470,640! 420,620! 390,1040!', 2), '#7a4a2c');
    for (const y of [680, 770, 860]) fill(e, stroke(`150,${y} 296,${y - 14} 440,${y}`, 17, 17, 17), '#94603a');
    fill(e, blob('110,1000! 300,970 490,1000! 520,1070! 80,1070!', 4), '#a8713f');
    fill(e, blob('180,1010 260,986 350,986 420,1012 380,1036 230,1040', 6), '#eef4fb');
  },
  over: {
    depth: 1000,
    paint(e) {
      fill(e, blob('700,920! 2480,860! 2480,1300! 620,1300!', 2), '#fff3dc');
      fill(e, blob('700,920! 2480,860! 2480,890! 690,952!', 2), '#e6cfa6');
      fill(e, blob('640,1230! 2480,1120! 2480,1300! 620,1300!', 2), '#e9d2aa');
      candle(e, 1290, 990);
      winkingCake(e, 1700, 965, 0.86);
      for (const [x, y] of [
        [2090, 990],
        [2170, 1000],
        [2130, 940],
        [2250, 980],
      ] as const)
        mandarin(e, x, y, 44);
    },
  },
});
