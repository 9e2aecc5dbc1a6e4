import { mix, shade } from '@/lib/illustrator/paint';
import type { GardenColours } from './garden-colours';
import { cottage } from './garden-cottage';
import { fence, gate } from './garden-fence';
import { fir, grass } from './kit/foliage';
import { flowers, hazeBand, land, path, pool, stone, verge } from './kit/ground';
import { cloud, mist, moon, sky, stars } from './kit/sky';
import { swarm } from './kit/sparks';
import { canopy } from './kit/wood';
import { defineStage } from './model';

const night: GardenColours = {
  top: '#12204f',
  low: '#6f8fc4',
  far: '#3c5a90',
  wood: '#1d3560',
  grass: '#5f8f86',
  grassNear: '#1c4450',
  path: '#b9a894',
  house: '#c9a58c',
  roof: '#7a4858',
  fence: '#c9cde0',
  lit: '#ffc46a',
  moonlight: '#c0d6ff',
};

const CENTRE = [
  [980, 742],
  [900, 800],
  [760, 900],
  [560, 1030],
  [360, 1240],
] as const;
const HALVES = [26, 46, 92, 160, 250] as const;

/** The garden gate at night: warm windows behind, the dark wood beyond. */
export const garden = defineStage<GardenColours>({
  palettes: { night },
  slots: {
    gate: { x: 500, y: 1100, scale: 2.3 },
    path: { x: 430, y: 1120, scale: 2.5 },
    air: { x: 930, y: 520, scale: 1, afloat: true },
    ahead: { x: 1010, y: 470, scale: 0.9, afloat: true },
  },
  variants: [
    { camera: { x: 640, y: 720, zoom: 1.3 } },
    {
      camera: { x: 560, y: 640, zoom: 1.12 },
      hero: { slot: 'path', pose: 'walkLantern' },
      companions: { firefly: { slot: 'ahead' } },
    },
    { camera: { x: 600, y: 600, zoom: 1 }, hero: { slot: 'path', pose: 'pointUp' } },
  ],
  light: (c) => ({
    direction: [0.7, -0.75],
    rim: c.moonlight,
    rimAlpha: 0.6,
    rimWidth: 4,
    ambient: '#8290d4',
    ambientAlpha: 0.6,
    shadow: '#081434',
    lamps: [{ x: 160, y: 620, reach: 520, colour: '#ffb45c', power: 0.6 }],
  }),
  back(e, c) {
    sky(e, 0, 780, [
      [0, c.top],
      [0.5, mix(c.top, c.low, 0.45)],
      [1, c.low],
    ]);
    stars(e, 0, 520, 120, '#fff4d6');
    moon(e, 860, 200, 78, '#fff3cf', c.moonlight);
    cloud(e, 620, 300, 360, 70, mix(c.low, c.top, 0.4), c.moonlight, 0.5);
    cloud(e, 1080, 350, 300, 60, mix(c.low, c.top, 0.35), c.moonlight, 0.5);
    for (let i = 0; i < 15; i++)
      fir(e, `f${i}`, 380 + i * 62, 742, 210 + ((i * 67) % 90), mix(c.far, c.low, 0.3), {
        light: [0.5, -0.5],
        lit: c.moonlight,
        warmth: 0.3,
      });
    mist(e, 700, 110, c.moonlight, 0.28);
    for (let i = 0; i < 10; i++)
      fir(e, `n${i}`, 470 + i * 92, 776, 300 + ((i * 97) % 150), c.wood, {
        light: [0.6, -0.5],
        lit: c.moonlight,
        warmth: 0.22,
      });
    mist(e, 752, 80, c.moonlight, 0.22);
    land(
      e,
      'lawn',
      [
        [-60, 770],
        [300, 780],
        [700, 752],
        [1260, 746],
      ],
      c.grass,
      c.grassNear,
    );
    cottage(e, c);
    path(e, 'path', CENTRE, HALVES, mix(c.path, c.moonlight, 0.3), mix(c.path, '#5c4c60', 0.55));
    grass(e, 'lawn', 800, 1180, mix(c.grass, c.moonlight, 0.12), c.grassNear, {
      lit: c.moonlight,
      size: [12, 44],
      density: 0.6,
      skip: (x, y) => Math.abs(x - (980 - (y - 742) * 1.22)) < 26 + (y - 742) * 0.47,
    });
    verge(e, 'verge', CENTRE, HALVES, c.grass, c.grassNear, c.moonlight);
    for (const [x, y] of [
      [720, 830],
      [900, 880],
      [300, 990],
    ] as const)
      stone(e, `s${x}`, x, y, 34, 18, '#7c86a8', { lit: c.moonlight });
    pool(e, 250, 850, 420, c.lit, 0.6);
    fence(e, c, 380, 640, 850, 880, 120, 150);
    fence(e, c, 1010, 1260, 950, 985, 180, 200);
    gate(e, c);
  },
  front(e, c) {
    flowers(
      e,
      'near',
      [
        [60, 1200, 40],
        [140, 1220, 30],
        [1080, 1200, 42],
        [1150, 1215, 34],
        [990, 1216, 28],
        [220, 1224, 26],
      ],
      ['#f0e4f4', '#f4b8b0', '#ffe0a0'],
      '#2d5a58',
    );
    grass(e, 'front', 1190, 1240, shade(c.grassNear, 0.02), shade(c.grassNear, 0.07), {
      rows: 3,
      size: [60, 90],
      lit: c.moonlight,
      density: 1.1,
      skip: (x) => x > 250 && x < 880,
    });
    canopy(
      e,
      'tree',
      [
        [1190, 30, 190, 150],
        [1060, -30, 170, 80],
      ],
      mix(c.wood, '#1e4a58', 0.5),
      { lit: c.moonlight, light: [-0.6, 0.5], size: 32 },
    );
    swarm(e, 'air', 14, 2.2, (r) => [560 + r() * 620, 560 + r() * 300], { colour: '#ffd76a' });
    hazeBand(e, 1200, 980, '#0a1838', 0.45, 0, 'multiply');
  },
});
