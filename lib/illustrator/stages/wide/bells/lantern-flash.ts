import { polar, rectangle, rgba, taper, type Vec } from '@/lib/illustrator/paint';
import { getProp } from '@/lib/illustrator/props';
import { blend, cover, type Easel, fill, glow, radial } from '../../kit/easel';
import { ferns, grass } from '../../kit/foliage';
import { land } from '../../kit/ground';
import { outline, points } from '../../kit/outline';
import { trunk } from '../../kit/trunk';
import { defineStage } from '../../model';
import { hangingBell } from './things';

const flash = {
  white: '#fff8dc',
  gold: '#ffd466',
  amber: '#f09a3c',
  dusk: '#5a2f4a',
  dark: '#150f2a',
  soil: '#b57a48',
  soilNear: '#2c1830',
};
/** The flame of the lantern in the child's hand. */
const MIDDLE: Vec = [1026, 690];
/** The sack that all bells come from. */
const SACK: Vec = [1400, 1006];
/** Eight bells in the air, none in the fold: place, size, turn, colour, and whether it has a handle. */
const BELLS = [
  [916, 250, 1.2, -0.6, '#e0b145', true],
  [1052, 150, 1.6, 0.5, '#c9d0da', false],
  [1330, 130, 1.9, -0.35, '#e0b145', false],
  [1500, 200, 1.4, 0.7, '#b9683f', true],
  [1320, 380, 1.8, -0.2, '#d0564c', false],
  [1560, 400, 1.5, -0.8, '#5f8fb4', false],
  [1330, 640, 1.7, 0.35, '#b9683f', false],
  [1310, 1070, 1.15, -1.75, '#e0b145', true],
] as const;

/** The lantern goes up, and everything is seen at once: rays, and eight bells in the air. */
export const lanternFlash = defineStage<typeof flash>({
  palettes: { flash },
  slots: {},
  span: [0, 2400],
  light: (c) => ({
    direction: [0, -0.9],
    rim: c.gold,
    rimAlpha: 0.5,
    rimWidth: 4,
    ambient: '#54488e',
    ambientAlpha: 0.66,
    shadow: '#1c1036',
    lamps: [{ x: MIDDLE[0], y: MIDDLE[1], reach: 900, colour: '#ffd890', power: 0.9 }],
  }),
  back(e, c) {
    cover(
      e,
      radial(e, MIDDLE[0], MIDDLE[1], 1350, [
        [0, c.white],
        [0.16, c.gold],
        [0.34, c.amber],
        [0.55, c.dusk],
        [0.74, c.dark],
        [1, c.dark],
      ]),
    );
    rays(e, c);
    for (const [x, w, lean] of [
      [60, 150, -60],
      [250, 90, -30],
      [2150, 100, 40],
      [2340, 160, 70],
    ] as const)
      trunk(e, `t${x}`, x, 1010, -60, w, c.dark, {
        side: x < 1200 ? 1 : -1,
        rim: c.amber,
        rimAlpha: 0.7,
        lean,
        bark: 30,
      });
    land(
      e,
      'land',
      [
        [-60, 1010],
        [600, 980],
        [1200, 972],
        [1800, 980],
        [2460, 1010],
      ],
      c.soil,
      c.soilNear,
    );
    glow(e, 1160, 1010, 900, c.gold, 0.5, 0.16);
    grass(e, 'grass', 985, 1190, c.soil, c.soilNear, { lit: c.gold, size: [12, 46], density: 0.6 });
    sack(e);
    for (const bell of BELLS) flying(e, bell);
  },
  front(e, c) {
    ferns(e, 'l', 60, 1240, 190, c.dark, { count: 9, lit: c.amber, spread: 2.2 });
    ferns(e, 'r', 2340, 1240, 190, c.dark, { count: 9, lit: c.amber, spread: 2.2 });
    glow(e, MIDDLE[0], MIDDLE[1], 700, c.gold, 0.16);
    // The lantern's light on who stands before it.
    glow(e, 1570, 960, 190, c.gold, 0.4);
  },
});

function rays(e: Easel, c: typeof flash) {
  const r = e.random('rays');
  const fading = radial(e, MIDDLE[0], MIDDLE[1], 1000, [
    [0, rgba(c.gold, 0.22)],
    [0.6, rgba(c.gold, 0.16)],
    [1, rgba(c.gold, 0)],
  ]);
  blend(e, 'screen', () => {
    for (let i = 0; i < 30; i++) {
      const a = (i / 30) * Math.PI * 2 + r.bell() * 0.08;
      const [near, far] = [polar(MIDDLE, a, 60), polar(MIDDLE, a, 1100)];
      fill(e, taper([near, far], [6, 60 + r() * 50], { round: false }), fading, 0.5 + r() * 0.5);
    }
  });
}

/** On its side, its mouth towards the light, with two bells that still roll out of it. */
function sack(e: Easel) {
  const [x, y] = SACK;
  const at = (flat: readonly number[]) => outline(flat).map(([u, v]): Vec => [x + u, y + v]);
  e.p.soft(x + 20, y + 96, 150, 20, '#2a1020', 0.7);
  e.p.form(at([-64, 8, -20, -22, 44, -36, 96, -14, 122, 36, 112, 84, 60, 98, -10, 98, -66, 88]), '#a07c54', {
    depth: 18,
  });
  e.p.form(at([-70, 0, -48, -8, -36, 18, -32, 54, -42, 92, -66, 100, -82, 78, -90, 48, -84, 18]), '#b8946a', {
    depth: 8,
  });
  e.p.fill(at([-70, 14, -54, 12, -47, 34, -46, 58, -54, 82, -68, 86, -77, 68, -80, 46, -77, 26]), '#2e1c26');
  for (const line of [
    [-20, 0, 10, 30, 20, 70],
    [40, -20, 70, 10, 82, 50],
  ])
    e.p.line(at(line), 4, '#6a4c34', 0.5, [1, 0.3]);
  e.p.form(
    rectangle(x + 34, y + 30, 46, 38).map(([u, v]): Vec => [u, v + (u - x) * 0.12]),
    '#b0584a',
    { depth: 4 },
  );
}

function flying(e: Easel, [x, y, k, turn, colour, handle]: (typeof BELLS)[number]) {
  glow(e, x, y, 90 * k, '#fff2c0', 0.4);
  if (handle) e.p.in(x, y, turn, k, k, () => getProp('bell')?.draw(e.p, { colour }));
  else hangingBell(e, x, y, k * 1.7, colour, turn);
  for (const g of [-1, 1]) {
    const way = turn + Math.PI / 2 + g * 0.9;
    const at = polar([x, y], way, 96 * k);
    e.p.line(points([...at, ...polar(at, way, 26 * k)]), 5, '#fffbe6', 0.85, [1, 0.4]);
  }
}
