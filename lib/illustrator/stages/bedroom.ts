import { ellipse, mix, rectangle, shade, taper } from '@/lib/illustrator/paint';
import { plushBunny } from '../props/plush';
import type { BedroomColours } from './bedroom-colours';
import { bedBack, furniture, LAMP, outside, WINDOW } from './bedroom-set';
import { quilt } from './kit/bedding';
import { blend, cover, fill, glow, linear, radial } from './kit/easel';
import { contactShadow } from './kit/ground';
import { boards, casement, curtain, wall } from './kit/room';
import { defineStage, type Lamp } from './model';

const lamp: BedroomColours = {
  wall: ['#f7c98a', '#dd9560', '#85536a', '#2e2a5c'],
  lampPower: 1,
  quilt: 'sitting',
  lit: '#ffcf8a',
  skyTop: '#111a4a',
  skyLow: '#4a6aa8',
  hill: '#1d2f5c',
  frame: '#7d5560',
  curtain: '#8f4860',
  wood: '#94603f',
  floor: '#7a4c48',
  stars: 46,
  moonY: 200,
  shadow: '#2a2560',
};

const dawn: BedroomColours = {
  wall: ['#b58fa0', '#8d6f96', '#5b5288', '#2c2c62'],
  lampPower: 0,
  quilt: 'lying',
  lit: '#ffcfae',
  skyTop: '#3a4a8c',
  skyLow: '#f4b79a',
  hill: '#4f5488',
  frame: '#6e5570',
  curtain: '#86506f',
  wood: '#72506a',
  floor: '#574468',
  stars: 16,
  moonY: 170,
  shadow: '#2a2a66',
};

/** The lamp is off: what light there is comes from the moon. */
const night: BedroomColours = {
  ...lamp,
  wall: ['#6a6a9c', '#565790', '#3a3b74', '#20224e'],
  lampPower: 0,
  lit: '#b9c8f2',
  frame: '#55527c',
  curtain: '#5c416e',
  wood: '#5c4a66',
  floor: '#4a3f62',
};

/** The hills of the quilt over somebody who sits or lies, and its turned-down hem. */
const SITTING = {
  hills: [
    [228, 968],
    [330, 930],
    [460, 910],
    [600, 888],
    [740, 838],
    [860, 812],
    [980, 836],
    [1090, 850],
    [1250, 862],
  ],
  hem: [
    [236, 966],
    [330, 932],
    [460, 912],
    [570, 894],
    [640, 872],
    [682, 848],
  ],
} as const;
const LYING = {
  hills: [
    [268, 990],
    [400, 960],
    [520, 900],
    [590, 772],
    [680, 716],
    [800, 712],
    [920, 760],
    [1060, 812],
    [1250, 830],
  ],
  hem: [
    [262, 1000],
    [390, 968],
    [500, 920],
    [560, 840],
    [590, 776],
    [608, 756],
  ],
} as const;

/** The lamp on the bedside table, or what comes in through the window. */
function lampsOf(c: BedroomColours): readonly Lamp[] {
  if (c.lampPower) return [{ x: LAMP[0], y: LAMP[1], reach: 900, colour: '#ffb066', power: 0.85 }];
  if (c === night) return [{ x: 860, y: 330, reach: 1000, colour: '#b8c6ff', power: 0.6 }];
  return [
    { x: 860, y: 330, reach: 900, colour: '#ffc8a4', power: 0.5 },
    { x: 820, y: 490, reach: 760, colour: '#ffbc70', power: 0.6 },
  ];
}

