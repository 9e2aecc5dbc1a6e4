import { ellipse, mix, polar, smooth, type Vec } from '@/lib/illustrator/paint';
import { getProp } from '@/lib/illustrator/props';
import { cover, type Easel, glow, radial } from '../../kit/easel';
import { ferns, grass } from '../../kit/foliage';
import { land } from '../../kit/ground';
import { trunk } from '../../kit/trunk';
import { defineStage } from '../../model';
import { hangingBell } from './things';

const flash = {
  white: '#fff3c8',
  gold: '#ffd77a',
  amber: '#f2ad55',
  dusk: '#dd8a3c',
  dark: '#6a3626',
  soil: '#d99a54',
  soilNear: '#8a5230',
};
/** The lantern, put down on the ground for want of a third hand. */
const LAMP: Vec = [1120, 1060];
/** The end of the pole that the child swings; it runs through both fists to the hoop. */
const HANDLE_END: Vec = [990, 790];
/** The hoop of the net, which comes down on whoever is caught: its middle, its half axes and its slant. */
const HOOP = { x: 1630, y: 966, rx: 224, ry: 78, slant: 0.3 } as const;
/** Where the bells fly from. */
const BURST: Vec = [1630, 860];
type Bell = readonly [x: number, y: number, size: number, turn: number, colour: string, handle: boolean];
/** Bells that it lets go, in all directions, none in the fold: place, size, turn, colour, handle. */
const BELLS: readonly Bell[] = [
  [1310, 590, 1.5, -0.75, '#5f8fb4', false],
  [1414, 372, 1.9, -0.45, '#e0b145', false],
  [1740, 520, 1.3, 0.35, '#c9d0da', false],
  [1628, 372, 1.5, 0.1, '#b9683f', true],
];
/** Those that fly towards us; the edge of the page cuts two of them, and one lands on the dog. */
const NEAR_BELLS: readonly Bell[] = [
  [1580, -66, 3, 0.12, '#d0564c', false],
  [1846, 170, 1.7, 0.6, '#5f8fb4', true],
  [2290, 1140, 3.2, 1.9, '#e0b145', false],
];
const ON_DOG: Bell = [640, 776, 1.25, 0.32, '#d0564c', false];

/** A lantern on the ground lights it all at once: a net that comes down on whoever stole, and eight bells that burst out of its hands. */
export const lanternFlash = defineStage<typeof flash>({
  palettes: { flash },
  slots: {},
  span: [0, 2400],
  light: (c) => ({
    direction: [0.3, -0.8],
    rim: c.white,
    rimAlpha: 0.6,
    rimWidth: 4,
    ambient: '#ffd9a0',
    ambientAlpha: 0.2,
    shadow: '#5a2a1c',
    lamps: [{ x: LAMP[0], y: LAMP[1] - 60, reach: 1100, colour: '#ffe2a0', power: 0.4 }],
  }),
  back(e, c) {
    cover(
      e,
      radial(e, BURST[0] - 280, BURST[1], 1500, [
        [0, c.white],
        [0.2, c.gold],
        [0.5, c.amber],
        [0.85, mix(c.amber, c.dusk, 0.7)],
        [1, c.dusk],
      ]),
    );
    woods(e, c);
    rays(e, c.white);
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
    glow(e, LAMP[0], 1080, 700, c.gold, 0.4, 0.16);
    grass(e, 'grass', 985, 1190, c.soil, c.soilNear, { lit: c.white, size: [12, 46], density: 0.6 });
    swing(e, c.white);
    pole(e, [HANDLE_END, onHoop(Math.PI)], 15);
    hoop(e, Math.PI, 2 * Math.PI);
    for (const bell of BELLS) flying(e, bell);
  },
  front(e, c) {
    net(e);
    dust(e, c);
    ferns(e, 'l', 30, 1250, 150, c.dark, { count: 9, lit: c.amber, spread: 2.2 });
    for (const bell of NEAR_BELLS) flying(e, bell);
    landed(e);
  },
});

/** Trunks of the wood, pale where the light is and dark at the edges. */
function woods(e: Easel, c: typeof flash) {
  for (const [x, w, share] of [
    [330, 70, 0.14],
    [560, 54, 0.1],
    [760, 88, 0.16],
    [1330, 60, 0.1],
    [1820, 64, 0.12],
  ] as const)
    trunk(e, `far${x}`, x, 1000, -60, w, mix(c.amber, c.dark, share), { side: 0, bark: 0 });
  for (const [x, lean] of [
    [24, -40],
    [2392, 40],
  ] as const)
    trunk(e, `t${x}`, x, 1040, -60, 110, c.dark, {
      side: x < 1200 ? 1 : -1,
      rim: c.gold,
      rimAlpha: 0.8,
      lean,
      bark: 30,
    });
}

