import { mix, polar, rectangle, rgba, taper, type Vec } from '@/lib/illustrator/paint';
import { getProp } from '@/lib/illustrator/props';
import { blend, cover, type Easel, fill, glow, radial } from '../../kit/easel';
import { ferns, grass } from '../../kit/foliage';
import { land } from '../../kit/ground';
import { curve, outline, points } from '../../kit/outline';
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
/** The mouth of the sack. */
const MOUTH: Vec = [1322, 1050];
/** Where the child holds the cord of the sack. */
const CORD_END: Vec = [1012, 908];
/** Eight bells in a fan from the mouth of the sack, larger towards us, none in the fold: place, size, turn, colour, handle. */
const BELLS = [
  [1300, 884, 0.8, -0.5, '#b9683f', true],
  [1388, 818, 0.95, 0.5, '#d0564c', false],
  [1304, 668, 1.2, -0.35, '#5f8fb4', false],
  [1432, 600, 1.35, 0.42, '#e0b145', false],
  [1572, 668, 1.15, 0.9, '#c9d0da', false],
  [1326, 372, 1.75, -0.3, '#e0b145', false],
  [1530, 276, 2, 0.32, '#d0564c', false],
  [1694, 486, 1.55, 0.95, '#5f8fb4', true],
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
    lamps: [{ x: MIDDLE[0], y: MIDDLE[1], reach: 900, colour: '#ffd890', power: 0.5 }],
  }),
  back(e, c) {
    cover(
      e,
      radial(e, MIDDLE[0], MIDDLE[1], 1350, [
        [0, mix(c.white, c.gold, 0.5)],
        [0.07, c.gold],
        [0.21, c.amber],
        [0.44, c.dusk],
        [0.68, c.dark],
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
    glow(e, 1160, 1010, 900, c.gold, 0.3, 0.16);
    grass(e, 'grass', 985, 1190, c.soil, c.soilNear, { lit: c.gold, size: [12, 46], density: 0.6 });
    burst(e, c);
    sack(e);
    cord(e);
    for (const bell of BELLS) flying(e, bell);
  },
  front(e, c) {
    ferns(e, 'l', 60, 1240, 190, c.dark, { count: 9, lit: c.amber, spread: 2.2 });
    ferns(e, 'r', 2340, 1240, 190, c.dark, { count: 9, lit: c.amber, spread: 2.2 });
    // The lantern's light on who stands before it.
    glow(e, 1590, 930, 190, c.gold, 0.28);
  },
});

function rays(e: Easel, c: typeof flash) {
  const r = e.random('rays');
  const fading = radial(e, MIDDLE[0], MIDDLE[1], 1000, [
    [0, rgba(c.gold, 0.07)],
    [0.6, rgba(c.gold, 0.04)],
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

/** A glow at the mouth of the sack, and behind each bell the way that it flew. */
function burst(e: Easel, c: typeof flash) {
  const [x, y] = MOUTH;
  glow(e, x, y - 60, 190, c.gold, 0.5);
  for (const [u, v, k] of BELLS) {
    const at = (share: number): Vec => [x + (u - x) * share, y + (v - y) * share + Math.sin(share * Math.PI) * -20];
    const way = [at(0.08), at(0.35), at(0.6), at(0.86)];
    e.p.line(way, 40 * k, c.gold, 0.1, [0.1, 0.6, 0.8, 0.05]);
    e.p.line(way, 13 * k, '#fff2c0', 0.26, [0.1, 0.5, 0.8, 0.05]);
  }
}

/** On its side: a lumpy bag with a cord about its neck, and a frilled mouth towards the light. */
function sack(e: Easel) {
  const [x, y] = SACK;
  const at = (flat: readonly number[]) => outline(flat).map(([u, v]): Vec => [x + u, y + v]);
  e.p.soft(x + 40, y + 98, 160, 20, '#2a1020', 0.7);
  e.p.form(
    at([
      -46, 22, -14, -4, 20, -34, 70, -46, 116, -30, 138, -44, 150, -18, 140, 26, 152, 78, 128, 96, 60, 101, 0, 96, -46,
      74,
    ]),
    '#a07c54',
    { depth: 20 },
  );
  e.p.form(
    at([
      -42, 24, -66, 10, -84, -10, -88, 6, -104, 10, -94, 30, -106, 46, -94, 62, -104, 86, -86, 84, -72, 96, -60, 80,
      -42, 72,
    ]),
    '#b8946a',
    { depth: 9 },
  );
  e.p.fill(at([-74, 14, -86, 8, -92, 30, -94, 48, -90, 66, -86, 80, -74, 80, -68, 62, -66, 46, -68, 28]), '#2e1c26');
  for (const dx of [-46, -40]) e.p.line(at([dx, 20, dx - 5, 48, dx, 76]), 5, '#e8c98c', 1, [1, 1]);
  e.p.line(at([-44, 76, -34, 92, -18, 100]), 5, '#e8c98c', 1, [1, 0.6]);
  for (const line of [
    [-34, 30, -6, 34, 30, 16],
    [-34, 48, 6, 54, 52, 48],
    [-34, 64, -2, 74, 36, 80],
    [96, -24, 112, 6, 108, 36],
  ])
    e.p.line(at(line), 4, '#6a4c34', 0.5, [1, 0.3]);
  e.p.form(
    rectangle(x + 62, y + 14, 46, 38).map(([u, v]): Vec => [u, v + (u - x) * 0.12]),
    '#b0584a',
    { depth: 4 },
  );
}

/** The cord of the sack, taut: its end is in the child's hand. */
function cord(e: Easel) {
  const line = curve([1358, 1036, 1280, 1000, 1160, 956, CORD_END[0], CORD_END[1]]);
  e.p.line(line, 12, '#6a4c34', 0.9, [1, 1]);
  e.p.line(line, 7, '#e8c98c', 1, [1, 1]);
}

function flying(e: Easel, [x, y, k, turn, colour, handle]: (typeof BELLS)[number]) {
  glow(e, x, y, 90 * k, '#fff2c0', 0.24);
  if (handle) e.p.in(x, y, turn, k, k, () => getProp('bell')?.draw(e.p, { colour }));
  else hangingBell(e, x, y, k * 1.7, colour, turn);
  for (const g of [-1, 1]) {
    const way = turn + Math.PI / 2 + g * 0.9;
    const at = polar([x, y], way, 96 * k);
    e.p.line(points([...at, ...polar(at, way, 26 * k)]), 5 * k, '#fffbe6', 0.85, [1, 0.4]);
  }
}
