import { mix, polar, type Vec } from '@/lib/illustrator/paint';
import { getProp } from '@/lib/illustrator/props';
import { cover, type Easel, glow, radial } from '../../kit/easel';
import { ferns, grass } from '../../kit/foliage';
import { land } from '../../kit/ground';
import { points } from '../../kit/outline';
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
const MIDDLE: Vec = [1124, 706];
/** Where the child holds the handle of the net. */
const GRIP: Vec = [1058, 926];
/** Its end, clamped under the arm behind the hip. */
const HANDLE_END: Vec = [800, 827];
/** The hoop of the net, which stands on the ground around the raccoon: its middle and its half axes. */
const HOOP = { x: 1630, y: 1066, rx: 204, ry: 38 } as const;
/** Eight bells that it lets go, in an arc over the net, none in the fold: place, size, turn, colour, handle. */
const BELLS = [
  [1306, 900, 0.95, -0.5, '#b9683f', true],
  [1352, 760, 1.1, -0.3, '#d0564c', false],
  [1330, 560, 1.35, -0.42, '#5f8fb4', false],
  [1432, 380, 1.6, -0.3, '#e0b145', false],
  [1600, 250, 1.8, 0.1, '#d0564c', false],
  [1570, 510, 1.25, -0.1, '#c9d0da', false],
  [1728, 384, 1.45, 0.3, '#e0b145', false],
  [1702, 600, 0.95, 0.75, '#5f8fb4', true],
] as const;

/** The lantern goes up, and all is seen at once: a net clapped over whoever stole, and eight bells in the air. */
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
        [0, mix(c.gold, c.amber, 0.4)],
        [0.1, mix(c.amber, c.dusk, 0.35)],
        [0.3, mix(c.amber, c.dusk, 0.78)],
        [0.52, mix(c.dusk, c.dark, 0.5)],
        [0.78, c.dark],
        [1, c.dark],
      ]),
    );
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
    // Behind whoever is caught, whose fur is as dark as the wood.
    glow(e, 1640, 900, 300, '#ffcf7a', 0.5);
    handle(e);
    for (const bell of BELLS) flying(e, bell);
  },
  front(e, c) {
    net(e);
    ferns(e, 'l', 60, 1240, 190, c.dark, { count: 9, lit: c.amber, spread: 2.2 });
    ferns(e, 'r', 2340, 1240, 190, c.dark, { count: 9, lit: c.amber, spread: 2.2 });
    // The lantern's light on who stands before it.
    glow(e, 1590, 930, 190, c.gold, 0.16);
  },
});

const pole = (e: Easel, line: Vec[], width: number) => {
  e.p.line(line, width + 8, '#4a2f22', 1, [1, 1]);
  e.p.line(line, width, '#c9935a', 1, [1, 1]);
};

/** The handle of the net, from under the child's arm through the fist to the hoop. */
function handle(e: Easel) {
  pole(e, [HANDLE_END, GRIP, [HOOP.x - HOOP.rx, HOOP.y]], 15);
}

/** The bag of the net over the raccoon, soft on its ears: slanting threads make its meshes. */
function net(e: Easel) {
  const { x, y, rx, ry } = HOOP;
  const on = (a: number, share: number): Vec => {
    const wide = Math.sqrt(1 - share ** 3) * (1 + 0.07 * Math.sin(a * 5 + share * 7) * share);
    return [
      x + Math.cos(a) * rx * wide + 54 * share ** 2,
      y - 372 * share + Math.sin(a) * ry * wide + 12 * Math.sin(a * 6) * share,
    ];
  };
  const shares = Array.from({ length: 15 }, (_, i) => i / 14);
  const bag = [...shares.map((share) => on(Math.PI, share)), ...shares.map((share) => on(0, 1 - share))];
  e.p.fill(bag, '#fff2cf', { alpha: 0.07 });
  e.p.clip([...bag, ...shares.map((share) => on(share * Math.PI, 0))], () => {
    for (let i = -8; i <= 22; i += 2)
      for (const slant of [-1, 1]) {
        const thread = shares.map((share) => on((i / 14) * Math.PI + slant * share * 1.5, share));
        e.p.line(thread, 2.6, '#fff2cf', 0.36, [1, 1]);
      }
  });
  e.p.line(bag, 5, '#fff2cf', 0.8, [1, 1]);
  pole(
    e,
    shares.map((share) => on(share * Math.PI, 0)),
    13,
  );
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
