import { ellipse, mix, rectangle, shade, tint } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { type Easel, fill } from '../kit/easel';
import { foliage, grass } from '../kit/foliage';
import { contactShadow, flowers, land, path, pool, verge } from '../kit/ground';
import { points } from '../kit/outline';
import { swarm } from '../kit/sparks';
import { defineStage } from '../model';
import { birds, butterfly, clouds, lightOf, places, ridge, sunAt, sunlit } from '../nature/kit/scene';
import { sandCastle } from '../nature/kit/shore';
import { leafTree } from '../nature/kit/trees';
import { kite } from '../worlds/kit-air';
import { facade } from './kit-houses';
import { bucket, sandbox, slide, springDuck, swings } from './kit-playground';
import { bench, corners, streetLamp, walkingCat } from './kit-street';

const CENTRE = points([640, 826, 600, 880, 640, 960, 590, 1080, 600, 1260]);
const HALVES = [26, 44, 84, 150, 240] as const;

/** A playground between trees; the sky above y 280 is calm, for text. */
export const playground = defineStage<Daylight>({
  palettes: daylight('day', 'dawn', 'dusk', 'night'),
  slots: {
    ...places({
      left: { x: 400, y: 1100, scale: 1.55 },
      middle: { x: 610, y: 1105, scale: 1.7 },
      far: { x: 600, y: 872, scale: 0.76 },
    }),
    // Sitting on the near swing: the point is the seat.
    swing: { x: 1016, y: 880, scale: 1.05, afloat: true, depth: 962 },
    // Playing in the sand, sitting or standing.
    sandbox: { x: 200, y: 1078, scale: 1.25 },
    // At the top of the slide, on the platform.
    slide: { x: 196, y: 756, scale: 0.72, afloat: true, depth: 925 },
    // On the spring duck.
    duck: { x: 716, y: 826, scale: 0.8, afloat: true, depth: 900 },
    // Sitting on the bench.
    bench: { x: 470, y: 842, scale: 0.78, afloat: true, depth: 890 },
  },
  light: (d) => lightOf(d, d.lampsLit ? [{ x: 560, y: 600, reach: 620, colour: '#ffb769', power: 0.6 }] : []),
  back(e, d) {
    openSky(e, d, 720, sunAt(d, 660));
    clouds(e, d, [
      [470, 190, 380, 74],
      [900, 270, 340, 66],
      [240, 330, 260, 50],
    ]);
    birds(
      e,
      [
        [640, 330, 15],
        [680, 314, 12],
        [612, 310, 11],
      ],
      mix(d.tone('#5a5a6c'), d.haze, 0.3),
    );
    kite(e, d, 450, 340, 34, 0.5, ['#e8604f', '#ffd35c'], [330, 760]);
    ridge(e, d, 'hills', points([-60, 660, 240, 610, 520, 640, 800, 600, 1260, 650]), '#8fb08c', 0.72, 120);
    houses(e, d);
    for (const [x, h, leaf] of [
      [40, 330, '#6aa454'],
      [330, 250, '#7ab05a'],
      [800, 260, '#74ac58'],
      [1180, 360, '#5f9a52'],
    ] as const)
      leafTree(e, d, `tree${x}`, x, 806, h, { depth: 0.16, leaf, touches: 26 });
    fence(e, d);
    land(
      e,
      'lawn',
      points([-60, 806, 300, 796, 640, 800, 960, 794, 1260, 806]),
      mix(d.far('#a8cc6c', 0.15), d.glow, 0.15),
      d.tone('#6a9c4c'),
      { depth: 420 },
    );
    path(e, 'path', CENTRE, HALVES, mix(d.tone('#ecd8ac'), d.glow, 0.2), d.tone('#cfae80'));
    const lit = sunlit(d, '#e6f08a', 0.45);
    grass(e, 'lawn', 816, 1180, mix(d.tone('#a4c868'), d.glow, 0.12), d.tone('#6a9c4c'), {
      rows: 5,
      size: [10, 34],
      density: 0.6,
      lit,
      skip: (x, y) => Math.abs(x - 615) < 30 + (y - 820) * 0.55 || (x < 460 && y > 990),
    });
    verge(e, 'verge', CENTRE, HALVES, d.tone('#9cc464'), d.tone('#6a9c4c'), lit);
    bench(e, d, 470, 884, 0.7, '#b5794a');
    streetLamp(e, d, 560, 866, 320);
    springDuck(e, d, 716, 912, 0.8);
    slide(e, d, 196, 930, 0.86);
    swings(e, d, 960, 965, 0.9);
    sandbox(e, d, 204, 1070, 400);
    sandCastle(e, d, 320, 1064, 0.5);
    bucket(e, d, 70, 1096, 50, '#4f94c4');
    contactShadow(e, 1120, 1050, 34, d.shadow, 0.45);
    ball(e, d, 1120, 1022, 32);
    pool(e, 610, 1070, 420, d.lampsLit ? '#ffb860' : d.glow, 0.5);
    if (d.time === 'night') swarm(e, 'flies', 26, 2.4, (r) => [r() * 1200, 640 + r() * 420]);
  },
  front(e, d) {
    grass(e, 'near', 1194, 1240, d.tone('#7aac54'), d.tone('#4a7a40'), {
      rows: 3,
      size: [60, 105],
      lit: sunlit(d, '#e0ec84', 0.4),
      skip: (x) => x > 270 && x < 930,
    });
    flowers(
      e,
      'near',
      [
        [60, 1206, 24],
        [140, 1222, 20],
        [226, 1228, 16],
        [980, 1224, 18],
        [1060, 1210, 24],
        [1150, 1200, 28],
      ],
      [d.tone('#fff6e8'), d.tone('#f28aa4'), d.tone('#ffd25c')],
      d.tone('#4f7f40'),
    );
    butterfly(e, 1090, 1120, 17, d.tone('#f2a05c'));
    corners(e, d);
  },
});

