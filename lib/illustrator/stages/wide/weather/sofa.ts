import { ellipse, type Knot, type Random, rectangle, rgba, smooth, taper, type Vec } from '@/lib/illustrator/paint';
import { blend, cover, disc, type Easel, fill, glow, linear, radial, unmirrored } from '../../kit/easel';
import { boards } from '../../kit/room';
import { defineStage } from '../../model';
import { picture } from '../../rooms/kit/decor';
import { type RoomLight, roomLight, roomStageLight, vignette } from '../../rooms/kit/light';
import { poly, rounded, solid } from '../../rooms/kit/shapes';
import { paperedWall, roundRug } from '../../rooms/kit/shell';
import { leaningUmbrella } from './red-umbrella';
import { sofaForTwo } from './sofa-for-two';

const FLOOR = 880;
/** Dry is what the umbrella covers; rain that slants makes the edge of it slant. */
const DRY = { x: 1822, half: 392, edge: 330, slant: 0.12 } as const;
/** The dome of the umbrella, on which the rain falls: its middle, its top, half its width, how high it is, and its tilt. */
const DOME = { x: 1810, top: 192, half: 366, high: 132, tilt: 0.035 } as const;
/** The height of its outline. */
function domeAt(x: number) {
  const aside = Math.abs(x - DOME.x) / DOME.half;
  return DOME.top + aside ** 2.6 * DOME.high + (x - DOME.x) * DOME.tilt;
}
const dryMiddle = (y: number) => DRY.x - Math.max(0, y - DRY.edge) * DRY.slant;

type Living = {
  readonly room: RoomLight;
  readonly rains: boolean;
  readonly isDim: boolean;
};
const room = roomLight('day').day;

/** What comes in with the child: the only warm light of that day, on the side of the door. */
const FROM_THE_DOOR = { x: 130, y: 880, reach: 620, colour: '#ffc56a', power: 0.8 } as const;

/** The door that the child comes in by, with the light of another room behind it. */
function door(e: Easel, d: RoomLight) {
  solid(e, rectangle(60, 250, 330, 640), d.tone('#c9a27c'));
  fill(
    e,
    rectangle(84, 274, 282, 616),
    linear(e, 0, 274, 0, 890, [
      [0, '#fff3cf'],
      [1, '#ffe3a4'],
    ]),
  );
  fill(
    e,
    poly(84, 890, 366, 890, 760, 1200, 10, 1200),
    linear(e, 0, 890, 0, 1200, [
      [0, rgba('#ffe7ae', 0.75)],
      [1, rgba('#ffe7ae', 0)],
    ]),
  );
  solid(e, poly(84, 274, 20, 236, 20, 940, 84, 890), d.tone('#a9825c'));
  solid(e, ellipse(40, 600, 9), d.tone('#e0b65c'));
}

/** It stands still on a table: a cup without steam. */
function sideTable(e: Easel, d: RoomLight) {
  for (const x of [1312, 1408]) solid(e, rectangle(x - 7, 830, 14, 230), d.tone('#8a6244'));
  solid(e, ellipse(1360, 830, 96, 20), d.tone('#a87850'));
  solid(e, rounded(1328, 766, 60, 58, 12), d.tone('#e9dcc8'));
  e.p.edge(ellipse(1396, 794, 17, 17), d.tone('#e9dcc8'), 8, 1);
  fill(e, ellipse(1358, 768, 29, 7), d.tone('#5a4038'));
}

function wallClock(e: Easel, d: RoomLight, [hours, minutes]: readonly [number, number]) {
  unmirrored(e, 1010, () => {
    solid(e, ellipse(1010, 190, 84), d.tone('#8a6a4c'));
    solid(e, ellipse(1010, 190, 70), d.tone('#f7efe0'));
    for (let i = 0; i < 12; i++) {
      const a = (i * Math.PI) / 6;
      fill(e, ellipse(1010 + Math.cos(a) * 58, 190 + Math.sin(a) * 58, 4), d.tone('#5a4a40'));
    }
    const hand = (turn: number, long: number, widths: readonly [number, number]) => {
      const a = turn * Math.PI * 2;
      const end = [1010 + Math.sin(a) * long, 190 - Math.cos(a) * long] as const;
      fill(e, taper([[1010, 190], end], widths), d.tone('#3a302c'));
    };
    hand(minutes / 60, 48, [4, 2.4]);
    hand((hours + minutes / 60) / 12, 36, [5, 3]);
    fill(e, ellipse(1010, 190, 7), d.tone('#3a302c'));
  });
}

/**
 * What is dry, from its left edge over the dome of the canopy and down along the rain to a round pool on the floor: from
 * the middle, and height.
 */
const DRY_SHAPE = [
  [-388, 350],
  [-372, 312],
  [-300, 252],
  [-160, 204],
  [-12, 190],
  [140, 210],
  [290, 268],
  [366, 334],
  [388, 380],
  [386, 520],
  [376, 760],
  [366, 900],
  [330, 996],
  [190, 1056],
  [-60, 1082],
  [-330, 1062],
  [-470, 1000],
  [-500, 900],
  [-470, 740],
  [-424, 500],
] as const;

