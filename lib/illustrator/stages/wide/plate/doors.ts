import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { dateFruit, hugeRim, steam } from './dish';
import { arch } from './parts';

/** Dates that fall past the plate. */
function dateRain(e: Easel) {
  const r = e.random('rain');
  for (let i = 0; i < 16; i++) {
    const [x, y] = [1230 + r() * 430, 330 + r() * 560];
    if (y > 760 || Math.hypot(x - 1400, y - 640) < 210) continue;
    dateFruit(e, x, y, 13 + r() * 4, r() * 3);
  }
}

/** The door of a neighbour, wide open, at the hour before sunset. */
export const dateDoor = flatStage({
  ground: '#e8a25a',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 1400),
      linear(e, 0, 0, 2400, 0, [
        [0, '#e59a52'],
        [1, '#f4bd76'],
      ]),
    );
    fill(e, arch(1960, 1100, 420, 1060), '#2f6f8f');
    fill(e, arch(1960, 1100, 370, 1000), '#fbdf9f');
    glow(e, 1960, 560, 520, '#fff3c4', 0.6);
    fill(e, blob('2320,140! 2460,60! 2460,1100! 2320,1100!', 1), '#245a78');
    fill(e, rectangle(-80, 1060, 2560, 200), '#b8743c');
  },
  front(e) {
    dateRain(e);
    hugeRim(e);
  },
});

function oven(e: Easel) {
  for (let row = 0; row < 10; row++)
    for (let i = 0; i < 8; i++)
      fill(
        e,
        rectangle(40 + i * 150 - (row % 2) * 70, 60 + row * 96, 138, 84),
        row % 2 === i % 2 ? '#4a2420' : '#54291f',
      );
  glow(e, 640, 500, 760, '#ff6a2a', 0.75);
  fill(e, ellipse(640, 500, 372, 372, 0, 80), '#7d2f1c');
  fill(e, ellipse(640, 500, 336, 336, 0, 80), '#d8401f');
  fill(e, ellipse(640, 530, 296, 290, 0, 80), '#f26a2a');
  fill(e, ellipse(640, 590, 230, 200, 0, 80), '#ffa63a');
  fill(e, blob('440,720 500,560 540,640 600,480 660,620 720,520 760,640 830,580 850,720 640,790', 8), '#ffd25c');
  for (const [x, y] of [
    [470, 760],
    [640, 776],
    [810, 760],
  ] as const) {
    fill(e, ellipse(x, y, 84, 24), '#8a3a1c');
    fill(e, ellipse(x, y - 8, 84, 26), '#f0c27a');
  }
}

/** A bakery in the dark: the mouth of the oven is its sun. */
export const ovenMouth = flatStage({
  ground: '#2b1416',
  back(e) {
    oven(e);
    fill(e, rectangle(-80, 1010, 2560, 300), '#1f0e10');
    // The peel goes into the oven.
    fill(e, stroke('640,770 1330,806', 15, 15), '#d9a766');
    fill(e, ellipse(600, 768, 110, 26), '#c08a4a');
  },
  front(e) {
    for (const x of [170, 510]) steam(e, x, 830, 0.9, 0.5);
    // The baker's hand was here.
    e.p.in(212, 850, -0.5, 1.2, 1.2, () => {
      fill(e, ellipse(0, 0, 17, 15), '#fffaf0', 0.9);
      for (const [u, v, r] of [
        [-18, -14, 6],
        [-9, -24, 6],
        [3, -26, 6],
        [14, -21, 6],
        [22, -4, 6],
      ] as const)
        fill(e, ellipse(u, v, r, r * 1.5, u * 0.03), '#fffaf0', 0.9);
    });
    hugeRim(e);
  },
});
