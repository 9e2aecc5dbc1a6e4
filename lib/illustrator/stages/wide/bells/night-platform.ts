import { ellipse, mix, polar, rectangle, rgba, shade, taper } from '@/lib/illustrator/paint';
import { type Daylight, daylight } from '../../kit/daylight';
import { blend, clipTo, cover, dab, type Easel, fill, glow, linear, radial, shifted } from '../../kit/easel';
import { pool } from '../../kit/ground';
import { points } from '../../kit/outline';
import { mist } from '../../kit/sky';
import { defineStage } from '../../model';
import { lightOf } from '../../nature/kit/scene';
import { streetLamp } from '../../town/kit-street';
import { engine, railCarriage, suitcase, track } from '../../town/kit-train';
import { handPrint, hangingBell, magnifier, printTrail } from './things';
import { stonePrint } from './through-lens';

const CASE = '#4f8a8c';
const FOG = '#8f9dca';
const DEEP = '#121936';
/** Height of the platform's edge. */
const EDGE = 862;
/** Prints are dark and wet wherever light falls on the stones. */
const WET = '#2a1c22';
const LENS = { x: 620, y: 590, r: 290, handle: 2.88 } as const;
/** The print that the child's own glass is held over. */
const UNDER_GLASS = [1475, 1036] as const;
/** Middle of the stones that the lantern shows. */
const LIT = [1500, 1050] as const;
/** Of the train's head lamp, whose light shows how thick the fog is. */
const HEADLIGHT = [1338, 640] as const;

/** One platform at midnight over both pages: a train in the fog, small prints, and the lens that lies over one of them. */
export const nightPlatform = defineStage<Daylight>({
  palettes: daylight('night'),
  slots: {},
  span: [0, 2400],
  light: (d) =>
    lightOf(d, [
      { x: 2330, y: 560, reach: 620, colour: '#ffb769', power: 0.5 },
      { x: 1420, y: 1080, reach: 520, colour: '#ffc46a', power: 0.6 },
    ]),
  back(e, d) {
    cover(
      e,
      linear(e, 0, 0, 0, EDGE, [
        [0, '#0c1230'],
        [0.45, '#18224a'],
        [1, '#4c5a8c'],
      ]),
    );
    // A stretch of rails is as long as one page.
    for (const dx of [0, 1180]) shifted(e, dx, (moved) => track(moved, d, 780, EDGE));
    railCarriage(e, d, 2246, 846, 520, 0.95, ['#c2604c', '#f4dca8']);
    railCarriage(e, d, 1764, 846, 472, 0.95, ['#c2604c', '#f4dca8']);
    engine(e, d, 1376, 846, 0.98);
    inFog(e);
    ground(e);
    for (const x of [1094, 2352]) streetLamp(e, d, x, 930, 430);
    mist(e, 896, 74, FOG, 0.6, 16);
    cobbles(e);
    pool(e, 1440, 1100, 470, '#ffb050', 0.7);
    pool(e, 2330, 1020, 330, '#ffb860', 0.4);
    printTrail(
      e,
      [
        [1236, 1080],
        [1300, 1050],
        [1376, 1062],
        [1468, 1040],
      ],
      0.8,
      WET,
      0.95,
      4,
    );
    glow(e, LENS.x, LENS.y, 520, '#ffb860', 0.2);
    magnifier(e, LENS, () => stonePrint(e));
  },
  // Over the child's own glass, which is pale.
  over: { depth: 1122, paint: (e) => handPrint(e, UNDER_GLASS[0], UNDER_GLASS[1], 1.02, 0.16, WET, 0.95) },
  front(e, d) {
    suitcase(e, d, 2380, 1206, 100, 156, '#d8a04c');
    suitcase(e, d, 2250, 1192, 236, 122, '#b5704a');
    // Drawn around the foot of the upper suitcase, and larger than that.
    e.p.in(2224, 1072, 0, 1.32, 1.32, () =>
      e.p.in(-2230, -1070, 0, 1, 1, () => {
        stowaway(e);
        suitcase(e, d, 2230, 1070, 178, 90, CASE);
        lid(e, d);
      }),
    );
    wisps(e);
  },
});

/** What rang, and who has it: a glint of brass and two eyes in a suitcase that is just open. */
function stowaway(e: Easel) {
  e.p.fill(points([2138, 990, 2320, 990, 2322, 976, 2134, 916]), '#120e18');
  glow(e, 2256, 968, 70, '#ffd27a', 0.7);
  hangingBell(e, 2252, 944, 1.1, '#f0c04e', 0.3);
  for (const [x, y] of [
    [2166, 958],
    [2206, 964],
  ] as const) {
    e.p.soft(x, y, 20, 15, '#cfc4c4', 0.55);
    e.p.fill(ellipse(x, y, 10.5, 10.5), '#fff4d8');
    e.p.fill(ellipse(x - 3, y, 6.4, 7.4), '#2a1b20');
    e.p.fill(ellipse(x - 5, y - 3, 2.2, 2.2), '#ffffff');
  }
  e.p.soft(2184, 984, 24, 12, '#cfc4c4', 0.6);
  e.p.fill(ellipse(2182, 979, 6.4, 4.4), '#1a1218');
  for (const turn of [2.9, 3.25, 3.6])
    e.p.line([polar([2130, 950], turn, 22), polar([2130, 950], turn, 46)], 4, '#ffe6a8', 0.9, [1, 0.4]);
}

