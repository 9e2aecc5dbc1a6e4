import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { SNOW } from './colours';
import { bootPrint, fir, flakes } from './parts';

/** A bench in the snow that bends in the middle though nobody is seen on it. */
function bench(e: Easel) {
  for (const x of [2010, 2310]) fill(e, rectangle(x, 560, 18, 130), '#3a3448');
  fill(e, stroke('1970,470 2160,490 2350,470', 14, 14, 14), '#6a5568');
  fill(e, stroke('1970,570 2080,586 2160,640 2240,586 2350,570', 15, 15, 15, 15), '#7d6478');
  fill(e, stroke('1970,554 2050,560 2084,576', 12, 10, 3), SNOW);
  fill(e, stroke('2240,572 2280,558 2350,554', 3, 10, 12), SNOW);
  // A staff leans on it.
  fill(e, stroke('2390,300 2372,700', 8, 10), '#e9e2c8');
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI * 2;
    fill(e, stroke(`2391,290 ${2391 + Math.cos(a) * 46},${290 + Math.sin(a) * 46}`, 5, 3), '#fff6d0');
  }
  glow(e, 2391, 290, 150, '#fff1b8', 0.6);
}

/** Blue dusk in the wood: a stump, a hollow, a bench. */
export const morozDusk = flatStage({
  ground: '#4b5f96',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 1400),
      linear(e, 0, 0, 0, 800, [
        [0, '#2c3d74'],
        [1, '#6273ad'],
      ]),
    );
    for (const [x, y, k] of [
      [90, 640, 0.6],
      [620, 620, 0.5],
      [1060, 600, 0.62],
      [1330, 600, 0.5],
      [1800, 580, 0.56],
    ] as const)
      fir(e, x, y, k, '#33507a', '#a9b8dc');
    fill(e, blob('-80,640! 400,590 900,620 1500,580 2000,600 2480,570! 2480,1300! -80,1300!', 7), '#b4c2e2');
    e.p.in(-110, 0, 0, 1, 1, () => bench(e));
    for (let i = 0; i < 7; i++) {
      const u = i / 6;
      bootPrint(
        e,
        1230 + u * 880,
        1010 - u * 300 + (i % 2 ? 26 : -26) * (1 - u * 0.6),
        0.62 - u * 0.34,
        1.2,
        '#8496c4',
        0.5,
      );
    }
    fill(e, blob('-80,860! 300,800 640,840 900,980 1300,1080 1700,1010 2480,1040! 2480,1300! -80,1300!', 7), '#d3ddf0');
    fill(e, rectangle(240, 780, 270, 200), '#6a4f48');
    fill(e, ellipse(375, 778, 150, 40), '#e9f0fa');
    fill(e, blob('200,960 365,926 540,960 600,1020! 160,1020!', 5), '#d3ddf0');
  },
  front(e) {
    flakes(
      e,
      120,
      [
        [60, 60, 2000, 400],
        [1420, 420, 1800, 900],
        [60, 940, 800, 1200],
        [200, 480, 560, 800],
        [780, 640, 1080, 1100],
      ],
      0.8,
    );
  },
});
