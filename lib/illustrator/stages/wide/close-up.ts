import { ellipse, mix, type Polygon, rgba, shade, smooth, tint } from '@/lib/illustrator/paint';
import { darkShape } from '../kit/dark-shape';
import { blend, clipTo, cover, disc, type Easel, fill, glow, linear, radial, unmirrored, wash } from '../kit/easel';
import { curtain } from '../kit/room';
import { stars } from '../kit/sky';
import { defineStage } from '../model';

const close = { top: '#0c1646', low: '#4d78b8', frame: '#5a4664', curtain: '#8f4860', moonlight: '#bcd4ff' };
/** Height of the sill, on which an elbow rests. */
const SILL = 1046;
/** The moon that was chased, and the near and the far side of the open half of the window. */
const MOON = [1700, 172] as const;
const LEAF = [2292, 2110] as const;
/** The tops of the wood behind the garden, a little out of focus. */
function treeLine(e: Easel, colour: string) {
  const r = e.random('trees');
  blend(e, 'source-over', () => {
    e.c.filter = `blur(${(5 * e.p.scale()).toFixed(1)}px)`;
    for (const [base, tone] of [
      [1090, 0.55],
      [1150, 0.2],
    ] as const)
      for (let i = 0; i < 26; i++) {
        const [x, tall, half] = [250 + i * 90 + r.bell() * 30, 150 + r() * 130, 34 + r() * 16];
        const top = base - tall * (x > 1250 ? 0.72 : 1);
        fill(
          e,
          smooth(
            [
              [x, top, 1],
              [x + half * 0.6, base - tall * 0.3],
              [x + half, base + 140, 1],
              [x - half, base + 140, 1],
              [x - half * 0.6, base - tall * 0.3],
            ],
            true,
            5,
          ),
          mix('#122656', mix(colour, '#3f6aa8', 0.5), tone),
        );
      }
  });
}

/** A line of faint gold beyond the wood, out of focus: where the light's family is, all the time. */
function familyFarAway(e: Easel) {
  glow(e, 1860, 1010, 560, '#d8a04a', 0.3, 0.2);
  const r = e.random('family');
  for (let i = 0; i < 74; i++) {
    const size = 4 + r() ** 2 * 15;
    disc(e, 1400 + r() * 960, 1018 + r.bell() * 30, size, size, '#ffd27a', 0.22 + r() * 0.32, 0.45);
  }
}

/** The half of the window that stands open: its panes give back the moon and, low, the dark that looks on. */
function openLeaf(e: Easel, c: typeof close) {
  const wood = mix(c.frame, '#b07a52', 0.3);
  const [near, far] = LEAF;
  const pane: Polygon = [
    [far, 12],
    [near, -40],
    [near, SILL],
    [far, SILL - 40],
  ];
  e.p.fill(
    pane,
    linear(e, 0, 0, 0, SILL, [
      [0, rgba(c.top, 0.7)],
      [1, rgba('#27407e', 0.7)],
    ]),
  );
  clipTo(e, pane, () => {
    e.p.soft(2196, 196, 150, 190, c.moonlight, 0.3);
    e.p.fill(ellipse(2196, 196, 62, 108), '#fff3d8', { alpha: 0.55, blur: 5 });
    darkShape(e, { x: 2204, y: 1092, size: 170, colour: '#0b1234', lit: c.moonlight, gaze: [-1, -0.2], dazzled: true });
    for (const [x, lean] of [
      [2150, 90],
      [2250, 60],
    ] as const)
      e.p.fill(
        [
          [x, -40],
          [x + 26, -40],
          [x + 26 - lean, 560],
          [x - lean, 560],
        ],
        '#dfeaff',
        { alpha: 0.1, blur: 6 },
      );
  });
  const bar = (points: Polygon, tone: string) => e.p.form(points, tone, { depth: 8 });
  // Further away, its far side is lower at the top and higher at the sill.
  bar(
    [
      [far - 34, 16],
      [far, 10],
      [far, SILL - 40],
      [far - 34, SILL - 44],
    ],
    tint(wood, 0.04),
  );
  bar(
    [
      [far, 558],
      [near, 552],
      [near, 586],
      [far, 586],
    ],
    wood,
  );
  bar(
    [
      [far, SILL - 66],
      [near, SILL - 34],
      [near, SILL + 6],
      [far, SILL - 36],
    ],
    wood,
  );
  bar(
    [
      [far, -2],
      [near, -60],
      [near, -16],
      [far, 32],
    ],
    wood,
  );
}

