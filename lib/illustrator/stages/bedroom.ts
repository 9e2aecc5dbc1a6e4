import { ellipse, mix, rectangle, shade, smooth, tint } from '@/lib/illustrator/paint';
import { blend, cover, dab, type Easel, fill, glow, linear, radial } from './kit/easel';
import { contactShadow } from './kit/ground';
import { bedLamp, boards, books, casement, curtain, pillow, quilt, wall } from './kit/room';
import { moon, stars } from './kit/sky';
import { defineStage } from './model';
import { plushBunny } from '../props/plush';

type Colours = {
  wall: readonly [string, string, string, string];
  lampPower: number;
  lit: string;
  skyTop: string;
  skyLow: string;
  hill: string;
  frame: string;
  curtain: string;
  wood: string;
  floor: string;
  stars: number;
  moonY: number;
  shadow: string;
};

const lamp: Colours = {
  wall: ['#f7c98a', '#dd9560', '#85536a', '#2e2a5c'],
  lampPower: 1,
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

const dawn: Colours = {
  wall: ['#b58fa0', '#8d6f96', '#5b5288', '#2c2c62'],
  lampPower: 0,
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

const LAMP = [150, 560] as const;
const WINDOW = { x: 700, y: 120, w: 330, h: 400 } as const;

function outside(e: Easel, c: Colours) {
  const { x, y, w, h } = WINDOW;
  fill(e, rectangle(x, y, w, h), linear(e, 0, y, 0, y + h, [[0, c.skyTop], [0.6, mix(c.skyTop, c.skyLow, 0.6)], [1, c.skyLow]]));
  stars(e, y, y + h * 0.7, c.stars * 3, '#fff4d6');
  moon(e, x + w * 0.72, c.moonY, 34);
  fill(e, smooth([[x - 30, y + h + 40], [x - 10, y + h * 0.8], [x + 70, y + h * 0.7], [x + 160, y + h * 0.78], [x + 250, y + h * 0.68], [x + w + 40, y + h * 0.8], [x + w + 40, y + h + 40]]), c.hill);
  const r = e.random('pines');
  for (let i = 0; i < 16; i++) dab(e, 'needle', x + r() * w, y + h * (0.74 + r() * 0.08), 13, 26, shade(c.hill, 0.05), { variant: i });
}

function furniture(e: Easel, c: Colours) {
  // picture, shelf with books
  e.p.form(rectangle(330, 250, 210, 16), c.wood, { depth: 4 });
  books(e, 'shelf', 346, 250, 6, 92, c.lit, 0.12);
  e.p.form(ellipse(505, 222, 27), '#6c8fae', { depth: 7 });
  // bedside table
  e.p.form(rectangle(28, 740, 236, 400), c.wood, { depth: 16 });
  e.p.form(rectangle(10, 716, 272, 30), tint(c.wood, 0.06), { depth: 7 });
  e.p.form(rectangle(54, 778, 184, 92), shade(c.wood, 0.04), { depth: 7 });
  e.p.form(ellipse(146, 824, 11), '#e0b060', { depth: 3 });
  e.p.form(rectangle(180, 692, 96, 24), '#4f7f86', { depth: 5 });
  e.p.form(rectangle(188, 670, 80, 22), '#c85f4a', { depth: 5 });
  bedLamp(e, 118, 716, 168, c.lampPower);
}

function bedBack(e: Easel, c: Colours) {
  e.p.form(smooth([[262, 1240, 1], [258, 620], [280, 560], [352, 520], [430, 508], [508, 520], [580, 560], [602, 620], [598, 1240, 1]], true, 8), c.wood, { depth: 20 });
  e.p.form(smooth([[298, 1240, 1], [296, 640], [320, 592], [430, 560], [540, 592], [564, 640], [562, 1240, 1]], true, 8), shade(c.wood, 0.05), { depth: 14 });
  for (const x of [362, 430, 498]) e.p.line([[x, 590], [x, 900]], 9, shade(c.wood, 0.1), 0.7, [1, 1]);
  for (const x of [262, 598]) e.p.form(ellipse(x, 560, 24), tint(c.wood, 0.04), { depth: 8 });
  e.p.form(smooth([[250, 1100, 1], [262, 890], [330, 850], [560, 842], [660, 860], [700, 1100, 1]], true, 6), '#efe2d4', { depth: 14 });
  pillow(e, 430, 800, 190, 96, -0.04);
}

/** The child's room: bed with a quilt, a lamp and a window onto the woods. */
export const bedroom = defineStage<Colours>({
  palettes: { lamp, dawn },
  slots: {
    bed: { x: 440, y: 900, scale: 2.65, afloat: true, depth: 850 },
    pillow: { x: 800, y: 800, scale: 2.5, afloat: true, depth: 850 },
    pane: { x: 800, y: 400, scale: 1, afloat: true, depth: 2000 },
    sill: { x: 820, y: 500, scale: 0.95, afloat: true, depth: 2000 },
    rug: { x: 900, y: 1120, scale: 1.6, depth: 2000 },
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
    ambientAlpha: 0.55,
    shadow: c.shadow,
    lamps: c.lampPower ? [{ x: LAMP[0], y: LAMP[1], reach: 900, colour: '#ffb066', power: 0.85 }] : [{ x: 860, y: 330, reach: 900, colour: '#ffc8a4', power: 0.6 }],
  }),
  back(e, c) {
    wall(e, c.lampPower ? LAMP : [865, 330], c.wall, c.lit);
    boards(e, 1010, c.floor, shade(c.floor, 0.1));
    fill(e, rectangle(-20, 992, 1240, 22), mix(c.wood, c.wall[2], 0.4));
    casement(e, WINDOW.x, WINDOW.y, WINDOW.w, WINDOW.h, { frame: c.frame, sky: (easel) => outside(easel, c) });
    if (!c.lampPower) glow(e, 865, 320, 520, '#ffc8a4', 0.4);
    curtain(e, 668, 70, 610, 150, -1, c.curtain, c.lit);
    curtain(e, 1064, 70, 610, 150, 1, c.curtain, '#8fb0e8');
    e.p.line([[570, 66], [1160, 66]], 13, shade(c.wood, 0.08), 1, [1, 1]);
    for (const x of [566, 1164]) e.p.form(ellipse(x, 66, 15), '#d9a54e', { depth: 4 });
    furniture(e, c);
    // moonlight from the window on the wall
    blend(e, 'screen', () => fill(e, [[720, 540], [1020, 540], [1240, 1010], [900, 1010]], linear(e, 0, 540, 0, 1010, [[0, 'rgba(130,170,255,0.16)'], [1, 'rgba(130,170,255,0)']])));
    bedBack(e, c);
  },
  over: {
    depth: 900,
    paint(e, c) {
      const line = [[228, 968], [330, 930], [460, 910], [600, 888], [740, 838], [860, 812], [980, 836], [1090, 850], [1250, 862]] as const;
      const cloth = quilt(e, line, 92);
      e.p.form(smooth([[226, 946], [330, 906], [460, 888], [600, 866], [662, 838], [690, 850], [676, 878], [600, 914], [460, 938], [330, 960], [232, 996]], true, 8), '#f6ead4', { depth: 11 });
      for (const [x, y, rx, ry, a] of [[560, 1010, 34, 170, 0.2], [760, 980, 36, 190, 0.06], [920, 960, 32, 150, -0.12], [1060, 1000, 34, 170, -0.18], [400, 1060, 30, 140, 0.1]] as const) {
        e.p.soft(x, y, rx, ry, '#16204a', 0.42, a);
        e.p.soft(x - 44, y - 16, rx, ry * 0.9, c.lit, 0.16, a);
      }
      contactShadow(e, 900, 850, 80, c.shadow, 0.5);
      plushBunny(e.p, 905, 842, 1.35);
      // the far side of the bed sinks into the room's dark
      blend(e, 'multiply', () => fill(e, cloth, radial(e, LAMP[0] + 120, 700, 1150, [[0, '#ffffff'], [0.42, '#f6e6e4'], [1, c.lampPower ? '#6f6bb4' : '#8c86c4']])));
      blend(e, 'soft-light', () => fill(e, cloth, radial(e, LAMP[0] + 200, 700, 800, [[0, 'rgba(255,176,96,0.7)'], [1, 'rgba(255,176,96,0)']])), c.lampPower ? 1 : 0.4);
    },
  },
  front(e, c) {
    if (c.lampPower) glow(e, LAMP[0], LAMP[1], 780, '#ff9d4c', 0.2);
    const r = e.random('motes');
    for (let i = 0; i < 26; i++) glow(e, 40 + r() * 560, 240 + r() * 480, 4 + r() * 6, '#ffeec0', 0.4);
    blend(e, 'multiply', () => cover(e, radial(e, c.lampPower ? 380 : 640, 560, 1000, [[0, '#ffffff'], [0.55, '#fbf0f0'], [1, '#8a82c0']])));
  },
});