/** Light and fright go out in all directions. */
function rays(e: Easel, colour: string) {
  for (let i = 0; i < 22; i++) {
    const turn = (i / 22) * Math.PI * 2 + 0.1;
    const far = 430 + ((i * 97) % 160);
    // None runs through the words of the right page.
    if (Math.cos(turn) > 0.3 && Math.sin(turn) > -0.7) continue;
    e.p.line(
      [polar(BURST, turn, far), polar(BURST, turn, far + 150 + ((i * 61) % 120))],
      13,
      colour,
      0.5,
      [0.1, 1, 0.2],
    );
  }
}

/** The way that the hoop has come down, in three strokes behind it. */
function swing(e: Easel, colour: string) {
  for (const [i, alpha] of [0.85, 0.6, 0.4].entries()) {
    const arc = [-1.35, -1.1, -0.85, -0.6, -0.36].map((turn) => polar([1040, 760], turn + 0.1, 640 + i * 62));
    e.p.line(smooth(arc, false, 6), 9 - i * 2, colour, alpha, [0.05, 0.6, 1, 0.4]);
  }
}

/** Earth flies up where the far end of the hoop has struck. */
function dust(e: Easel, c: typeof flash) {
  const [x, y] = onHoop(0);
  for (const [dx, dy, r, alpha] of [
    [-30, 26, 40, 0.7],
    [26, 20, 46, 0.75],
    [74, 4, 30, 0.6],
    [-84, 34, 28, 0.55],
  ] as const)
    e.p.soft(x + dx, y + dy, r, r * 0.6, mix(c.soil, c.white, 0.55), alpha);
  for (const [turn, far] of [
    [-1.9, 92],
    [-1.3, 110],
    [-0.8, 100],
    [-0.35, 84],
  ] as const)
    e.p.fill(ellipse(...polar([x, y], turn, far), 7, 6), c.soilNear);
}

/** The bell that came down on the dog, and how it struck. */
function landed(e: Easel) {
  const [x, y] = ON_DOG;
  turned(e, ON_DOG);
  for (const turn of [-2.5, -2, -1.1, -0.6])
    e.p.line([polar([x, y + 30], turn, 74), polar([x, y + 30], turn, 112)], 8, '#fffbe6', 0.95, [1, 0.3]);
}

const pole = (e: Easel, line: Vec[], width: number) => {
  e.p.line(line, width + 8, '#4a2f22', 1, [1, 1]);
  e.p.line(line, width, '#c9935a', 1, [1, 1]);
};

/** A point of the hoop at an angle. */
function onHoop(angle: number): Vec {
  const { x, y, rx, ry, slant } = HOOP;
  const [u, v] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
  return [x + u * Math.cos(slant) - v * Math.sin(slant), y + u * Math.sin(slant) + v * Math.cos(slant)];
}

/** Half of the hoop: behind whoever is caught, or before. */
function hoop(e: Easel, from: number, to: number) {
  pole(
    e,
    Array.from({ length: 19 }, (_, i) => onHoop(from + ((to - from) * i) / 18)),
    13,
  );
}

/** The bag of the net still drags behind the hoop, back to where it came from; slanting threads make its meshes. */
function net(e: Easel) {
  const on = (a: number, share: number): Vec => {
    const wide = (1 - share ** 2.2) ** 0.62 * (1 + 0.09 * Math.sin(a * 5 + share * 8) * share);
    const [x, y] = onHoop(a);
    return [
      HOOP.x + (x - HOOP.x) * wide - 150 * share ** 2.4,
      HOOP.y + (y - HOOP.y) * wide - 410 * share + 16 * Math.sin(a * 6) * share,
    ];
  };
  const shares = Array.from({ length: 15 }, (_, i) => i / 14);
  const bag = [...shares.map((share) => on(Math.PI, share)), ...shares.map((share) => on(0, 1 - share))];
  e.p.fill(bag, '#fffbe8', { alpha: 0.16 });
  e.p.clip([...bag, ...shares.map((share) => on(share * Math.PI, 0))], () => {
    for (let i = -8; i <= 22; i += 2)
      for (const slant of [-1, 1]) {
        const thread = shares.map((share) => on((i / 14) * Math.PI + slant * share * 1.5, share));
        e.p.line(thread, 3, '#fffbe8', 0.62, [1, 1]);
      }
  });
  e.p.line(bag, 6, '#fffbe8', 0.95, [1, 1]);
  hoop(e, 0, Math.PI);
}

/** A bell in the air; behind it two strokes show where it comes from. */
function flying(e: Easel, bell: Bell) {
  const [x, y, k] = bell;
  const way = Math.atan2(BURST[1] - y, BURST[0] - x);
  for (const aside of [-0.3, 0.3])
    e.p.line(
      [polar([x, y], way + aside, 84 * k), polar([x, y], way + aside * 0.6, 112 * k)],
      6 * k,
      '#fffbe6',
      0.9,
      [1, 0.2],
    );
  turned(e, bell);
}

function turned(e: Easel, [x, y, k, turn, colour, handle]: Bell) {
  if (handle) e.p.in(x, y, turn, k * 1.2, k * 1.2, () => getProp('bell')?.draw(e.p, { colour }));
  else hangingBell(e, x, y, k * 1.7, colour, turn);
}
