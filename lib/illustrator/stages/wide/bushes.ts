import { ellipse, mix, smooth } from '@/lib/illustrator/paint';
import { darkShape } from '../kit/dark-shape';
import { blend, cover, disc, type Easel, fill, glow, radial } from '../kit/easel';
import { foliage, grass } from '../kit/foliage';
import { hazeBand, land, pool } from '../kit/ground';
import { mist, sky } from '../kit/sky';
import { trunk } from '../kit/trunk';
import { canopy, fernFrame, trunkRow } from '../kit/wood';
import { defineStage } from '../model';

const foxNight = {
  air: '#132a4e',
  airLow: '#2d5a78',
  deep: '#0a1633',
  far: '#22466a',
  mid: '#16324f',
  near: '#0e2038',
  leaf: '#16384a',
  soil: '#35584f',
  soilNear: '#0f2632',
  glow: '#8fc4cc',
  lamp: '#ffc46a',
};
/** A wide, frightened eye of a fox, pointed at both corners: the pupil that looks at the child has shrunk to a dot. */
function eye(e: Easel, x: number, y: number, side: number) {
  e.p.soft(x, y, 110, 96, '#ffcf70', 0.24);
  // The outer corner is higher.
  e.p.in(x, y, side * -0.16, 1, 1, () => {
    e.p.form(almond(58, 50), '#5a2414', { depth: 6 });
    fill(e, almond(50, 43), '#ffe9b4');
    e.p.clip(almond(50, 43), () => {
      fill(
        e,
        ellipse(-6, 1, 37, 38),
        radial(e, -4, 12, 42, [
          [0, '#f7b046'],
          [0.7, '#b9641f'],
          [1, '#7a3414'],
        ]),
      );
      fill(e, ellipse(-14, 1, 11, 14), '#140c10');
      fill(e, ellipse(-22, -11, 7), '#ffffff');
      fill(e, ellipse(-6, 11, 3.5), '#ffe9b8');
    });
  });
}

/** The outline of a fox's eye around the origin, half as wide and half as high as told. */
const almond = (rx: number, ry: number) =>
  smooth(
    [
      [-rx, ry * 0.16, 1],
      [-rx * 0.5, -ry * 0.82],
      [0, -ry],
      [rx * 0.5, -ry * 0.82],
      [rx, ry * 0.16, 1],
      [rx * 0.5, ry * 0.82],
      [0, ry],
      [-rx * 0.5, ry * 0.82],
    ],
    true,
    7,
  );

/** What is seen of its face: brown fur around the eyes, as far as the lantern reaches. */
function brow(e: Easel, x: number, y: number) {
  e.p.fill(ellipse(x, y + 4, 176, 92), '#6a3018', { alpha: 0.5, blur: 26 });
  e.p.fill(ellipse(x, y - 14, 40, 60), '#a04c20', { alpha: 0.45, blur: 16 });
}

/** The tip of an ear among the leaves; it could be one of them. */
function earTip(e: Easel, x: number, y: number, turn: number) {
  e.p.in(x, y, turn, 1, 1, () => {
    const ear = smooth(
      [
        [-46, 60],
        [-34, -10],
        [0, -78, 1],
        [34, -10],
        [46, 60],
      ],
      true,
      6,
    );
    e.p.form(ear, '#c0622a', { depth: 8 });
    e.p.clip(ear, () => {
      e.p.fill(ellipse(0, -70, 44, 42), '#2a1418', { alpha: 0.9, blur: 6 });
      e.p.fill(ellipse(0, 46, 20, 62), '#e0b48a', { alpha: 0.5, blur: 8 });
    });
  });
}

type Hidden = 'fox' | 'dark';

/** Whoever is in the hollow of the leaves: the fox, of whom only the eyes are seen, or the dark, who stays. */
function whoHides(e: Easel, c: typeof foxNight, hidden: Hidden) {
  disc(e, 1770, 872, 290, 200, '#030818', 1, 0.6);
  if (hidden === 'fox') {
    brow(e, 1770, 876);
    for (const side of [-1, 1]) eye(e, 1770 + side * 76, 872 + side * 3, side);
  }
  if (hidden === 'dark') darkShape(e, { x: 1770, y: 1010, size: 270, colour: '#060c22', lit: c.mid, gaze: [-1, 0.3] });
}

