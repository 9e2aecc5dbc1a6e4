import { ellipse, mix, shade, smooth, tint } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { type Easel, fill, glow, linear } from '../kit/easel';
import { foliage, grass } from '../kit/foliage';
import { hazeBand, pool, stone } from '../kit/ground';
import { points } from '../kit/outline';
import { mist } from '../kit/sky';
import { defineStage } from '../model';
import { caravan, lizard, tent } from './desert-camp';
import { dune } from './kit/dunes';
import { birds, clouds, lightOf, places, ridge, sunAt, sunlit } from './kit/scene';
import { acacia, palm } from './kit/trees';

const HORIZON = 620;

/** Dunes, an oasis and a far caravan; the sky above y 330 is calm, for text. */
export const desert = defineStage<Daylight>({
  palettes: daylight('dusk', 'day', 'dawn', 'night'),
  slots: {
    ...places({ far: { x: 400, y: 850, scale: 0.8 } }),
    // In the shade of the palms, at the pool.
    oasis: { x: 186, y: 948, scale: 1.2 },
    // In front of the tent.
    tent: { x: 970, y: 940, scale: 1.15 },
  },
  light: (d) => lightOf(d, d.lampsLit ? [{ x: 1085, y: 850, reach: 330, colour: '#ffb45c', power: 0.5 }] : []),
  back(e, d) {
    const [sx, sy] = sunAt(d, HORIZON);
    openSky(e, d, HORIZON, [d.time === 'dusk' ? 700 : sx, d.time === 'dusk' ? HORIZON - 150 : sy]);
    if (d.time === 'dusk') sunDisc(e, d);
    clouds(e, d, [
      [300, 300, 460, 44],
      [860, 240, 420, 40],
      [1080, 420, 340, 34],
      [150, 470, 320, 34],
      [560, 400, 300, 26],
    ]);
    birds(
      e,
      [
        [420, 440, 18],
        [462, 424, 13],
        [386, 420, 11],
      ],
      mix(d.tone('#5a4458'), d.haze, 0.3),
    );
    ridge(
      e,
      d,
      'rocks',
      points([
        -60, 590, 60, 566, 120, 520, 240, 516, 270, 566, 420, 588, 700, 600, 860, 572, 900, 536, 1010, 530, 1040, 574,
        1260, 590,
      ]),
      '#b88a7a',
      0.72,
      90,
    );
    mist(e, 606, 60, d.glow, 0.28, 8);
    dune(
      e,
      d,
      'd1',
      points([-60, 640, 180, 606, 420, 640, 660, 600, 900, 636, 1260, 600]),
      points([660, 600, 650, 640, 680, 690, 670, 780]),
      '#e6b06c',
      0.5,
    );
    caravan(e, d);
    dune(
      e,
      d,
      'd2',
      points([-60, 690, 200, 720, 460, 740, 760, 690, 960, 656, 1260, 720]),
      points([950, 656, 920, 700, 936, 770, 880, 860, 870, 960]),
      '#e3a65e',
      0.26,
    );
    oasis(e, d);
    dune(
      e,
      d,
      'd3',
      points([-60, 860, 140, 884, 330, 872, 560, 812, 740, 846, 980, 876, 1260, 840]),
      points([556, 812, 536, 870, 566, 950, 500, 1050, 510, 1250]),
      '#e8b068',
      0.08,
    );
    shore(e, d);
    tent(e, d, 1105, 905);
    pool(e, 620, 1050, 460, d.glow, d.time === 'night' ? 0.25 : 0.55);
    tracks(e, d);
    for (const [x, y, w] of [
      [960, 1010, 34],
      [1004, 1020, 20],
      [322, 1010, 24],
    ] as const)
      stone(e, `s${x}`, x, y, w, w * 0.55, d.tone('#b0806a'), { lit: d.glow });
  },
  front(e, d) {
    const lit = sunlit(d, '#e8d08a', 0.4);
    for (const [x, y, s] of [
      [90, 1190, 90],
      [1120, 1196, 84],
      [210, 1230, 60],
    ] as const)
      foliage(e, `brush${x}`, x, y, s, s * 0.5, d.tone('#93905a'), {
        tip: 'needle',
        count: 34,
        size: 34,
        body: false,
        lit,
        warmth: 0.5,
      });
    grass(e, 'near', 1200, 1240, d.tone('#b09a58'), d.tone('#8a7a48'), {
      rows: 2,
      size: [60, 90],
      density: 0.8,
      lit,
      bow: 0.2,
      skip: (x) => x > 260 && x < 980,
    });
    lizard(e, d, 996, 1158);
    hazeBand(e, 1200, 1050, d.shadow, 0.3, 0, 'multiply');
  },
});

/** The great evening sun in bands of haze. */
function sunDisc(e: Easel, d: Daylight) {
  const [x, y] = [700, HORIZON - 110];
  glow(e, x, y, 560, '#ff9a5c', 0.6);
  fill(
    e,
    ellipse(x, y, 112, 112, 0, 60),
    linear(e, 0, y - 112, 0, y + 112, [
      [0, '#fff0b8'],
      [0.6, '#ffd07a'],
      [1, '#ff9a62'],
    ]),
  );
  for (const [v, a] of [
    [30, 0.5],
    [54, 0.6],
    [76, 0.75],
  ] as const)
    e.p.line(
      [
        [x - 150, y + v],
        [x, y + v - 3],
        [x + 150, y + v + 2],
      ],
      9,
      d.haze,
      a,
    );
}

function oasis(e: Easel, d: Daylight) {
  acacia(e, d, 'acacia', 1000, 728, 190, { depth: 0.25, touches: 36 });
  palm(e, d, 'p3', 250, 880, 330, { lean: 70, depth: 0.1 });
  palm(e, d, 'p1', 96, 930, 560, { lean: 80 });
  palm(e, d, 'p2', 60, 940, 400, { lean: -60 });
}

/** The pool of the oasis with reeds. */
function shore(e: Easel, d: Daylight) {
  const water = smooth(points([-60, 930, 60, 912, 190, 910, 280, 926, 250, 956, 120, 978, -60, 986]), true, 8);
  fill(
    e,
    smooth(points([-60, 918, 60, 900, 200, 898, 304, 922, 268, 964, 120, 990, -60, 1000]), true, 8),
    d.tone('#a8b060'),
    0.8,
  );
  fill(
    e,
    water,
    linear(e, 0, 905, 0, 990, [
      [0, mix(d.sky[2], d.sky[1], 0.4)],
      [1, d.tone('#3f9aa4')],
    ]),
  );
  for (let i = 0; i < 7; i++)
    e.p.line(
      [
        [-10 + i * 34, 934 + (i % 3) * 13],
        [24 + i * 34, 932 + (i % 3) * 13],
      ],
      3,
      tint(d.sky[2], 0.05),
      0.7,
    );
  grass(e, 'reeds', 905, 980, d.tone('#7fa858'), d.tone('#5f9450'), {
    rows: 3,
    size: [22, 46],
    density: 0.9,
    lit: sunlit(d, '#dce08a'),
    skip: (x, y) => x > 330 || (y > 915 && y < 965 && x < 230),
  });
}

/** Footprints over the dune. */
function tracks(e: Easel, d: Daylight) {
  for (let i = 0; i < 12; i++) {
    const u = i / 11;
    e.p.soft(
      700 - u * 190 + (i % 2 ? 9 : -9) * (0.5 + u),
      880 + u * 150,
      5 + u * 8,
      2.4 + u * 4,
      shade(d.tone('#b9803f'), 0.06),
      0.65,
    );
  }
}
