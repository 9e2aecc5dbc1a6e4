import { mix } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { type Easel, fill, glow } from '../kit/easel';
import { foliage, grass } from '../kit/foliage';
import { contactShadow, flowers, hazeBand, land, path, pool, stone, verge } from '../kit/ground';
import { outline, points } from '../kit/outline';
import { mist } from '../kit/sky';
import { swarm } from '../kit/sparks';
import { defineStage } from '../model';
import { farAnimal } from '../nature/kit/creatures';
import { maize } from '../nature/kit/harvest';
import { birds, clouds, lightOf, places, ridge, sunAt, sunlit } from '../nature/kit/scene';
import { acacia } from '../nature/kit/trees';
import { basket } from '../rooms/kit/pantry';
import { asRoom } from './kit-street';
import { roundHouse } from './kit-village';
import { clayPot, clothLine, hen, stickFence } from './kit-yard';

const HORIZON = 660;
const CENTRE = points([700, 772, 620, 820, 680, 900, 590, 1010, 600, 1260]);
const HALVES = [12, 26, 60, 130, 260] as const;

/** A village of round houses on red earth under acacias; the sky above y 290 is calm, for text. */
export const villageKenya = defineStage<Daylight>({
  palettes: daylight('day', 'dawn', 'dusk', 'night'),
  slots: {
    ...places({ far: { x: 640, y: 872, scale: 0.76 } }),
    // At the door of the near house.
    door: { x: 330, y: 946, scale: 1.05 },
    // On the ground in the shade of the acacia.
    shade: { x: 980, y: 950, scale: 1.15 },
  },
  light: (d) => lightOf(d, d.lampsLit ? [{ x: 250, y: 800, reach: 760, colour: '#ffb060', power: 0.65 }] : []),
  back(e, d) {
    openSky(e, d, HORIZON, sunAt(d, HORIZON - 20));
    clouds(e, d, [
      [420, 190, 380, 74],
      [820, 270, 360, 66],
      [220, 340, 280, 50],
    ]);
    birds(
      e,
      [
        [520, 380, 17],
        [562, 364, 13],
        [490, 360, 12],
      ],
      mix(d.tone('#4a4458'), d.haze, 0.35),
    );
    mountain(e, d);
    ridge(
      e,
      d,
      'hills',
      points([-60, 610, 160, 580, 380, 620, 640, 634, 860, 590, 1060, 556, 1260, 600]),
      '#8fa87c',
      0.52,
      130,
    );
    mist(e, 656, 60, d.glow, 0.3, 8);
    land(
      e,
      'plain',
      points([-60, 680, 300, 668, 700, 676, 1260, 664]),
      mix(d.far('#d2c878', 0.3), d.glow, 0.15),
      d.tone('#a8964c'),
      { depth: 300 },
    );
    for (const [x, y, h] of [
      [520, 700, 110],
      [640, 690, 70],
      [1010, 704, 120],
    ] as const)
      acacia(e, d, `far${x}`, x, y, h, { depth: 0.42, touches: 22 });
    const cow = mix(d.tone('#9a6a4c'), d.haze, 0.25);
    farAnimal(e, 'giraffe', 590, 706, 70, mix(cow, d.tone('#d8a860'), 0.3), 1);
    for (const [x, y, w, c, p] of [
      [800, 742, 116, '#d8a06c', '#7a4a3a'],
      [450, 752, 124, '#c88058', '#fbeace'],
      [926, 770, 140, '#cf8a5c', '#fbeace'],
    ] as const)
      roundHouse(e, d, `far${x}`, x, y, w, { wall: c, band: [p, '#e0b050'], depth: 0.24, doorAt: -0.1 });
    stickFence(e, d, 'far', 500, 760, 776, 34, 0.2);
    land(
      e,
      'earth',
      points([-60, 800, 260, 782, 620, 792, 980, 780, 1260, 798]),
      mix(d.tone('#d89a68'), d.glow, 0.16),
      d.tone('#a85a3c'),
      { depth: 420 },
    );
    path(e, 'path', CENTRE, HALVES, mix(d.tone('#e8b488'), d.glow, 0.25), d.tone('#bf6c46'));
    const lit = sunlit(d, '#e8e48a', 0.45);
    grass(e, 'grass', 806, 1170, mix(d.tone('#b8bc64'), d.glow, 0.12), d.tone('#80904a'), {
      rows: 5,
      size: [14, 46],
      density: 0.34,
      lit,
      skip: (x, y) => Math.abs(x - 630) < 60 + (y - 800) * 0.72,
    });
    verge(e, 'verge', CENTRE, HALVES, d.tone('#b0b860'), d.tone('#869448'), lit);
    homestead(e, d);
    pool(e, 610, 1070, 430, d.lampsLit ? '#ffb060' : d.glow, 0.5);
    if (d.time === 'night') swarm(e, 'flies', 28, 2.4, (r) => [r() * 1200, 660 + r() * 420]);
  },
  front(e, d) {
    grass(e, 'near', 1194, 1240, d.tone('#98a454'), d.tone('#5f7440'), {
      rows: 3,
      size: [70, 120],
      lit: sunlit(d, '#ece88c', 0.4),
      bow: 0.06,
      skip: (x) => x > 280 && x < 920,
    });
    flowers(
      e,
      'near',
      [
        [80, 1196, 28],
        [168, 1216, 22],
        [246, 1226, 17],
        [960, 1222, 20],
        [1046, 1208, 26],
        [1140, 1196, 30],
      ],
      [d.tone('#fbe8d8'), d.tone('#f2745c'), d.tone('#ffc850')],
      d.tone('#6f8a44'),
    );
    hen(e, d, 1080, 1150, 1.15, '#b5623c', -1);
    for (const [x, y] of [
      [990, 1160],
      [956, 1176],
    ] as const)
      hen(e, d, x, y, 0.42, '#f4d070', -1);
    hazeBand(e, 1200, 1040, d.shadow, 0.3, 0, 'multiply');
  },
});

