import { giantTurtle } from './creatures';
import { bubble, deepen, sea, shadeFrom, trail } from './sea';

/** She had got the furthest: the note lies all along her back. */
export const whaleTurtle = sea({
  water: 'green',
  shafts: [300, 2250],
  back(e) {
    deepen(e, 700, '#07263f', 0.7);
    shadeFrom(e, 820, 0, 1480, 330, '#07263f', 0.85);
    e.p.in(0, 48, 0, 1, 1, () => giantTurtle(e));
    trail(e, '420,560 560,380 820,300 1130,200 1500,150 1880,230 2190,420', 40, 0.3);
    for (const [x, y, r] of [
      [330, 480, 18],
      [260, 400, 12],
      [2300, 620, 24],
      [2340, 560, 14],
    ] as const)
      bubble(e, x, y, r);
    shadeFrom(e, 1350, 950, 680, 220, '#07263f', 0.9);
  },
});
