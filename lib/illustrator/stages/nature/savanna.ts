import { ellipse, mix, shade, smooth, tint } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { type Easel, fill, glow } from '../kit/easel';
import { foliage, grass } from '../kit/foliage';
import { contactShadow, flowers, hazeBand, land, path, pool, stone, verge } from '../kit/ground';
import { points } from '../kit/outline';
import { mist } from '../kit/sky';
import { swarm } from '../kit/sparks';
import { defineStage } from '../model';
import { farAnimal } from './kit/creatures';
import { birds, butterfly, clouds, lightOf, places, ridge, sunAt, sunlit } from './kit/scene';
import { acacia } from './kit/trees';

const HORIZON = 690;
const CENTRE = points([700, 752, 640, 800, 690, 870, 600, 980, 590, 1250]);
const HALVES = [10, 18, 40, 84, 190] as const;

/** Gold grass under umbrella trees; the sky above y 330 is calm, for text. */
export const savanna = defineStage<Daylight>({
  palettes: daylight('dusk', 'day', 'dawn', 'night'),
  slots: {
    ...places({ far: { x: 690, y: 880, scale: 0.8 } }),
    // In the shade of the great tree.
    shade: { x: 240, y: 960, scale: 1.25 },
    // Under the wheels of what stands on the rocks.
    road: { x: 1010, y: 884, scale: 1.6, depth: 985 },
    // A look-out: an animal or a bird on the rocks.
    rock: { x: 1046, y: 874, scale: 1.1, afloat: true, depth: 960 },
  },
  light: (d) => lightOf(d),
  back(e, d) {
    const [sx, sy] = sunAt(d, HORIZON);
    openSky(e, d, HORIZON, [d.time === 'dusk' ? 800 : sx, d.time === 'dusk' ? HORIZON - 130 : sy]);
    if (d.time === 'dusk') glow(e, 800, HORIZON - 130, 150, '#fff6d8', 0.9);
    clouds(e, d, [
      [150, 210, 420, 76],
      [420, 300, 320, 60],
      [960, 250, 400, 74],
      [1120, 400, 260, 50],
      [620, 150, 260, 48],
    ]);
    birds(
      e,
      [
        [560, 420, 20],
        [602, 402, 15],
        [530, 396, 13],
        [640, 428, 11],
      ],
      mix(d.tone('#4a4458'), d.haze, 0.35),
    );
    ridge(
      e,
      d,
      'mountain',
      points([-60, 660, 180, 640, 420, 560, 520, 530, 600, 528, 700, 566, 900, 640, 1260, 650]),
      '#8a86b4',
      0.74,
      130,
    );
    fill(
      e,
      smooth(points([486, 541, 520, 526, 600, 524, 640, 543, 606, 549, 580, 540, 548, 552, 520, 540]), true, 6),
      mix(d.tone('#f6f4fa'), d.haze, 0.4),
    );
    ridge(
      e,
      d,
      'hills',
      points([-60, 640, 120, 612, 330, 660, 560, 676, 800, 640, 1000, 600, 1260, 646]),
      '#a99a80',
      0.5,
      120,
    );
    mist(e, 682, 70, d.glow, 0.3, 8);
    land(
      e,
      'plain',
      points([-60, 706, 300, 696, 700, 702, 1260, 690]),
      mix(d.far('#e2c272', 0.3), d.glow, 0.2),
      d.tone('#b98f45'),
      { depth: 420 },
    );
    for (const [x, y, h] of [
      [560, 716, 74],
      [640, 712, 54],
      [888, 712, 96],
      [1130, 712, 70],
      [430, 720, 60],
    ] as const)
      acacia(e, d, `far${x}`, x, y, h, { depth: 0.45, touches: 22 });
    const far = mix(d.tone('#a8784c'), d.haze, 0.25);
    farAnimal(e, 'giraffe', 770, 738, 118, far, -1);
    farAnimal(e, 'giraffe', 838, 734, 88, far, -1);
    elephants(e, d);
    land(
      e,
      'field',
      points([-60, 780, 260, 764, 620, 774, 980, 760, 1260, 776]),
      mix(d.tone('#e8cc78'), d.glow, 0.2),
      d.tone('#a5853f'),
      { depth: 430 },
    );
    path(e, 'path', CENTRE, HALVES, mix(d.tone('#e2b482'), d.glow, 0.25), d.tone('#b9794e'));
    const lit = sunlit(d, '#ffec9c', 0.5);
    grass(e, 'gold', 780, 1190, mix(d.tone('#e6cc74'), d.glow, 0.2), d.tone('#a58a3c'), {
      lit,
      size: [16, 64],
      density: 0.85,
      bow: 0.08,
      skip: (x, y) => Math.abs(x - 635) < 22 + (y - 760) * 0.34,
    });
    verge(e, 'verge', CENTRE, HALVES, d.tone('#dcc06c'), d.tone('#a88c40'), lit);
    contactShadow(e, 180, 938, 320, d.shadow, 0.45);
    acacia(e, d, 'great', 150, 940, 640, { touches: 105 });
    rocks(e, d);
    mound(e, d, 330, 880);
    pool(e, 620, 1070, 420, d.glow, d.time === 'night' ? 0.25 : 0.5);
    if (d.time === 'night') swarm(e, 'flies', 30, 2.4, (r) => [r() * 1200, 700 + r() * 400]);
  },
  front(e, d) {
    grass(e, 'near', 1190, 1240, d.tone('#a58a3c'), d.tone('#6f6a34'), {
      rows: 3,
      size: [80, 130],
      density: 1.1,
      lit: sunlit(d, '#ffe890', 0.4),
      bow: 0.1,
      skip: (x) => x > 330 && x < 900,
    });
    flowers(
      e,
      'near',
      [
        [90, 1190, 32],
        [190, 1212, 24],
        [292, 1222, 18],
        [930, 1216, 22],
        [1020, 1196, 30],
        [1120, 1206, 24],
      ],
      [d.tone('#fff2e4'), d.tone('#f2847a'), d.tone('#ffce5c')],
      d.tone('#7f8a44'),
    );
    butterfly(e, 1110, 1080, 17, d.tone('#f6f0e0'));
    hazeBand(e, 1200, 1040, d.shadow, 0.34, 0, 'multiply');
  },
});