const bushesWith = (hidden: Hidden) =>
  defineStage<typeof foxNight>({
    palettes: { night: foxNight },
    slots: {},
    span: [0, 2400],
    light: (c) => ({
      direction: [0.5, -0.8],
      rim: '#a8d8ff',
      rimAlpha: 0.45,
      rimWidth: 4,
      ambient: mix(c.air, '#6a7bc8', 0.4),
      ambientAlpha: 0.74,
      shadow: '#04102a',
      // The lantern that stands in the grass.
      lamps: hidden === 'dark' ? [{ x: 706, y: 1120, reach: 700, colour: c.lamp, power: 0.6 }] : [],
    }),
    back(e, c) {
      sky(e, 0, 900, [
        [0, c.deep],
        [0.5, c.air],
        [1, c.airLow],
      ]);
      glow(e, 700, 700, 620, c.glow, 0.4);
      trunkRow(e, 'far', {
        count: 18,
        width: 34,
        base: 858,
        colour: c.far,
        haze: c.airLow,
        glowX: 700,
        rim: c.glow,
        rimAlpha: 0.25,
        bark: 3,
        above: c.deep,
        boughs: 3,
      });
      mist(e, 760, 150, c.glow, 0.2);
      trunkRow(e, 'mid', {
        count: 9,
        width: 70,
        base: 894,
        colour: c.mid,
        haze: c.airLow,
        glowX: 700,
        glowWidth: 500,
        rim: c.glow,
        rimAlpha: 0.4,
        bark: 12,
        gap: [430, 980],
        above: c.deep,
        boughs: 3,
      });
      if (hidden === 'fox')
        darkShape(e, { x: 108, y: 936, size: 240, colour: c.deep, lit: c.glow, gaze: [1, 0.1], dazzled: true });
      land(
        e,
        'land',
        [
          [-60, 862],
          [520, 842],
          [1200, 856],
          [1800, 840],
          [2460, 866],
        ],
        c.soil,
        c.soilNear,
      );
      grass(e, 'grass', 866, 1190, mix(c.soil, c.glow, 0.15), c.soilNear, {
        lit: c.glow,
        size: [14, 50],
        density: 0.8,
      });
      mist(e, 852, 50, c.glow, 0.14);
      trunk(e, 'oakR', 2240, 1000, -60, 190, c.near, {
        side: -1,
        rim: c.glow,
        rimAlpha: 0.35,
        lean: 60,
        bark: 80,
        above: c.deep,
      });
      canopy(
        e,
        'top',
        [
          [80, 30, 300, 150],
          [460, -50, 300, 100],
          [900, -60, 320, 100],
          [1380, -30, 320, 120],
          [1800, -30, 320, 130],
          [2280, 40, 320, 170],
        ],
        mix(c.leaf, c.deep, 0.5),
        { lit: c.glow, warmth: 0.2 },
      );
      pool(e, 520, 1080, 520, c.lamp, 0.5);
      // The moon stands behind the bush, so that its leaves are seen against the wood.
      if (hidden === 'dark') glow(e, 1890, 700, 520, c.glow, 0.42, 0.66);
    },
    front(e, c) {
      // a wall of leaves, with a dark hollow in it
      for (const [x, y, w, h, k] of [
        hidden === 'fox' ? [1330, 1010, 190, 150, 0.2] : [1440, 1076, 190, 110, 0.2],
        [2150, 960, 300, 270, 0.5],
        [1560, 940, 270, 250, 0.35],
        [1870, 900, 330, 300, 0.5],
        [1700, 1110, 320, 160, 0.2],
        [2080, 1130, 340, 150, 0.35],
        [2390, 1060, 240, 220, 0.6],
      ] as const)
        foliage(e, `bush${x}`, x, y, w, h, mix(mix(c.leaf, c.lamp, 0.05), c.deep, k), {
          count: 170,
          size: 40,
          light: [-0.9, -0.3],
          // The nearest leaves take the light of the lantern.
          lit: mix(mix(c.leaf, c.glow, 0.5), c.lamp, x < 1600 ? 0.72 : 0.3),
          warmth: (x < 1600 ? 0.62 : hidden === 'dark' ? 0.5 : 0.34) - k * 0.3,
        });
      // The fox has one foot in the leaves.
      if (hidden === 'dark')
        foliage(e, 'heel', 1262, 1112, 110, 50, mix(c.leaf, c.deep, 0.2), {
          count: 60,
          size: 32,
          light: [-0.9, -0.3],
          lit: mix(c.glow, c.lamp, 0.5),
          warmth: 0.3,
        });
      if (hidden === 'fox') for (const side of [-1, 1]) earTip(e, 1766 + side * 118, 706 + side * 4, side * 0.42);
      whoHides(e, c, hidden);
      for (const [x, y, w, h] of [
        [1600, 1010, 120, 50],
        [1900, 1030, 150, 60],
        [1745, 1045, 130, 44],
        [1620, 752, 120, 40],
        [1890, 744, 150, 44],
      ] as const)
        foliage(e, `lip${x}`, x, y, w, h, mix(c.leaf, c.deep, 0.3), {
          body: false,
          count: 60,
          size: 34,
          light: [-0.9, -0.3],
          lit: mix(c.glow, c.lamp, 0.6),
          warmth: 0.25,
        });
      fernFrame(e, 'frame', mix(c.deep, c.leaf, 0.2), { size: 190 });
      blend(e, 'multiply', () =>
        cover(
          e,
          radial(e, 560, 840, 1900, [
            [0, '#ffffff'],
            [0.4, '#dfe6f4'],
            [1, '#4a5684'],
          ]),
        ),
      );
      hazeBand(e, 1200, 1000, c.deep, 0.5, 0, 'multiply');
    },
  });

/** A wood at night with a wall of leaves, and two eyes in it. */
export const bushesWide = bushesWith('fox');

/** The same place a moment later: the fox is out, and two other eyes have stayed. */
export const bushesAfterWide = bushesWith('dark');
