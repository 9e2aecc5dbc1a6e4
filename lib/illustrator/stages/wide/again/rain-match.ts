import { ellipse, rectangle, smooth } from '@/lib/illustrator/paint';
import { blob, knots, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { rings } from '../rain/parts';
import { goatAbove, hedgehogAbove, mouseAbove, tracks, turtleAbove } from './above';
import { board } from './board';
import { chalk, meshes, mown } from './chalk';
import { RAIN } from './colours';
import { PLACES, WAYS } from './plan';
import { bunnyAbove } from './rabbits';

const everyStep = (way: string, size: number) =>
  smooth(knots(way), false, 14).reduce<(readonly [number, number])[]>((kept, [x, y]) => {
    const last = kept.at(-1);
    return !last || Math.hypot(x - last[0], y - last[1]) > size ? kept.concat([[x, y]]) : kept;
  }, []);

function puddles(e: Easel) {
  for (const [x, y, rx, ry] of [
    [1000, 650, 190, 90],
    [860, 1090, 190, 70],
    [360, 420, 120, 56],
    [1960, 190, 130, 60],
  ] as const) {
    fill(
      e,
      blob(
        `${x - rx},${y} ${x - rx * 0.5},${y - ry} ${x + rx * 0.4},${y - ry * 0.8} ${x + rx},${y} ${x + rx * 0.5},${y + ry} ${x - rx * 0.6},${y + ry * 0.8}`,
        8,
      ),
      RAIN.light,
      0.75,
    );
    rings(e, x - rx * 0.3, y, 42, 1);
    rings(e, x + rx * 0.4, y + 8, 28, 1);
  }
}

/** Where words are, no drop falls. */
const WORDS = [
  [80, 940, 720, 1140],
  [1280, 836, 2340, 1140],
  [570, 90, 1150, 250],
  [90, 60, 570, 360],
] as const;

/** Rain straight into the eyes of who looks down. */
function drops(e: Easel) {
  const r = e.random('drops');
  for (let i = 0; i < 150; i++) {
    const [x, y] = [r.between(0, 2400), r.between(0, 1200)];
    const isOnWords = WORDS.some(([x0, y0, x1, y1]) => x > x0 - 40 && x < x1 + 40 && y > y0 - 30 && y < y1 + 30);
    if (isOnWords || Math.hypot(x - 1200, y - 560) < 240) continue;
    fill(e, stroke(`${x},${y} ${x + (1200 - x) * 0.05},${y + (560 - y) * 0.05}`, 2.6, 0.8), '#ffffff', 0.7);
  }
}

/** The plan of the night, real, from straight above in the rain. */
export const planInRain = flatStage({
  ground: RAIN.base,
  back(e) {
    mown(e, [-80, -80, 2480, 1300], RAIN.dark, { wide: 300, lean: 0 });
    chalk(e, '1200,-60 1200,1260', { width: 12, alpha: 0.55 });
    e.p.edge(ellipse(1200, 600, 250), '#f8f5e9', 12, 0.5);
    const [mx, my] = PLACES.mouse;
    chalk(e, `${mx - 40},-60 ${mx - 40},1260`, { width: 12, alpha: 0.75 });
    meshes(e, { x: mx - 170, y: my - 130, w: 130, h: 260 }, { step: 26, width: 3, alpha: 0.7 });
    fill(e, rectangle(mx - 180, my - 140, 140, 14), '#ffffff');
    fill(e, rectangle(mx - 180, my + 126, 140, 14), '#ffffff');
    const [gx, gy] = PLACES.goal;
    chalk(e, `${gx + 60},-60 ${gx + 60},1260`, { width: 12, alpha: 0.75 });
    meshes(e, { x: gx + 60, y: gy - 250, w: 200, h: 500 }, { step: 30, width: 3, alpha: 0.7 });
    fill(e, rectangle(gx + 56, gy - 264, 200, 16), '#ffffff');
    fill(e, rectangle(gx + 56, gy + 248, 200, 16), '#ffffff');
    puddles(e);
    for (const way of [WAYS.upper, WAYS.lower]) tracks(e, everyStep(way, 46));
    turtleAbove(e, ...PLACES.turtle, 1.3, Math.PI);
    hedgehogAbove(e, ...PLACES.hedgehog, 1.05, Math.PI);
    goatAbove(e, ...PLACES.goat, 1.15, 2.7);
    mouseAbove(e, mx + 10, my, 0.95, Math.PI);
    for (const [x, y, turn] of [
      [1222, 720, -1.3],
      [1250, 810, 0.4],
      [1100, 870, -0.5],
      [1700, 300, 1.2],
      [1650, 120, 0.6],
      [1330, 110, -0.3],
      [1790, 680, -0.6],
      [980, 300, -0.3],
      [800, 904, 0],
      [1560, 814, -0.1],
    ] as const)
      bunnyAbove(e, x, y, 0.82, turn);
    // Stars of somebody who ran into a shell.
    for (const a of [2.2, 2.8, 3.4]) {
      const [x, y] = PLACES.turtle;
      fill(
        e,
        stroke(
          `${x + Math.cos(a) * 175},${y + Math.sin(a) * 150} ${x + Math.cos(a) * 215},${y + Math.sin(a) * 190}`,
          5,
          2,
        ),
        '#fff2b8',
      );
    }
    board(e, { x: 330, y: 210, w: 470, h: 290 });
  },
  front(e) {
    drops(e);
  },
});
