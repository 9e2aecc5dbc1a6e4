import { mix, shade, smooth, tint } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { type Easel, fill, glow, linear } from '../kit/easel';
import { foliage, grass } from '../kit/foliage';
import { contactShadow, flowers, hazeBand, land, path, pool, stone, verge } from '../kit/ground';
import { points } from '../kit/outline';
import { mist } from '../kit/sky';
import { defineStage } from '../model';
import { farAnimal, snail } from './kit/creatures';
import { dryWall, harvestBasket } from './kit/harvest';
import { farHouse } from './kit/houses';
import { birds, butterfly, clouds, lightOf, places, ridge, sunAt, sunlit } from './kit/scene';
import { cypress, olive } from './kit/trees';

const HORIZON = 590;
const CENTRE = points([640, 800, 600, 850, 660, 920, 600, 1020, 590, 1250]);
const HALVES = [14, 24, 52, 100, 205] as const;

/** Old olive trees on stone terraces, a white village on the hill; the sky above y 300 is calm, for text. */
export const oliveGrove = defineStage<Daylight>({
  palettes: daylight('day', 'dawn', 'dusk', 'night'),
  slots: {
    ...places({ far: { x: 622, y: 880, scale: 0.82 } }),
    // Sitting on the terrace wall.
    wall: { x: 838, y: 846, scale: 0.95, afloat: true, depth: 920 },
    // In the fork of the old tree.
    tree: { x: 196, y: 742, scale: 0.82, afloat: true, depth: 975 },
    // Leaning on the ladder of the pickers.
    ladder: { x: 320, y: 980, scale: 1.2 },
  },
  light: (d) => lightOf(d),
  back(e, d) {
    openSky(e, d, HORIZON, sunAt(d, HORIZON));
    clouds(e, d, [
      [560, 170, 440, 84],
      [980, 250, 380, 74],
      [330, 330, 300, 50],
      [1120, 380, 240, 40],
    ]);
    birds(
      e,
      [
        [620, 280, 18],
        [664, 262, 14],
        [590, 262, 12],
      ],
      mix(d.tone('#5a5a6a'), d.haze, 0.3),
    );
    ridge(
      e,
      d,
      'blue',
      points([-60, 510, 200, 470, 420, 520, 640, 540, 860, 470, 1060, 430, 1260, 470]),
      '#8f9fc0',
      0.74,
      160,
    );
    fill(
      e,
      points([330, 566, 730, 566, 730, 600, 330, 600]),
      linear(e, 0, 560, 0, 600, [
        [0, d.far('#4f9ac4', 0.45)],
        [1, d.far('#7fc4d4', 0.3)],
      ]),
    );
    ridge(
      e,
      d,
      'left',
      points([-60, 560, 120, 520, 300, 556, 460, 590, 620, 602, 760, 590, 1260, 600]),
      '#a4b080',
      0.5,
      130,
    );
    villageHill(e, d);
    mist(e, 690, 60, d.haze, 0.34, 7);
    for (const [x, y, h] of [
      [60, 668, 120],
      [96, 672, 150],
      [420, 700, 110],
      [1170, 716, 170],
    ] as const)
      cypress(e, d, `c${x}`, x, y, h, 0.36);
    land(
      e,
      'slope',
      points([-60, 660, 220, 650, 480, 690, 740, 720, 1000, 704, 1260, 690]),
      mix(d.far('#c4c07a', 0.22), d.glow, 0.18),
      d.tone('#9aa456'),
      { depth: 240 },
    );
    for (const [x, y, h] of [
      [150, 712, 100],
      [250, 706, 90],
      [350, 722, 96],
      [470, 736, 100],
      [770, 752, 100],
      [880, 742, 110],
      [990, 740, 104],
      [1100, 736, 116],
    ] as const) {
      e.p.soft(x + 10, y, h * 0.42, 9, d.shadow, 0.3);
      olive(e, d, `far${x}`, x, y, h, { depth: 0.3, touches: 10 });
    }
    dryWall(e, d, 'w1', -60, 778, 500, 792, 34, 0.2);
    dryWall(e, d, 'w1b', 700, 800, 1260, 776, 34, 0.2);
    land(
      e,
      'terrace',
      points([-60, 782, 260, 786, 560, 802, 860, 796, 1260, 778]),
      mix(d.tone('#d0c878'), d.glow, 0.18),
      d.tone('#8f944c'),
      { depth: 320 },
    );
    for (const [x, y, h] of [
      [430, 856, 170],
      [770, 850, 150],
      [1010, 862, 200],
    ] as const) {
      contactShadow(e, x + 14, y, h * 0.4, d.shadow, 0.4);
      olive(e, d, `mid${x}`, x, y, h, { depth: 0.12, touches: 22 });
    }
    farAnimal(e, 'goat', 536, 846, 40, d.far('#f4eadc', 0.05), -1);
    dryWall(e, d, 'w2', 730, 910, 1270, 884, 62);
    land(
      e,
      'floor',
      points([-60, 900, 240, 888, 500, 902, 720, 908, 960, 898, 1260, 882]),
      mix(d.tone('#d4cc7c'), d.glow, 0.16),
      d.tone('#8a8c48'),
      { depth: 320 },
    );
    path(e, 'path', CENTRE, HALVES, mix(d.tone('#ecd8b4'), d.glow, 0.25), d.tone('#c09a6c'));
    const lit = sunlit(d, '#f4eca0', 0.4);
    grass(e, 'grass', 910, 1190, mix(d.tone('#ccc878'), d.glow, 0.16), d.tone('#8a9048'), {
      lit,
      size: [16, 52],
      density: 0.5,
      rows: 7,
      skip: (x, y) => Math.abs(x - 618) < 24 + (y - 830) * 0.45,
    });
    verge(e, 'verge', CENTRE, HALVES, d.tone('#bcbc6c'), d.tone('#8f9650'), lit);
    contactShadow(e, 190, 974, 290, d.shadow, 0.45);
    olive(e, d, 'old', 170, 968, 640, { touches: 60 });
    ladder(e, d);
    contactShadow(e, 1160, 1010, 220, d.shadow, 0.45);
    olive(e, d, 'oldR', 1170, 1006, 520, { touches: 60 });
    harvestBasket(e, d, 1010, 1030, 0.95, 'olives');
    for (const [x, y, w] of [
      [900, 1000, 30],
      [364, 1050, 34],
      [60, 1030, 44],
    ] as const)
      stone(e, `s${x}`, x, y, w, w * 0.54, d.tone('#c8b8a0'), { lit: d.glow, moss: d.tone('#a4a860') });
    pool(e, 600, 1070, 430, d.glow, d.time === 'night' ? 0.25 : 0.55);
  },
  front(e, d) {
    const purple = d.tone('#8f7fd0');
    for (const [x, y, s] of [
      [70, 1196, 84],
      [1130, 1196, 90],
      [210, 1226, 56],
      [990, 1230, 54],
    ] as const) {
      foliage(e, `lav${x}`, x, y, s, s * 0.6, d.tone('#8f9f78'), {
        tip: 'needle',
        count: 26,
        size: 36,
        body: false,
        lit: sunlit(d, '#c8d0a0', 0.3),
        warmth: 0.4,
      });
      foliage(e, `lavf${x}`, x, y - s * 0.4, s * 0.9, s * 0.44, purple, {
        tip: 'needle',
        count: 26,
        size: 18,
        body: false,
        lit: tint(purple, 0.1),
        warmth: 0.6,
      });
    }
    grass(e, 'near', 1200, 1240, d.tone('#9a9c50'), d.tone('#6f7a40'), {
      rows: 2,
      size: [60, 96],
      lit: sunlit(d, '#f4ec9c', 0.35),
      skip: (x) => x > 300 && x < 920,
    });
    flowers(
      e,
      'near',
      [
        [150, 1206, 24],
        [270, 1222, 18],
        [940, 1220, 20],
        [1060, 1206, 24],
      ],
      [d.tone('#e8503f'), d.tone('#f2705c')],
      d.tone('#6f8a44'),
    );
    snail(e, d, 1000, 1160, 0.7);
    butterfly(e, 96, 1090, 16, d.tone('#fdf4dc'));
    hazeBand(e, 1200, 1040, d.shadow, 0.3, 0, 'multiply');
  },
});

