import { ellipse, rectangle, rgba } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill, linear, radial } from '../../kit/easel';
import { bathroomStage, cutTub, wall } from './bath';
import { doorWithArm } from './bathroom-things';
import { WATER } from './colours';
import { songlight, whaleProfile } from './profile';
import { bubble, deepen, trail } from './sea';

function splash(e: Easel, x: number, y: number, size: number) {
  const r = e.random('splash');
  for (let i = 0; i < 15; i++) {
    const a = -Math.PI * (0.08 + (i / 14) * 0.84);
    const reach = size * (0.7 + r() * 0.5);
    const [u, v] = [x + Math.cos(a) * reach, y + Math.sin(a) * reach * 0.8];
    e.p.form(
      stroke(`${x + Math.cos(a) * 90},${y} ${(x + u) / 2},${(y + v) / 2 - 30} ${u},${v}`, 26, 17, 6),
      '#a6e0ea',
      { depth: 6 },
    );
    e.p.form(ellipse(u + Math.cos(a) * 34, v + Math.sin(a) * 34, 8 + r() * 13, 9 + r() * 14), '#d3f3f6', { depth: 4 });
  }
}

const SURFACE = '1214,-120 1250,80 1304,230 1400,316 1550,342 1900,340 2520,346';

/** The sea stands as high as the page on one side, and falls to the line of the bath on the other. */
function swell(e: Easel) {
  const [top, middle, bottom] = WATER.cobalt;
  const water = blob(`-120,-120! ${SURFACE.replace(',-120', ',-120!')}! 2520,1400! -120,1400!`, 9);
  fill(
    e,
    water,
    linear(e, 0, 260, 0, 1240, [
      [0, '#5fb9d2'],
      [0.18, top],
      [0.5, middle],
      [1, bottom],
    ]),
  );
  clipTo(e, water, () =>
    fill(
      e,
      rectangle(-120, -120, 2640, 1520),
      linear(e, 0, 0, 1640, 0, [
        [0, rgba('#071634', 0.97)],
        [0.6, rgba('#0a2148', 0.86)],
        [1, rgba('#0a2148', 0)],
      ]),
    ),
  );
  fill(e, stroke(SURFACE, 2, 8, 12, 12, 10, 8, 2), '#dff6f6', 0.9);
}

/** Where her frame begins, and its size: her closed eye lies beside the ear of the child, her snout ends before the fold. */
const WHALE = { x: 1270, y: 260, size: 1.1 } as const;

/** The whale, asleep at last with a smile; she faces the light, and the last of the song lies on her brow. */
const sleepingWhale = (e: Easel) =>
  e.p.in(WHALE.x, WHALE.y, 0, -WHALE.size, WHALE.size, () => {
    whaleProfile(e, { name: 'asleep', mouth: 'smiles', eye: { open: 0 } });
    songlight(e, 'smiles', [100, 900]);
  });

/** Down on one side all is quiet and dark; up on the other the child bursts out of the bath. */
export const whaleRise = bathroomStage({
  paint(e) {
    wall(e, 340);
    doorWithArm(e, 2070, -240, 500);
    swell(e);
    deepen(e, 620, '#081a3e', 0.9);
    sleepingWhale(e);
    trail(e, '700,600 840,500 1060,520 1340,640 1620,640 1870,540 1990,430', 36, 0.5);
    for (const [x, y, r] of [
      [1120, 420, 12],
      [1420, 540, 20],
      [1560, 470, 14],
      [1720, 470, 18],
    ] as const)
      bubble(e, x, y, r);
    cutTub(e, [1]);
    splash(e, 2020, 350, 270);
  },
  over: {
    depth: 1000,
    paint(e) {
      // The suit is darker below the line of the water, which breaks round it in rings.
      fill(
        e,
        rectangle(1400, 348, 1120, 420),
        radial(e, 2020, 348, 420, [
          [0, rgba('#2f9fc0', 0.5)],
          [0.5, rgba('#2f9fc0', 0.4)],
          [1, rgba('#2f9fc0', 0)],
        ]),
      );
      for (const [rx, ry, alpha] of [
        [120, 15, 0.95],
        [205, 26, 0.7],
        [310, 38, 0.45],
      ] as const)
        e.p.edge(ellipse(2020, 354, rx, ry, 0, 60), '#f2feff', 6, alpha);
    },
  },
});
