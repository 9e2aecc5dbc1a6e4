import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { WASH } from './colours';
import { puddle, rain, rainFromAbove, rings, washed } from './parts';

const [PALE, , MID, GREY, DARK, DEEP] = WASH;

/** The light of a window on wet ground, with somebody's shadow in it. */
function lightOnGround(e: Easel, x: number, y: number, w: number, h: number) {
  fill(e, blob(`${x},${y}! ${x + w},${y}! ${x + w * 1.3},${y + h}! ${x - w * 0.3},${y + h}!`, 1), '#fbf3de');
}

/** A street from straight above, empty but for rain; one window throws its light. */
export const fromAbove = flatStage({
  ground: MID,
  back(e) {
    washed(e, 'above', [-80, -80, 2480, 1300], MID);
    fill(e, rectangle(-80, -80, 1100, 1400), '#c4cfda');
    fill(e, rectangle(1010, -80, 26, 1400), GREY);
    for (let y = 40; y < 1300; y += 240) fill(e, rectangle(1036, y, 1450, 4), GREY, 0.5);
    for (let x = 1270; x < 2450; x += 234) fill(e, rectangle(x, -80, 4, 1400), GREY, 0.5);
    fill(e, rectangle(1036, -80, 1450, 150), DEEP);
    fill(e, rectangle(1036, 70, 1450, 12), DARK);
    lightOnGround(e, 2090, 82, 150, 250);
    fill(e, blob('2126,332! 2130,220 2150,190 2190,190 2212,222 2216,332!', 6), GREY);
    fill(e, ellipse(2170, 166, 40, 44), GREY);
    for (const [x, y, rx, ry] of [
      [1260, 960, 110, 74],
      [2230, 760, 90, 60],
    ] as const) {
      puddle(e, x, y, rx, ry, PALE);
      rings(e, x, y, rx * 0.4, 0.9, GREY);
    }
  },
  front(e) {
    rainFromAbove(e, 'drops', [1740, 560], 210);
  },
});

/** A ring of wet ground, drawn by an umbrella that is gone; a door throws its light. */
export const wetRing = flatStage({
  ground: GREY,
  back(e) {
    washed(e, 'ring', [-80, -80, 2480, 1300], '#9badbf');
    fill(e, rectangle(-80, -80, 2560, 168), DEEP);
    fill(e, rectangle(-80, 88, 2560, 14), DARK);
    fill(e, rectangle(1960, -80, 210, 182), '#fbf3de');
    fill(e, blob('1960,102! 2170,102! 2270,480! 1780,480!', 1), '#fbf3de', 0.75);
    fill(e, blob('2010,480! 2030,300 2056,270 2084,300 2106,480!', 5), DARK, 0.7);
    fill(e, ellipse(2057, 240, 34, 38), DARK, 0.7);
    fill(e, stroke('2098,350 2140,240', 6, 5), DARK, 0.7);
    fill(e, blob('2000,170! 2060,120 2150,104 2240,126 2284,176! 2140,240!', 5), DARK, 0.7);
    fill(e, ellipse(600, 790, 560, 360, 0, 90), '#8296aa');
    fill(e, ellipse(600, 790, 470, 290, 0, 90), '#9badbf');
    for (const [x, y, rx] of [
      [1790, 800, 250],
      [1420, 1080, 70],
      [2240, 1090, 60],
      [1060, 330, 60],
      [160, 300, 50],
    ] as const)
      rings(e, x, y, rx, 0.6, PALE);
  },
  front(e) {
    rain(e, 'ring', [40, 150, 1240, 1120], 70, { alpha: 0.5, long: 60 });
  },
});