/** Colour comes back below the umbrella; the room around it is dim. */
function warmth(e: Easel) {
  const dry = smooth(
    DRY_SHAPE.map(([aside, y]): Knot => [DRY.x + aside, y]),
    true,
    6,
  );
  const start = dry[0] ?? [DRY.x, DRY.edge];
  // The outer edge goes one way round and the hole the other.
  const outer = poly(-100, start[1], -100, 1400, 2500, 1400, 2500, -100, -100, -100, -100, start[1]);
  const wet = outer.concat(dry, [start]);
  blend(e, 'saturation', () => e.p.fill(wet, '#808080', { alpha: 0.9, blur: 26 }));
  blend(e, 'multiply', () => {
    e.p.fill(wet, '#b4bfd6', { alpha: 0.8, blur: 34 });
    cover(
      e,
      radial(e, DRY.x - 40, 740, 1600, [
        [0, '#ffffff'],
        [0.32, '#f4f4f8'],
        [1, '#66769c'],
      ]),
    );
  });
  blend(e, 'soft-light', () => e.p.fill(dry, '#ffa850', { alpha: 0.3, blur: 34 }));
  glow(e, DRY.x - 40, 640, 520, '#ffcf8a', 0.16);
}

const drop = (e: Easel, from: Vec, to: Vec, width: number, alpha: number) =>
  fill(e, taper([from, to], [0.6, width]), rgba('#e6effc', alpha));

/** A drop that bursts on the dome: few and uneven ones leap up from there. */
function splash(e: Easel, r: Random, x: number, y: number) {
  const lean = ((x - DOME.x) / DOME.half) * 0.7;
  for (const side of [-1, 0.1, 1]) {
    if (r() < 0.24) continue;
    const [far, turn] = [16 + r() * 22, lean + side * (0.6 + r() * 0.5)];
    const way = (share: number): Vec => [x + Math.sin(turn) * far * share, y - Math.cos(turn) * far * share];
    drop(e, way(0.25), way(0.8), 2.6, 0.9);
    fill(e, ellipse(...way(1.1), 2 + r() * 2.2), rgba('#f2f7ff', 0.95));
  }
}

/** The rain that falls on the umbrella, bursts there and runs from its edge. */
function rainOnDome(e: Easel) {
  const r = e.random('dome');
  for (let i = 0; i < 64; i++) {
    const x = DOME.x + ((i + r()) / 32 - 1) * DOME.half;
    const onCloth = r() * 26;
    const y = i % 4 === 0 ? domeAt(x) + onCloth : DOME.top - 130 + r() * (domeAt(x) - DOME.top + 110);
    const long = 34 + r() * 44;
    drop(e, [x + long * 0.12, y - long], [x, y], 2.8, 0.85);
    if (i % 4 === 0) splash(e, r, x, y);
  }
  for (const side of [-1, 1])
    for (const [below, long] of [
      [16, 22],
      [84, 30],
      [176, 36],
    ] as const) {
      const [x, y] = [DOME.x + side * (DOME.half - 2), domeAt(DOME.x + side * DOME.half) + below];
      drop(e, [x, y], [x, y + long], 6, 0.9);
    }
}

/** The rain that was inside falls in the room, but not below the umbrella. */
function innerRain(e: Easel) {
  const r = e.random('inner-rain');
  for (let i = 0; i < 900; i++) {
    const [x, y, near] = [r() * 2440, r() * 1180 - 40, r()];
    const aside = Math.abs(x - dryMiddle(y)) / DRY.half;
    const hitsFace = e.keepout.some((face) => Math.hypot(x - face.x, y - face.y) < face.r * 1.15);
    const long = 26 + near * 60;
    const isDry = aside < 1 && y + long > domeAt(x - long * 0.12);
    if (isDry || hitsFace) continue;
    fill(
      e,
      taper(
        [
          [x, y],
          [x - long * 0.12, y + long],
        ],
        [0.5, 1 + near * 1.8],
      ),
      rgba('#c6d4f0', 0.3 + near * 0.45),
    );
  }
  rainOnDome(e);
  for (let i = 0; i < 46; i++) {
    const [x, y] = [r() * 2400, 940 + r() * 250];
    if (Math.abs(x - dryMiddle(y)) < DRY.half + 20) continue;
    e.p.edge(ellipse(x, y, 14 + r() * 26, 4 + r() * 6), '#b9c9ea', 2.2, 0.5);
  }
}

/** The living room: a door far on the left page, the sofa for two on the right one, and much wall between. */
export const sofaWide = defineStage<Living>({
  palettes: {
    still: { room, rains: false, isDim: true },
    close: { room, rains: false, isDim: false },
    rain: { room, rains: true, isDim: false },
  },
  slots: {},
  span: [0, 2400],
  indoors: true,
  light: ({ room: d, isDim }) => ({ ...roomStageLight(d, -1), lamps: isDim ? [FROM_THE_DOOR] : [] }),
  back(e, { room: d, rains, isDim }) {
    paperedWall(e, d.tone('#c3cdc4'), d.tone('#eeeadb'), [1100, 300], 'sprigs');
    fill(e, rectangle(-20, FLOOR - 34, 2440, 36), d.tone('#f1e8d6'));
    boards(e, FLOOR, d.tone('#c9a680'), d.tone('#a8865f'));
    if (!rains) door(e, d);
    wallClock(e, d, rains ? [5, 10] : [4, 0]);
    if (isDim) picture(e, d, 2130, 180, 120, 140, '#8a5a3a', 'house');
    roundRug(e, 1840, 1090, 560, 92, [d.tone('#b98a80'), d.tone('#efe2c6'), d.tone('#97aaa4')]);
    sofaForTwo(e, d);
    if (rains || isDim) sideTable(e, d);
    if (rains) disc(e, DRY.x, 1060, 420, 120, '#fff3d6', 0.45, 0.2);
  },
  front(e, { room: d, rains, isDim }) {
    if (rains) warmth(e);
    if (rains) innerRain(e);
    if (isDim) vignette(e, d, 1300, 560);
    // Beside the door: the only colour of the room but that of her photo.
    if (isDim) leaningUmbrella(e, 428, 984, 0.06);
  },
});
