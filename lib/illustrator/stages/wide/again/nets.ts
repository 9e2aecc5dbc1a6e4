import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import type { Stage } from '../../model';
import { flatStage } from '../flat';
import { arrow, chalk, goalFrame, meshes, mown } from './chalk';
import { CHALK, GRASS, PURPLE } from './colours';

/** Nets that wait on a line, as many as are left. */
function line(e: Easel, count: number) {
  fill(e, stroke('-20,34 260,50 540,34', 3, 3, 3), PURPLE.dark);
  for (let i = 0; i < count; i++) {
    const x = 40 + i * 118;
    const y = 44 + Math.sin(i + 1) * 4;
    e.p.in(x, y, 0, 1, 1, () => {
      fill(e, blob('0,0! 92,2! 84,74 48,66 10,78!', 5), '#ffffff', 0.45);
      meshes(e, { x: 4, y: 4, w: 84, h: 66 }, { step: 16, width: 2.4, alpha: 0.9 });
      for (const u of [6, 84]) fill(e, rectangle(u - 3, -10, 7, 20), PURPLE.base);
    });
  }
}

const HOLE = '60,240 104,206 168,214 222,240 230,288 182,318 98,314 58,286';

function suds(e: Easel, spots: readonly (readonly [number, number, number])[]) {
  for (const [x, y, r] of spots) {
    fill(e, ellipse(x, y, r), '#ffffff', 0.85);
    e.p.edge(ellipse(x, y, r), PURPLE.light, 2.4, 0.9);
    fill(e, ellipse(x - r * 0.3, y - r * 0.34, r * 0.22), PURPLE.light, 0.8);
  }
}

type Spot = { readonly left: number; readonly hole?: boolean; readonly soap?: 'net' | 'air' };

/** One try with one net. */
const spot = ({ left, hole, soap }: Spot): Stage =>
  flatStage({
    ground: '#a9cf9a',
    back(e) {
      fill(e, rectangle(-20, -20, 560, 210), '#d6c9ee');
      line(e, left);
      goalFrame(e, { x: 30, y: 150, w: 250, h: 190 }, { post: 14, step: 24 });
      if (hole) {
        fill(e, blob(HOLE), '#a9cf9a');
        for (const end of [
          '60,240 84,250',
          '104,206 112,230',
          '168,214 160,236',
          '222,240 202,254',
          '230,288 208,284',
          '182,318 176,296',
          '98,314 106,292',
          '58,286 80,282',
        ])
          chalk(e, end, { width: 4 });
      }
      if (soap === 'net')
        suds(e, [
          [70, 180, 26],
          [120, 200, 34],
          [180, 178, 28],
          [226, 210, 32],
          [90, 250, 30],
          [160, 262, 36],
          [232, 280, 26],
        ]);
    },
    front(e) {
      // A thread of what was eaten.
      if (hole && !soap) chalk(e, '322,322 300,346 318,372 296,390', { width: 4, alpha: 1 });
      if (soap === 'air')
        suds(e, [
          [250, 150, 16],
          [214, 104, 24],
          [270, 96, 13],
          [180, 150, 11],
          [160, 72, 14],
        ]);
    },
  });

export const NET_SPOTS: Readonly<Record<string, Stage>> = {
  netSpot1: spot({ left: 4 }),
  netSpot2: spot({ left: 3, hole: true }),
  netSpot3: spot({ left: 2, soap: 'net' }),
  netSpot4: spot({ left: 1, hole: true, soap: 'air' }),
};

/** The training ground, close: one line of chalk that says where the ball should go. */
export const training = flatStage({
  ground: GRASS.base,
  back(e) {
    fill(e, rectangle(1200, -80, 1300, 560), '#d6c9ee');
    fill(e, blob('1200,470! 1500,430 1900,450 2480,420! 2480,620! 1200,620!', 6), GRASS.light);
    fill(e, rectangle(1200, 560, 1300, 720), GRASS.base);
    mown(e, [1200, 560, 2480, 1300], GRASS.dark, { wide: 220, lean: 160 });
    fill(e, rectangle(-80, -80, 1280, 1400), PURPLE.pale);
    // The plan; the ball does something else.
    arrow(e, '1650,770 1740,806 1850,792', { dashed: true, alpha: 0.75 });
    fill(e, stroke('1830,640 1790,500 1746,350', 3, 14, 26), CHALK, 0.75);
    for (const [x, y, turn] of [
      [1850, 590, -0.9],
      [1826, 650, -1.8],
      [1900, 620, 0.2],
    ] as const)
      e.p.in(x, y, turn, 1, 1, () => fill(e, blob('-7,0! 0,-62! 7,0!', 2), CHALK));
  },
});