/** A far family of elephants as soft shapes. */
function elephants(e: Easel, d: Daylight) {
  const tone = mix(d.tone('#80788a'), d.haze, 0.36);
  for (const [x, y, k] of [
    [1010, 742, 1],
    [1076, 744, 0.8],
    [1128, 744, 0.46],
  ] as const) {
    e.p.in(x, y, 0, -k, k, () => {
      for (const u of [-26, -14, 12, 24])
        e.p.line(points([u, -24, u, 0]), 12, shade(tone, u % 4 ? 0.03 : 0), 1, [1, 1]);
      fill(
        e,
        smooth(
          points([
            -36, -20, -38, -48, -14, -62, 16, -58, 32, -62, 48, -52, 52, -34, 56, -12, 50, -10, 46, -28, 34, -30, 28,
            -18, -20, -16,
          ]),
          true,
          6,
        ),
        tone,
      );
      fill(e, smooth(points([22, -58, 14, -40, 24, -28, 34, -44]), true, 5), shade(tone, 0.05));
      e.p.line(points([46, -30, 56, -26, 60, -28]), 3, tint(tone, 0.16));
    });
    e.p.soft(x, y + 2, 46 * k, 4, d.shadow, 0.35);
  }
}

/** Rocks to look out from. */
function rocks(e: Easel, d: Daylight) {
  const tone = d.tone('#b08468');
  stone(e, 'k1', 1120, 920, 120, 84, tone, { lit: d.glow, moss: d.tone('#9aa050') });
  stone(e, 'k2', 1030, 950, 92, 60, tint(tone, 0.03), { lit: d.glow });
  stone(e, 'k3', 1160, 990, 90, 44, tone, { lit: d.glow });
  foliage(e, 'k4', 950, 978, 44, 22, d.tone('#8f9450'), {
    count: 22,
    size: 16,
    body: false,
    lit: sunlit(d, '#e6dc8a'),
    warmth: 0.5,
  });
}

/** A termite mound with a small door. */
function mound(e: Easel, d: Daylight, x: number, y: number) {
  const earth = d.tone('#b8683f');
  contactShadow(e, x, y, 52, d.shadow, 0.4);
  e.p.form(
    smooth(
      [
        [x - 50, y + 4, 1],
        [x - 38, y - 50],
        [x - 20, y - 62],
        [x - 14, y - 112],
        [x + 4, y - 130],
        [x + 16, y - 84],
        [x + 34, y - 70],
        [x + 50, y + 4, 1],
      ],
      true,
      6,
    ),
    earth,
    { depth: 14 },
  );
  for (const [u, v, s] of [
    [-8, -40, 7],
    [12, -62, 4],
    [18, -20, 5],
  ] as const)
    fill(e, ellipse(x + u, y + v, s, s * 1.3, 0, 12), shade(earth, 0.2));
}