/** What the window is seen from: its frame on three sides, the sill, and the wall below it in the light of the lamp. */
function room(e: Easel, c: typeof close) {
  const wood = mix(c.frame, '#b07a52', 0.4);
  blend(e, 'source-over', () => {
    e.c.save();
    e.c.filter = `blur(${(4 * e.p.scale()).toFixed(1)}px)`;
    for (const [x, width, tone] of [
      [-40, 230, shade(wood, 0.12)],
      [150, 56, shade(wood, 0.04)],
      [2290, 46, shade(wood, 0.05)],
      [2326, 120, shade(wood, 0.14)],
    ] as const) {
      e.c.fillStyle = tone;
      e.c.fillRect(x, -40, width, 1300);
    }
    e.c.fillStyle = linear(e, 0, SILL, 0, SILL + 130, [
      [0, shade(wood, 0.08)],
      [0.25, tint(wood, 0.05)],
      [1, tint(wood, 0.12)],
    ]);
    e.c.fillRect(-40, SILL, 2480, 130);
    e.c.fillStyle = linear(e, 0, SILL + 130, 0, 1240, [
      [0, wood],
      [1, shade(wood, 0.14)],
    ]);
    e.c.fillRect(-40, SILL + 130, 2480, 140);
    e.c.restore();
  });
  // Below the elbow.
  e.p.soft(770, SILL + 122, 150, 22, c.top, 0.6);
}

/** So close that only a head and a hand are seen; the wood behind the window is out of focus. */
export const closeUpWide = defineStage<typeof close>({
  palettes: { moon: close },
  slots: {},
  span: [0, 2400],
  light: (c) => ({
    direction: [0.9, -0.4],
    rim: c.moonlight,
    rimAlpha: 0.7,
    rimWidth: 7,
    ambient: '#7f80cc',
    ambientAlpha: 0.56,
    shadow: '#1c1a4c',
    lamps: [
      { x: -100, y: 700, reach: 760, colour: '#ffb066', power: 0.25 },
      // The light in the hand.
      { x: 800, y: 780, reach: 900, colour: '#ffcb74', power: 0.95 },
    ],
  }),
  back(e, c) {
    cover(
      e,
      linear(e, 0, 0, 0, 1200, [
        [0, c.top],
        [0.6, mix(c.top, c.low, 0.6)],
        [1, c.low],
      ]),
    );
    wash(e, 'air', [-40, -40, 2440, 1240], [tint(c.top, 0.05), mix(c.low, c.top, 0.6)], {
      count: 60,
      alpha: 0.12,
      long: 420,
      tall: 90,
      slant: -0.1,
    });
    stars(e, 0, 620, 90, '#fff0d0', 0.6);
    const [moonX, moonY] = MOON;
    glow(e, moonX, moonY, 560, c.moonlight, 0.5);
    disc(e, moonX, moonY, 124, 124, '#fff3d8', 0.95, 0.86);
    unmirrored(e, moonX, () => {
      for (const [dx, dy, rx] of [
        [-38, -28, 40],
        [40, 14, 34],
        [-10, 52, 30],
      ] as const)
        disc(e, moonX + dx, moonY + dy, rx, rx * 0.86, '#dcb98a', 0.42, 0.3);
    });
    treeLine(e, c.top);
    familyFarAway(e);
    openLeaf(e, c);
    room(e, c);
  },
  front(e, c) {
    curtain(e, 60, -60, 1320, 360, -1, c.curtain, '#ffcf8a');
    glow(e, 850, 840, 460, '#ffb45c', 0.3);
    blend(e, 'multiply', () =>
      cover(
        e,
        radial(e, 900, 600, 1700, [
          [0, '#ffffff'],
          [0.6, '#f0ecfc'],
          [1, '#7a76b8'],
        ]),
      ),
    );
  },
});
