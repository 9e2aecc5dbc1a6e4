import { giantTurtle } from './creatures';
import { bubble, deepen, sea, shadeFrom, trail } from './sea';

/** She had got the furthest: the note lies all along her back. */
export const whaleTurtle = sea({
  water: 'green',
  shafts: [300, 2250],
  back(e) {
    deepen(e, 700, '#07263f', 0.7);
    shadeFrom(e, 820, 0, 1480, 330, '#07263f', 0.85);
    shadeFrom(e, 60, 30, 760, 260, '#07263f', 0.6);
    e.p.in(36, 22, 0, 0.97, 0.97, () => giantTurtle(e));
    trail(e, '500,560 580,390 820,300 1130,200 1500,150 1880,230 2190,420', 40, 0.3);
    for (const [x, y, r] of [
      [546, 486, 22],
      [520, 430, 12],
      [2300, 620, 24],
      [2340, 560, 14],
    ] as const)
      bubble(e, x, y, r);
  },
});
