import { ellipse, mapShape, mix, rectangle, shade, smooth, star, tint } from '@/lib/illustrator/paint';
import { blend, clipTo, cover, dab, type Easel, fill, glow, linear, radial } from './kit/easel';
import { fir, foliage } from './kit/foliage';
import { contactShadow } from './kit/ground';
import { curtain, wall } from './kit/room';
import { mist, moon, stars } from './kit/sky';
import { swarm } from './kit/sparks';
import { defineStage } from './model';

type Colours = {
  top: string;
  low: string;
  far: string;
  near: string;
  frame: string;
  sill: string;
  wall: readonly [string, string, string, string];
  curtain: string;
  moonlight: string;
};

const moonlit: Colours = {
  top: '#101c52',
  low: '#6d9bd0',
  far: '#3d659c',
  near: '#1d3566',
  frame: '#8a6470',
  sill: '#a57a74',
  wall: ['#7b6ba0', '#5f5590', '#453f7c', '#2b2758'],
  curtain: '#8f4a68',
  moonlight: '#bcd4ff',
};

const PANE = { x: 330, y: -60, w: 800, h: 866 } as const;

function night(e: Easel, c: Colours) {
  const { x, y, w, h } = PANE;
  fill(
    e,
    rectangle(x, y, w, h),
    linear(e, 0, y, 0, y + h, [
      [0, c.top],
      [0.55, mix(c.top, c.low, 0.55)],
      [1, c.low],
    ]),
  );
  stars(e, 0, 500, 150, '#fff4d6');
  moon(e, 930, 190, 84, '#fff3cf', c.moonlight);
  const r = e.random('outside');
  for (const [base, tone, size] of [
    [640, mix(c.far, c.low, 0.4), 46],
    [700, c.far, 62],
    [770, c.near, 84],
  ] as const) {
    for (let i = 0; i < 17; i++)
      fir(e, `o${base}${i}`, x + (w * i) / 16 + r.bell() * 24, base + 20, size * (1.8 + r() * 1.4), tone, {
        light: [0.5, -0.6],
        lit: c.moonlight,
        warmth: 0.3,
      });
    fill(e, rectangle(x, base, w, 300), tone);
    mist(e, base + 10, 60, c.moonlight, 0.2, 6);
  }
  swarm(e, 'far', 26, 2.6, (q) => [x + q() * w, 560 + q() * 180], { colour: '#ffd76a' });
}

/** The window from inside, so close that the night fills the picture. */
export const windowSeat = defineStage<Colours>({
  palettes: { moon: moonlit },
  slots: {
    sill: { x: 400, y: 1046, scale: 2.9 },
    palm: { x: 690, y: 640, scale: 1.5, afloat: true, depth: 1500 },
    pane: { x: 860, y: 470, scale: 1.5, afloat: true, depth: 1500 },
  },
  variants: [
    { camera: { x: 560, y: 640, zoom: 1.24 } },
    { camera: { x: 620, y: 560, zoom: 1.08 }, hero: { yaw: 0.1 }, companions: { firefly: { slot: 'pane' } } },
    { camera: { x: 500, y: 600, zoom: 1.4 } },
  ],
  light: (c) => ({
    direction: [0.85, -0.45],
    rim: c.moonlight,
    rimAlpha: 0.75,
    rimWidth: 5,
    ambient: '#8f8fd8',
    ambientAlpha: 0.5,
    shadow: '#1c1a4c',
    lamps: [{ x: -80, y: 760, reach: 620, colour: '#ffb066', power: 0.5 }],
  }),
  back(e, c) {
    wall(e, [-60, 800], c.wall, '#ffd9b0');
    glow(e, -60, 800, 620, '#ff9d5c', 0.5);
    const { x, y, w, h } = PANE;
    e.p.form(rectangle(x - 44, y - 44, w + 88, h + 88), c.frame, { depth: 22 });
    clipTo(e, rectangle(x, y, w, h), () => night(e, c));
    for (const bar of [rectangle(x + w * 0.5 - 15, y, 30, h), rectangle(x, 330, w, 26)])
      e.p.form(bar, c.frame, { depth: 10 });
    blend(e, 'screen', () =>
      fill(
        e,
        [
          [x, y],
          [x + w * 0.36, y],
          [x + w * 0.12, y + h],
          [x, y + h],
        ],
        'rgba(200,220,255,0.07)',
      ),
    );
    curtain(e, 290, -110, 930, 260, -1, c.curtain, '#ffc890');
    curtain(e, 1190, -110, 930, 260, 1, c.curtain, c.moonlight);
    bench(e, c);
    plant(e, 1030, 790, c);
    blend(e, 'screen', () =>
      fill(
        e,
        [
          [520, 820],
          [1130, 820],
          [900, 1240],
          [100, 1240],
        ],
        linear(e, 0, 820, 0, 1240, [
          [0, 'rgba(150,185,255,0.3)'],
          [1, 'rgba(150,185,255,0)'],
        ]),
      ),
    );
  },
  front(e, c) {
    glow(e, 900, 300, 760, c.moonlight, 0.12);
    blend(e, 'multiply', () =>
      cover(
        e,
        radial(e, 620, 520, 980, [
          [0, '#ffffff'],
          [0.6, '#f2eefc'],
          [1, '#8580bc'],
        ]),
      ),
    );
  },
});