/** The houses of the quarter behind the trees. */
function houses(e: Easel, d: Daylight) {
  const rows = [
    [110, 150, 190, '#f2c8a8', '#b8684f', 'hip'],
    [250, 110, 230, '#b8d0d0', '#8a5f6a', 'gable'],
    [400, 140, 180, '#f6e0a8', '#b8684f', 'hip'],
    [540, 104, 210, '#e8b8b0', '#7a6a8a', 'gable'],
    [650, 136, 176, '#cfe0c0', '#b8684f', 'hip'],
    [850, 150, 220, '#f6d4b0', '#a85f58', 'gable'],
    [1010, 130, 180, '#bcd0e4', '#b8684f', 'hip'],
  ] as const;
  for (const [x, w, h, wall, roof, top] of rows)
    facade(e, d, `h${x}`, x, 800, w, h, {
      wall,
      roof,
      top,
      rise: w * 0.4,
      cols: 2,
      rows: 3,
      depth: 0.4,
      chimney: 0.7,
    });
}

/** A low picket fence with a hedge behind, and a cat on its way along it. */
function fence(e: Easel, d: Daylight) {
  const hedge = d.far('#6a9c50', 0.14);
  for (let i = 0; i < 9; i++)
    foliage(e, `hedge${i}`, i * 150, 786, 96, 36, hedge, {
      count: 26,
      size: 17,
      lit: sunlit(d, '#cfe078', 0.4),
      warmth: 0.4,
    });
  const wood = d.far('#fbf2e0', 0.1);
  for (const y of [772, 794]) fill(e, rectangle(-20, y, 1240, 7), shade(wood, 0.06));
  for (let x = -10; x < 1220; x += 30) {
    fill(e, points([x, 812, x, 764, x + 8, 754, x + 16, 764, x + 16, 812]), x % 60 ? wood : tint(wood, 0.02));
    fill(e, rectangle(x + 11, 764, 5, 48), shade(wood, 0.06));
  }
  walkingCat(e, d, 900, 757, 0.6, '#e09a58', -1);
}

/** A striped ball. */
function ball(e: Easel, d: Daylight, x: number, y: number, r: number) {
  e.p.form(ellipse(x, y, r), d.tone('#e8604f'), { depth: r * 0.34 });
  e.p.line(
    points([x - r * 0.86, y + r * 0.2, x + r * 0.86, y - r * 0.2]),
    r * 0.4,
    d.tone('#fbf0dc'),
    0.9,
    [0.4, 1, 0.4],
  );
  e.p.soft(x - r * 0.3, y - r * 0.45, r * 0.4, r * 0.3, '#ffffff', 0.6);
}