/** Lifted on the side of the dog; at its hinge the tip of a ringed tail hangs out. */
function lid(e: Easel, d: Daylight) {
  e.p.form(points([2322, 980, 2134, 918, 2144, 884, 2332, 946]), d.tone(CASE), { depth: 8 });
  e.p.line(points([2316, 970, 2140, 911]), 4, '#e0c078', 0.9, [1, 1]);
  const tip = taper(
    [
      [2306, 974],
      [2344, 984],
      [2352, 1022],
      [2340, 1054],
    ],
    [12, 17, 17, 6],
  );
  e.p.form(tip, '#8f8a9c', { depth: 7 });
  clipTo(e, tip, () => {
    for (const [x, y, turn] of [
      [2334, 982, 0.6],
      [2352, 1012, 0],
      [2344, 1046, 0.2],
    ] as const)
      e.p.soft(x, y, 26, 8, '#453a42', 0.95, turn, 0.7);
  });
}

/** The train loses its edges, and its lamp draws a cone of light towards the other page. */
function inFog(e: Easel) {
  const [x, y] = HEADLIGHT;
  mist(e, 730, 250, FOG, 0.6, 16);
  blend(e, 'screen', () =>
    fill(
      e,
      points([x, y - 16, x, y + 16, -80, y + 330, -80, y - 150]),
      linear(e, x, 0, 60, 0, [
        [0, rgba('#ffe2a0', 0.6)],
        [0.4, rgba('#e8c88c', 0.24)],
        [1, rgba('#b8a890', 0)],
      ]),
    ),
  );
  glow(e, x, y, 230, '#ffe8b4', 0.95);
  mist(e, 850, 120, FOG, 0.56, 16);
}

/** Long low wisps of fog before and behind everybody, thinner where faces and words are. */
function wisps(e: Easel) {
  const r = e.random('wisps');
  for (const [x, y, w, h, alpha] of [
    [180, 880, 420, 46, 0.5],
    [1190, 940, 480, 56, 0.6],
    [2240, 890, 400, 50, 0.5],
    [1180, 1172, 620, 58, 0.58],
    [2060, 1196, 560, 46, 0.5],
    [160, 1180, 420, 40, 0.26],
  ] as const)
    for (let i = 0; i < 7; i++)
      dab(
        e,
        'mist',
        x + r.bell() * w * 0.7,
        y + r.bell() * h * 0.4,
        w * (0.4 + r() * 0.4),
        h * (0.6 + r() * 0.5),
        FOG,
        {
          alpha: alpha * (0.3 + r() * 0.4),
          variant: i,
        },
      );
}

/** Round stones where the lantern shines on the platform, the same as in the large lens. */
function cobbles(e: Easel) {
  const r = e.random('cobbles');
  const [cx, cy] = LIT;
  for (let row = 0; row < 9; row++) {
    const near = row / 8;
    const [y, half] = [912 + 270 * near ** 1.25, 24 + 26 * near];
    for (let x = 1010 + (row % 2) * half; x < 2300; x += half * 2.1) {
      const far = Math.hypot((x - cx) / 640, (y - cy) / 250);
      const tone = mix('#8a7672', '#6a6070', r());
      if (far < 1)
        e.p.fill(ellipse(x, y, half, half * 0.46, r.bell() * 0.1), tone, { alpha: 0.8 * Math.min(1, 1.6 * (1 - far)) });
    }
  }
}

/** Wet slabs, in rows that get larger towards us. */
function ground(e: Easel) {
  fill(
    e,
    rectangle(-80, EDGE, 2560, 420),
    linear(e, 0, EDGE, 0, 1220, [
      [0, '#3c4878'],
      [0.3, '#2a3462'],
      [1, '#1b2248'],
    ]),
  );
  const r = e.random('slabs');
  const deep = (row: number) => EDGE + 16 + 330 * (row / 7) ** 1.5;
  const across = (column: number, y: number) => 1200 + column * 196 * (0.62 + (0.6 * (y - EDGE)) / 340);
  for (let row = 0; row < 8; row++) {
    const [y0, y1] = [deep(row) + 2, deep(row + 1) - 2];
    for (let i = -13; i < 13; i++) {
      const at = i + (row % 2) * 0.5 + r.bell() * 0.06;
      const slab = points([
        across(at, y0) + 3,
        y0,
        across(at + 1, y0) - 3,
        y0,
        across(at + 1, y1) - 4,
        y1,
        across(at, y1) + 4,
        y1,
      ]);
      fill(e, slab, r() > 0.5 ? '#4a568a' : '#161d40', 0.1 + r() * 0.16);
      if (r() > 0.6) e.p.soft(across(at + 0.5, y0), (y0 + y1) / 2, 90, (y1 - y0) * 0.3, '#a8b8ec', 0.16);
    }
  }
  fill(e, rectangle(-80, EDGE - 4, 2560, 15), mix('#f4ead8', '#4c5a8c', 0.5));
  fill(e, rectangle(-80, EDGE + 11, 2560, 8), rgba(shade(DEEP, 0.02), 0.5));
  fill(
    e,
    rectangle(-80, EDGE - 10, 2560, 400),
    radial(e, 1500, 1060, 1500, [
      [0, rgba(DEEP, 0)],
      [0.4, rgba(DEEP, 0.1)],
      [0.75, rgba(DEEP, 0.62)],
      [1, rgba(DEEP, 0.8)],
    ]),
  );
}