/** A far mountain with snow on its peaks. */
function mountain(e: Easel, d: Daylight) {
  ridge(
    e,
    d,
    'mountain',
    points([-60, 650, 260, 620, 520, 520, 640, 462, 690, 420, 730, 444, 770, 428, 830, 490, 960, 560, 1260, 630]),
    '#8a8cb8',
    0.7,
    160,
  );
  fill(
    e,
    outline([
      652, 458, 690, 418, 706, 430, 730, 442, 770, 426, 800, 462, 776, 456, 760, 470, 738, 456, 712, 472, 690, 452, 672,
      466,
    ]),
    mix(d.tone('#fbf8fc'), d.haze, 0.35),
  );
}

/** The near house with its yard, the drying cloths, the field and the great tree. */
function homestead(e: Easel, d: Daylight) {
  for (let i = 0; i < 7; i++) maize(e, d, `maize${i}`, 880 + i * 52, 858 + (i % 3) * 12, 150 + ((i * 37) % 40), 0.1);
  stickFence(e, d, 'field', 840, 1230, 886, 54);
  contactShadow(e, 1090, 948, 260, d.shadow, 0.35);
  acacia(e, d, 'great', 1080, 946, 540, { touches: 70 });
  stone(e, 'seat', 1160, 966, 64, 34, d.tone('#a88470'), { lit: d.glow });
  roundHouse(e, d, 'home', 170, 930, 340, { band: ['#fbeace', '#7a3f34'], doorAt: 0.2 });
  if (d.lampsLit) glow(e, 240, 880, 260, '#ffb050', 0.35);
  clothLine(e, d, 356, 740, 560, 730, 84);
  clayPot(e, d, 46, 972, 84);
  clayPot(e, d, 118, 984, 62, '#9a4f38');
  basket(e, asRoom(d), 380, 916, 70, 44);
  for (const [u, c] of [
    [-18, '#f0b040'],
    [4, '#e87038'],
    [22, '#f0b040'],
  ] as const)
    fill(e, outline([380 + u - 13, 872, 380 + u, 858, 380 + u + 13, 872, 380 + u, 882]), d.tone(c));
  hen(e, d, 470, 930, 0.72, '#fbf0e0');
  hen(e, d, 530, 906, 0.5, '#8a4a38', -1);
  foliage(e, 'bush', 20, 1000, 70, 34, d.tone('#7f9448'), {
    count: 30,
    size: 18,
    body: false,
    lit: sunlit(d, '#dce080', 0.5),
    warmth: 0.5,
  });
}
