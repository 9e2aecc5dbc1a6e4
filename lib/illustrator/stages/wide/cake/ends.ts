import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { cakeSlice } from '@/lib/illustrator/props/cake/section';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import type { Stage } from '../../model';
import { flatStage } from '../flat';
import { LAYERS } from './colours';
import { bananas, dates, drift, egg, mango, pail, plate } from './things';

function shelves(e: Easel) {
  for (const y of [330, 690, 1050]) {
    fill(e, rectangle(-80, y, 2560, 26), '#c98d4c');
    fill(e, rectangle(-80, y + 26, 2560, 14), '#a8703a');
  }
}

const shelf = (paint: (e: Easel) => void): Stage =>
  flatStage({
    ground: '#fbf3e1',
    back(e) {
      for (let x = 100; x < 2400; x += 200) fill(e, stroke(`${x},-60 ${x},1260`, 22, 22), '#f6e8cb');
      shelves(e);
      paint(e);
    },
  });

/** A jar of the whale's salt water on y. */
function seaJar(e: Easel, x: number, y: number) {
  fill(
    e,
    blob(
      `${x - 56},${y}! ${x - 58},${y - 120} ${x - 40},${y - 146}! ${x + 40},${y - 146}! ${x + 58},${y - 120} ${x + 56},${y}!`,
      6,
    ),
    '#dfeef4',
  );
  fill(
    e,
    blob(`${x - 50},${y - 6}! ${x - 52},${y - 96}! ${x},${y - 88} ${x + 52},${y - 98}! ${x + 50},${y - 6}!`, 5),
    '#2f86b8',
  );
  fill(e, stroke(`${x - 36},${y - 120} ${x - 36},${y - 30}`, 7, 5), '#ffffff', 0.6);
  fill(e, rectangle(x - 46, y - 170, 92, 28), '#c98d4c');
  fill(e, ellipse(x, y - 170, 46, 8), '#dba566');
}

/** Bare shelves with one egg, which looks away. */
export const shelvesEmpty = shelf((e) => egg(e, [1760, 690, 1.5], 1));

/** The same shelves with two of everything; even the egg has found a second one. */
export const shelvesFull = shelf((e) => {
  for (const x of [260, 430]) pail(e, [x, 330, 1], '#ffffff');
  for (const x of [810, 970]) dates(e, [x, 308, 1]);
  for (const x of [1440, 1600]) mango(e, [x, 226, 0.98], 0.1);
  for (const x of [2000, 2160]) bananas(e, [x, 258, 0.92]);
  for (const x of [270, 430]) drift(e, [x, 690, 1.1], LAYERS[4]);
  for (const x of [830, 980]) seaJar(e, x, 690);
  egg(e, [1680, 690, 1.5], 1, { smile: true });
  egg(e, [1880, 690, 1.5], -1, { smile: true, turn: -0.05 });
  for (const x of [1400, 1620]) {
    plate(e, [x, 1032, 1.1]);
    e.p.in(x - 10, 1036, 0, 1, 1, () => cakeSlice(e.p, 90, 24));
  }
});