/** The child's room: bed with a quilt, a lamp and a window onto the woods. */
export const bedroom = defineStage<BedroomColours>({
  palettes: { lamp, dawn, night },
  slots: {
    bed: { x: 440, y: 900, scale: 2.65, afloat: true, depth: 850 },
    pillow: { x: 800, y: 800, scale: 2.5, afloat: true, depth: 850 },
    pane: { x: 800, y: 400, scale: 1, afloat: true, depth: 2000 },
    sill: { x: 820, y: 500, scale: 0.95, afloat: true, depth: 2000 },
    rug: { x: 900, y: 1120, scale: 1.6, depth: 2000 },
    // Who lies in an open suitcase, or on a thing as high, that is on the rug.
    onRug: { x: 900, y: 1036, scale: 1.6, afloat: true, depth: 2001 },
  },
  variants: [
    { camera: { x: 570, y: 560, zoom: 1.22 }, companions: { firefly: { slot: 'sill' } } },
    { camera: { x: 600, y: 600, zoom: 1 }, hero: { yaw: -0.2 } },
    { camera: { x: 640, y: 520, zoom: 1.4 } },
  ],
  light: (c) => ({
    direction: c.lampPower ? [-1, -0.3] : [0.8, -0.6],
    rim: c.lit,
    rimAlpha: c.lampPower ? 0.6 : 0.4,
    rimWidth: 4,
    ambient: mix(c.wall[2], '#b0a0e0', 0.35),
    ambientAlpha: c.lampPower ? 0.55 : 0.36,
    shadow: c.shadow,
    lamps: lampsOf(c),
  }),
  back(e, c) {
    wall(e, c.lampPower ? LAMP : [865, 330], c.wall, c.lit);
    boards(e, 1010, c.floor, shade(c.floor, 0.1));
    fill(e, rectangle(-20, 992, 1240, 22), mix(c.wood, c.wall[2], 0.4));
    casement(e, WINDOW.x, WINDOW.y, WINDOW.w, WINDOW.h, { frame: c.frame, sky: (easel) => outside(easel, c) });
    if (!c.lampPower) glow(e, 865, 320, 520, c.lit, 0.4);
    curtain(e, 668, 70, 610, 150, -1, c.curtain, c.lit);
    curtain(e, 1064, 70, 610, 150, 1, c.curtain, '#8fb0e8');
    e.p.line(
      [
        [570, 66],
        [1160, 66],
      ],
      13,
      shade(c.wood, 0.08),
      1,
      [1, 1],
    );
    for (const x of [566, 1164]) e.p.form(ellipse(x, 66, 15), '#d9a54e', { depth: 4 });
    furniture(e, c);
    // moonlight from the window on the wall
    blend(e, 'screen', () =>
      fill(
        e,
        [
          [720, 540],
          [1020, 540],
          [1240, 1010],
          [900, 1010],
        ],
        linear(e, 0, 540, 0, 1010, [
          [0, 'rgba(130,170,255,0.16)'],
          [1, 'rgba(130,170,255,0)'],
        ]),
      ),
    );
    bedBack(e, c);
  },
  over: {
    depth: 900,
    paint(e, c) {
      const line = c.quilt === 'sitting' ? SITTING : LYING;
      const cloth = quilt(e, line.hills, 92);
      e.p.form(taper(line.hem, [16, 25, 27, 26, 22, 14]), '#f6ead4', { depth: 11 });
      for (const [x, y, rx, ry, a] of [
        [560, 1010, 34, 170, 0.2],
        [760, 980, 36, 190, 0.06],
        [920, 960, 32, 150, -0.12],
        [1060, 1000, 34, 170, -0.18],
        [400, 1060, 30, 140, 0.1],
      ] as const) {
        e.p.soft(x, y, rx, ry, '#16204a', 0.42, a);
        e.p.soft(x - 44, y - 16, rx, ry * 0.9, c.lit, 0.16, a);
      }
      // the far side of the bed sinks into the room's dark
      blend(e, 'multiply', () =>
        fill(
          e,
          cloth,
          radial(e, LAMP[0] + 120, 700, 1150, [
            [0, '#ffffff'],
            [0.42, '#f6e6e4'],
            [1, c.lampPower ? '#6f6bb4' : '#8c86c4'],
          ]),
        ),
      );
      blend(
        e,
        'soft-light',
        () =>
          fill(
            e,
            cloth,
            radial(e, LAMP[0] + 200, 700, 800, [
              [0, 'rgba(255,176,96,0.7)'],
              [1, 'rgba(255,176,96,0)'],
            ]),
          ),
        c.lampPower ? 1 : 0.4,
      );
      contactShadow(e, 985, 846, 80, c.shadow, 0.5);
      plushBunny(e.p, 990, 838, 1.35);
    },
  },
  front(e, c) {
    if (c.lampPower) glow(e, LAMP[0], LAMP[1], 780, '#ff9d4c', 0.2);
    const r = e.random('motes');
    for (let i = 0; i < (c.lampPower ? 26 : 0); i++) {
      const [x, y, size] = [40 + r() * 560, 240 + r() * 480, 4 + r() * 6];
      if (!e.keepout.some((face) => Math.hypot(x - face.x, y - face.y) < face.r)) glow(e, x, y, size, '#ffeec0', 0.4);
    }
    blend(e, 'multiply', () =>
      cover(
        e,
        radial(e, c.lampPower ? 380 : 640, 560, 1000, [
          [0, '#ffffff'],
          [0.55, '#fbf0f0'],
          [1, '#8a82c0'],
        ]),
      ),
    );
  },
});
