import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { hatching } from './parts';

const [PAPER, LINE, MID, DARK] = ['#efede8', '#b9b6b0', '#d5d2cb', '#8f8c87'] as const;

function seeds(e: Easel, x: number, y: number, r: number) {
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * Math.PI * 2;
    const k = i % 2 ? 0.8 : 0.66;
    fill(e, ellipse(x + Math.cos(a) * r * k, y + Math.sin(a) * r * k, 8, 14, a + Math.PI / 2), '#3a2020');
  }
}

/** A market in pencil; one melon in its colours, with a door in it. */
export const melonMarket = flatStage({
  ground: PAPER,
  back(e) {
    fill(e, rectangle(-80, 900, 2560, 400), '#e3e0d9');
    hatching(e, 930, LINE);
    for (const [x, w] of [[2130, 340]] as const) {
      fill(e, rectangle(x, 330, w, 570), MID);
      for (let i = 0; i < 4; i++)
        fill(e, rectangle(x + 40 + (i % 2) * (w - 150), 380 + Math.floor(i / 2) * 210, 70, 110), PAPER);
    }
    for (const x of [130, 690]) fill(e, rectangle(x, 180, 18, 560), DARK);
    fill(e, rectangle(96, 74, 650, 130), DARK);
    fill(e, rectangle(108, 86, 626, 106), '#fffdf8');
  },
  over: {
    depth: 600,
    paint(e) {
      fill(e, rectangle(90, 716, 660, 250), MID);
      for (let i = 0; i < 6; i++) fill(e, rectangle(90 + i * 110, 716, 54, 250), LINE);
      fill(e, rectangle(70, 696, 700, 28), DARK);
      for (const [x, r] of [
        [170, 62],
        [310, 74],
        [620, 70],
      ] as const) {
        fill(e, ellipse(x, 700 - r * 0.8, r, r * 0.86), '#c2c0ba');
        for (const u of [-0.5, 0, 0.5])
          fill(
            e,
            stroke(
              `${x + u * r},${700 - r * 1.5} ${x + u * r * 1.5},${700 - r * 0.8} ${x + u * r},${700 - r * 0.1}`,
              2,
              5,
              2,
            ),
            DARK,
            0.7,
          );
      }
      fill(e, ellipse(1860, 966, 400, 34), '#cfccc4');
      e.c.save();
      e.c.translate(1860, 540);
      e.c.scale(0.87, 0.87);
      e.c.translate(-1860, -620);

      fill(e, ellipse(1860, 620, 496, 486, 0, 80), '#2f7d46');
      fill(e, ellipse(1860, 620, 458, 448, 0, 80), '#dff0c2');
      fill(e, ellipse(1860, 620, 430, 420, 0, 80), '#e8404a');
      seeds(e, 1860, 620, 430);
      fill(e, blob('1700,930! 1700,520 1740,420 1860,380 1980,420 2020,520 2020,930!', 8), '#9c1f2e');
      fill(e, blob('1700,930! 1650,980! 2070,980! 2020,930!', 2), '#c22f3c');
      e.c.restore();
    },
  },
});

/** From the ground: the sun behind what flies. */
export const sunBehindBall = flatStage({
  ground: '#f2a03d',
  back(e) {
    fill(e, ellipse(1760, 520, 640, 640, 0, 90), '#f7b74f');
    fill(e, ellipse(1760, 520, 470, 470, 0, 90), '#fde08a');
    fill(e, blob('-80,1300! -80,1070 400,1030 1000,1060 1700,1040 2480,1076 2480,1300!', 6), '#3a1f2c');
    const random = e.random('grass');
    for (let i = 0; i < 90; i++) {
      const x = random() * 2460 - 30;
      fill(e, stroke(`${x},1090 ${x + (random() - 0.5) * 30},${1010 + random() * 40}`, 7, 1), '#3a1f2c');
    }
  },
});
