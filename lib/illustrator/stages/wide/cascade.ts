import { ellipse, type Knot, mix, smooth, type Vec } from '@/lib/illustrator/paint';
import { clipTo, type Easel, fill, glow, linear } from '../kit/easel';
import { stone } from '../kit/ground';

type Colours = {
  readonly moonlight: string;
  readonly waterFar: string;
  readonly waterNear: string;
  readonly moss: string;
};
/** The middle of its lip, half of its breadth and how deep the water drops. */
type Place = readonly [x: number, y: number, halfBreadth: number, halfHeight: number];
type Fall = readonly [x: number, y: number, half: number, drop: number];

/** Three small falls, each broader and nearer than the last, for the stream bends between them. */
const FALLS: readonly Fall[] = [
  [1470, 728, 40, 36],
  [1392, 776, 74, 46],
  [1286, 836, 122, 62],
];
/** Stones beside the falls, from far to near: middle, half breadth and half height. */
const BANKS: readonly (readonly Place[])[] = [
  [
    [1412, 740, 34, 24],
    [1522, 748, 40, 28],
    [1560, 766, 26, 14],
  ],
  [
    [1296, 792, 40, 28],
    [1262, 808, 24, 14],
    [1490, 800, 50, 36],
    [1544, 818, 30, 17],
  ],
  [
    [1138, 868, 54, 36],
    [1084, 892, 32, 16],
    [1440, 872, 62, 44],
    [1512, 900, 36, 19],
    [1330, 838, 20, 11],
  ],
];

/** Where the stream comes laughing down out of the wood, behind those who cross it. */
export function cascade(e: Easel, c: Colours) {
  for (const [i, fall] of FALLS.entries()) {
    curtain(e, c, fall);
    for (const [x, y, w, h] of BANKS[i] ?? []) {
      stone(e, `fall${x}`, x, y, w, h, '#5f7096', { lit: c.moonlight, moss: c.moss });
      tuft(e, x, y - h * 0.7, c);
    }
    foam(e, c, fall);
  }
  current(e, c);
}

/** The water on its sill, and the sheet that falls from it. */
function curtain(e: Easel, { moonlight, waterFar, waterNear }: Colours, [x, y, half, drop]: Fall) {
  fill(e, ellipse(x, y, half * 1.14, 13), mix(waterFar, moonlight, 0.35));
  const sheet = smooth(
    [
      [x - half, y, 1],
      [x, y + 7],
      [x + half, y, 1],
      [x + half * 1.1, y + drop, 1],
      [x, y + drop + 9],
      [x - half * 1.1, y + drop, 1],
    ],
    true,
    6,
  );
  fill(
    e,
    sheet,
    linear(e, 0, y, 0, y + drop, [
      [0, mix(waterFar, moonlight, 0.55)],
      [0.3, mix(waterFar, waterNear, 0.3)],
      [1, mix(waterFar, moonlight, 0.7)],
    ]),
  );
  clipTo(e, sheet, () => {
    const r = e.random(`fall${y}`);
    for (let u = -half; u < half; u += 7) {
      const end: Vec = [x + u * 1.1 + r.bell() * 3, y + drop * (0.7 + r() * 0.4)];
      e.p.line([[x + u, y + 2 + r() * 8] as Vec, end], 2 + r() * 3, '#ffffff', 0.25 + r() * 0.5, [0.3, 1, 0.6]);
    }
  });
  e.p.line([[x - half, y] as Vec, [x, y + 6] as Vec, [x + half, y] as Vec], 4, '#ffffff', 0.8, [0.4, 1, 0.4]);
}

/** Blades of grass that hang over a stone. */
function tuft(e: Easel, x: number, y: number, { moss, moonlight }: Colours) {
  const r = e.random(`tuft${x}`);
  for (let i = 0; i < 9; i++) {
    const [foot, lean] = [x + r.bell() * 22, r.bell() * 26];
    const blade: readonly Knot[] = [
      [foot, y + 8],
      [foot + lean * 0.4, y - 10 - r() * 8],
      [foot + lean, y - 16 - r() * 10],
    ];
    e.p.line(blade, 3.4, i % 3 ? moss : mix(moss, moonlight, 0.4), 0.9, [1, 0.8, 0.1]);
  }
}

/** Round foam along the foot of a fall, and the mist that it throws up. */
function foam(e: Easel, { moonlight }: Colours, [x, y, half, drop]: Fall) {
  const r = e.random(`foam${y}`);
  for (let i = 0; i < 26; i++) {
    const u = -1.1 + (2.2 * i) / 25;
    const size = (5 + r() * 7) * (0.5 + half / 200);
    const down = 6 * (1 - u * u) + r.bell() * 4;
    fill(e, ellipse(x + u * half, y + drop + down, size * 1.25, size * 0.75), mix(moonlight, '#ffffff', 0.6), 0.8);
  }
  glow(e, x, y + drop, half * 1.5, moonlight, 0.28, 0.4);
}

/** Foam that runs from the last fall round the stones to the left and towards us, so that the water moves. */
function current(e: Easel, { moonlight }: Colours) {
  const r = e.random('current');
  for (let i = 0; i < 90; i++) {
    const [u, v] = [r(), r()];
    const [x, y] = [1290 - 1240 * u ** 0.9 + 500 * v, 912 + 250 * v * (0.3 + 0.7 * u) + 30 * u];
    const long = 60 + 130 * v + r() * 60;
    const wave = 5 + 9 * v;
    const line: readonly Knot[] = [
      [x, y],
      [x - long * 0.3, y + wave],
      [x - long * 0.65, y - wave * 0.2],
      [x - long, y + wave * 1.1],
    ];
    e.p.line(line, 2.4 + 4 * v, moonlight, 0.2 + r() * 0.36, [0.1, 1, 0.8, 0.1]);
  }
}