/** The cushioned seat under the window. */
function bench(e: Easel, c: Colours) {
  const sill = smooth(
    [
      [180, 806, 1],
      [1260, 806, 1],
      [1260, 862, 1],
      [150, 862, 1],
    ],
    true,
    3,
  );
  e.p.form(sill, mix(c.sill, c.moonlight, 0.3), { depth: 12, lightColor: c.moonlight });
  fill(
    e,
    rectangle(-20, 862, 1280, 60),
    linear(e, 0, 862, 0, 922, [
      [0, shade(c.sill, 0.2)],
      [1, shade(c.sill, 0.12)],
    ]),
  );
  for (const [x, y, w, h, turn, colour] of [
    [120, 820, 120, 104, -0.2, '#d9925a'],
    [1110, 850, 110, 92, 0.24, '#6f8fb8'],
  ] as const) {
    e.p.in(x, y, turn, 1, 1, () => {
      const cushion = smooth(
        [
          [-w, h * 0.8],
          [-w * 1.04, -h * 0.86],
          [0, -h * 0.8],
          [w * 1.04, -h * 0.9],
          [w, h * 0.86],
          [0, h * 0.8],
        ],
        true,
        7,
      );
      e.p.form(cushion, colour, { depth: 24, softness: 15 });
      e.p.edge(
        mapShape(cushion, ([u, v]) => [u * 0.9, v * 0.88]),
        tint(colour, 0.1),
        3,
        0.5,
      );
      e.p.fill(star(0, 0, h * 0.36), tint(colour, 0.12), { alpha: 0.8 });
    });
  }
  const top = smooth(
    [
      [-30, 916, 1],
      [400, 906],
      [1230, 912, 1],
      [1230, 1080, 1],
      [600, 1092],
      [-30, 1086, 1],
    ],
    true,
    6,
  );
  fill(
    e,
    top,
    linear(e, 0, 900, 0, 1090, [
      [0, '#6a5a9c'],
      [1, '#8a6fa8'],
    ]),
  );
  blend(e, 'screen', () => e.p.soft(720, 990, 560, 110, c.moonlight, 0.4));
  clipTo(e, top, () => {
    const r = e.random('cloth');
    for (let i = 0; i < 50; i++)
      dab(e, 'dry', r() * 1240, 910 + r() * 180, 130, 9, i % 2 ? '#a08cc4' : '#57498c', {
        alpha: 0.3,
        variant: i,
        rotate: r.bell() * 0.1,
      });
  });
  const face = smooth(
    [
      [-30, 1076, 1],
      [600, 1084],
      [1230, 1072, 1],
      [1230, 1176],
      [600, 1190],
      [-30, 1180],
    ],
    true,
    6,
  );
  e.p.form(face, '#5d4c8e', { depth: 26 });
  for (let i = 0; i < 7; i++) e.p.form(ellipse(90 + i * 172, 1132, 12, 11), '#e0b060', { depth: 4 });
  fill(e, rectangle(-20, 1184, 1260, 40), '#2a2356');
}

function plant(e: Easel, x: number, y: number, c: Colours) {
  contactShadow(e, x, y + 34, 90, '#201c50', 0.6);
  e.p.form(
    smooth(
      [
        [x - 58, y - 74, 1],
        [x + 58, y - 74, 1],
        [x + 42, y + 34, 1],
        [x - 42, y + 34, 1],
      ],
      true,
      4,
    ),
    '#c8684c',
    { depth: 16 },
  );
  e.p.form(
    smooth(
      [
        [x - 66, y - 92, 1],
        [x + 66, y - 92, 1],
        [x + 64, y - 66, 1],
        [x - 64, y - 66, 1],
      ],
      true,
      3,
    ),
    '#d67a58',
    { depth: 7 },
  );
  foliage(e, 'plant', x, y - 150, 84, 66, '#4f8a72', {
    count: 60,
    size: 22,
    light: [-0.3, -0.9],
    lit: c.moonlight,
    warmth: 0.45,
    body: false,
  });
  for (const [u, v] of [
    [-40, -190],
    [24, -206],
    [56, -150],
  ] as const)
    e.p.form(ellipse(x + u, y + v, 11), '#f0a8a0', { depth: 4 });
}
