import { mix, shade, smooth, tint } from '@/lib/illustrator/paint';
import { blend, cover, disc, type Easel, fill, glow, linear, radial, unmirrored, wash } from '../kit/easel';
import { curtain } from '../kit/room';
import { stars } from '../kit/sky';
import { defineStage } from '../model';

const close = { top: '#0c1646', low: '#4d78b8', frame: '#5a4664', curtain: '#8f4860', moonlight: '#bcd4ff' };
/** Height of the sill, on which an elbow rests. */
const SILL = 1046;
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
      { x: 920, y: 840, reach: 700, colour: '#ffd080', power: 0.7 },
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
    glow(e, 2110, 200, 560, c.moonlight, 0.5);
    disc(e, 2110, 200, 124, 124, '#fff3d8', 0.95, 0.86);
    unmirrored(e, 2110, () => {
      for (const [x, y, rx] of [
        [2072, 172, 40],
        [2150, 214, 34],
        [2100, 252, 30],
      ] as const)
        disc(e, x, y, rx, rx * 0.86, '#dcb98a', 0.42, 0.3);
    });
    treeLine(e, c.top);
    familyFarAway(e);
    room(e, c);
  },
  front(e, c) {
    curtain(e, 60, -60, 1320, 360, -1, c.curtain, '#ffcf8a');
    glow(e, 940, 640, 520, '#ffb45c', 0.2);
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