/** A white village that climbs a hill, with a dome, lit in the evening. */
function villageHill(e: Easel, d: Daylight) {
  ridge(
    e,
    d,
    'village',
    points([560, 640, 660, 600, 780, 540, 900, 500, 1010, 510, 1140, 560, 1260, 590]),
    '#a8b47c',
    0.42,
    160,
  );
  const spots = [
    [840, 536, 40],
    [900, 518, 44],
    [960, 520, 40],
    [1018, 534, 42],
    [800, 562, 42],
    [864, 560, 46],
    [926, 554, 44],
    [988, 562, 46],
    [1050, 566, 42],
    [760, 590, 40],
    [826, 592, 46],
    [896, 594, 48],
    [962, 598, 46],
    [1030, 602, 46],
    [1092, 600, 40],
  ] as const;
  fill(
    e,
    smooth(
      [
        [908, 496, 1],
        [908, 474],
        [930, 456],
        [952, 474],
        [952, 496, 1],
      ],
      true,
      6,
    ),
    d.far('#6fa8cc', 0.3),
  );
  for (const [i, [x, y, w]] of spots.entries()) {
    farHouse(e, d, x, y, w, { wall: i % 4 ? '#fdf6ec' : '#f6e0c8', roof: '#d08a64', depth: 0.24, flat: i % 3 !== 0 });
    if (i % 5 === 2) cypress(e, d, `vc${x}`, x + w * 0.7, y + 4, 62, 0.36);
  }
  if (d.lampsLit) glow(e, 930, 560, 260, '#ffc46a', 0.3);
}

/** A picker's ladder against the old tree. */
function ladder(e: Easel, d: Daylight) {
  const wood = d.tone('#b88a5c');
  for (const o of [0, 46])
    e.p.line(
      [
        [306 + o, 1000 - o * 0.14],
        [246 + o * 0.6, 640],
      ],
      11,
      o ? wood : shade(wood, 0.06),
      1,
      [1, 0.8],
    );
  for (let i = 0; i < 9; i++) {
    const u = i / 9;
    const x = 303 - u * 55;
    e.p.line(
      [
        [x, 975 - u * 320],
        [x + 46 - u * 16, 969 - u * 318],
      ],
      8,
      mix(wood, d.glow, 0.15),
      1,
      [1, 1],
    );
  }
}
