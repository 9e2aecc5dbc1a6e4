import { ellipse, mix, rectangle, shade, tint } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { clipTo, type Easel, fill, glow, linear } from '../kit/easel';
import { foliage, grass } from '../kit/foliage';
import { contactShadow, flowers, pool } from '../kit/ground';
import { arch, outline, points } from '../kit/outline';
import { defineStage } from '../model';
import { birds, clouds, lightOf, places, ridge, sunAt, sunlit } from '../nature/kit/scene';
import { basket } from '../rooms/kit/pantry';
import { asRoom, corners, garland, paving } from '../town/kit-street';
import { banner, battlement, climbingRoses, pennant, sleepingDragon, tower } from './kit-castle';

const TORCHES = [
  [470, 690],
  [730, 690],
] as const;

/** The courtyard of a storybook castle; the sky above y 230 is calm between the flags, for text. */
export const castle = defineStage<Daylight>({
  palettes: daylight('day', 'dawn', 'dusk', 'night'),
  slots: {
    ...places({ far: { x: 600, y: 872, scale: 0.78 } }),
    // On the balcony over the gate; its parapet hides the legs.
    balcony: { x: 600, y: 604, scale: 0.46, afloat: true, depth: 600 },
    // Sitting on the edge of the well.
    well: { x: 1000, y: 936, scale: 1.15, afloat: true, depth: 990 },
  },
  light: (d) =>
    lightOf(d, d.lampsLit ? TORCHES.map(([x, y]) => ({ x, y, reach: 620, colour: '#ffb060', power: 0.55 })) : []),
  back(e, d) {
    openSky(e, d, 700, sunAt(d, 640));
    clouds(e, d, [
      [430, 200, 300, 60],
      [840, 290, 320, 62],
      [250, 340, 220, 44],
    ]);
    birds(
      e,
      [
        [420, 300, 14],
        [456, 286, 11],
        [394, 280, 10],
      ],
      mix(d.tone('#5a5a70'), d.haze, 0.3),
    );
    ridge(e, d, 'hills', points([-60, 620, 200, 560, 420, 600, 640, 560, 860, 590, 1260, 540]), '#86a88c', 0.75, 160);
    tower(e, d, 'far1', 380, 760, 64, 330, { depth: 0.45, roof: '#5f8fb0', flag: '#e8b04a', windows: 2 });
    tower(e, d, 'far2', 824, 760, 70, 380, { depth: 0.45, roof: '#c8746a', flag: '#6f9fd0', windows: 2 });
    tower(e, d, 'far3', 690, 760, 50, 450, { depth: 0.5, roof: '#7a6fb4', flag: '#e8607a', windows: 1 });
    keep(e, d);
    for (const [x, w] of [
      [-60, 440],
      [810, 460],
    ] as const)
      battlement(e, d, `wall${x}`, x, 640, w, 240, '#d8c2a8', 0.06);
    sleepingDragon(e, d, 330, 614, 0.74);
    const yard = outline([-60, 880, 300, 848, 600, 836, 900, 848, 1260, 880, 1260, 1300, 600, 1320, -60, 1300]);
    paving(e, d, 'yard', yard, 836, '#cdb79c', { row: 8, round: true });
    sides(e, d);
    well(e, d);
    pool(e, 600, 1070, 430, d.lampsLit ? '#ffb860' : d.glow, 0.5);
  },
  over: { depth: 610, paint: (e, d) => parapet(e, d) },
  front(e, d) {
    grass(e, 'tufts', 1196, 1236, d.tone('#8ab05c'), d.tone('#4f7a44'), {
      rows: 2,
      size: [50, 90],
      lit: sunlit(d, '#d8e880', 0.4),
      skip: (x) => x > 230 && x < 960,
    });
    foliage(e, 'bushl', 30, 1216, 140, 80, d.tone('#5f9850'), {
      count: 60,
      size: 24,
      lit: sunlit(d, '#cfe078', 0.5),
      warmth: 0.5,
    });
    foliage(e, 'bushr', 1180, 1216, 140, 90, d.tone('#5f9850'), {
      count: 60,
      size: 24,
      lit: sunlit(d, '#cfe078', 0.5),
      warmth: 0.5,
    });
    flowers(
      e,
      'near',
      [
        [70, 1190, 24],
        [150, 1212, 20],
        [1090, 1204, 22],
        [1166, 1180, 26],
        [210, 1226, 18],
      ],
      [d.tone('#fdf4e6'), d.tone('#f28aa8'), d.tone('#ffd060')],
      d.tone('#4f7f40'),
    );
    corners(e, d);
  },
});

/** The keep with its gate, its balcony and two stair towers. */
function keep(e: Easel, d: Daylight) {
  battlement(e, d, 'keep', 420, 420, 360, 440, '#ead8c2', 0.05);
  tower(e, d, 'k1', 420, 856, 108, 480, { roof: '#6f68ac', flag: '#e8604f', depth: 0.04, windows: 3 });
  tower(e, d, 'k2', 782, 856, 112, 520, { roof: '#6f68ac', flag: '#f0b54a', depth: 0.04, windows: 3 });
  pennant(e, d, 600, 404, 60, '#5fa0c8');
  for (const x of [512, 640]) {
    fill(e, arch(x - 5, 516, 58, 84), d.tone('#f4e6d4'));
    fill(e, arch(x, 512, 48, 74), d.lampsLit ? '#ffd98c' : mix(d.tone('#56688c'), d.sky[1], 0.25));
    if (d.lampsLit) glow(e, x + 24, 476, 90, '#ffb45a', 0.4);
  }
  fill(e, arch(562, 602, 76, 100), d.lampsLit ? '#ffd08a' : d.tone('#6a5566'));
  const gate = arch(504, 858, 192, 214);
  fill(e, arch(486, 860, 228, 238), mix(d.tone('#f0dfc8'), d.glow, 0.08));
  const oak = d.tone('#8a5c3c');
  fill(
    e,
    gate,
    linear(e, 504, 0, 696, 0, [
      [0, shade(oak, 0.05)],
      [0.5, tint(oak, 0.03)],
      [1, shade(oak, 0.08)],
    ]),
  );
  clipTo(e, gate, () => {
    for (let i = 1; i < 8; i++) fill(e, rectangle(504 + i * 24 - 1, 630, i === 4 ? 4 : 2, 240), shade(oak, 0.14), 0.8);
    for (const y of [706, 800]) fill(e, rectangle(504, y, 192, 12), d.tone('#4a4450'), 0.9);
    for (const s of [-1, 1]) e.p.edge(ellipse(600 + s * 16, 766, 8), d.tone('#e8c46a'), 3.4, 1);
  });
  for (const [x, y] of TORCHES) torch(e, d, x, y);
}

/** The front of the balcony, before whoever stands on it. */
function parapet(e: Easel, d: Daylight) {
  const stone = d.tone('#efe0cc');
  e.p.soft(600, 622, 120, 14, d.shadow, 0.3);
  fill(
    e,
    points([528, 574, 672, 574, 664, 612, 536, 612]),
    linear(e, 0, 574, 0, 612, [
      [0, tint(stone, 0.03)],
      [1, shade(stone, 0.05)],
    ]),
  );
  for (let i = 0; i < 6; i++) fill(e, arch(540 + i * 21, 606, 13, 24), shade(stone, 0.12));
  fill(e, rectangle(522, 568, 156, 10), mix(tint(stone, 0.06), d.glow, 0.12));
  fill(e, rectangle(530, 608, 140, 10), shade(stone, 0.04));
  banner(e, d, 600, 578, 54, 66, ['#c8485a', '#f6d478'], 'sun');
}

function torch(e: Easel, d: Daylight, x: number, y: number) {
  fill(e, points([x - 8, y, x + 8, y, x + 4, y + 40, x - 4, y + 40]), d.tone('#5a4a48'));
  if (!d.lampsLit) return;
  glow(e, x, y - 14, 170, '#ff9a40', 0.55);
  fill(e, outline([x - 10, y, x - 6, y - 20, x, y - 38, x + 8, y - 18, x + 10, y]), '#ffb648');
  fill(e, outline([x - 5, y, x, y - 22, x + 5, y]), '#fff2c0');
}

/** Near towers, banners and roses that frame the page. */
function sides(e: Easel, d: Daylight) {
  tower(e, d, 'near1', 70, 960, 210, 560, { wall: '#e2ccb2', roof: '#b8604f', rise: 260, flag: '#5fa0c8', windows: 3 });
  tower(e, d, 'near2', 1136, 960, 216, 640, {
    wall: '#e2ccb2',
    roof: '#4f8a94',
    rise: 280,
    flag: '#e8604f',
    windows: 3,
  });
  banner(e, d, 236, 676, 74, 170, ['#5a6fb0', '#f6d478'], 'moon');
  banner(e, d, 956, 676, 74, 170, ['#c8485a', '#f6d478'], 'star');
  garland(e, d, [172, 500], [372, 470], 34, { size: 9, colours: ['#e8607a', '#f6d478', '#6fb0c8', '#fbeed8'] });
  garland(e, d, [832, 470], [1030, 490], 34, { size: 9, colours: ['#e8607a', '#f6d478', '#6fb0c8', '#fbeed8'] });
  climbingRoses(e, d, 'r1', 40, 880, 96, 100, '#f07a94');
  climbingRoses(e, d, 'r2', 120, 770, 38, 90, '#f07a94');
  climbingRoses(e, d, 'r3', 1190, 860, 80, 120, '#fbe3b0');
  for (const [x, w] of [
    [70, 110],
    [1136, 112],
  ] as const)
    contactShadow(e, x, 962, w * 1.1, d.shadow, 0.45);
  basket(e, asRoom(d), 214, 966, 88, 58);
  for (const [u, c] of [
    [-22, '#e8504a'],
    [2, '#f0b040'],
    [24, '#e8504a'],
  ] as const)
    fill(e, ellipse(214 + u, 906, 15), d.tone(c));
}

/** A well with a roof and a bucket. */
function well(e: Easel, d: Daylight) {
  const [x, y] = [1000, 984];
  const stone = d.tone('#b8aca0');
  const wood = d.tone('#9a6a44');
  contactShadow(e, x, y, 110, d.shadow, 0.5);
  for (const s of [-1, 1])
    fill(e, rectangle(x + s * 74 - 7, y - 250, 14, 210), s < 0 ? tint(wood, 0.05) : shade(wood, 0.05));
  e.p.line(points([x - 84, y - 170, x + 84, y - 170]), 12, shade(wood, 0.04), 1, [1, 1]);
  e.p.line(points([x, y - 168, x, y - 110]), 3.4, d.tone('#d8c090'), 1, [1, 1]);
  e.p.form(points([x - 24, y - 112, x + 24, y - 112, x + 18, y - 72, x - 18, y - 72]), wood, { depth: 6 });
  fill(e, ellipse(x, y - 62, 98, 22), shade(stone, 0.22));
  const ring = outline([
    x - 100,
    y - 62,
    x - 50,
    y - 44,
    x,
    y - 40,
    x + 50,
    y - 44,
    x + 100,
    y - 62,
    x + 96,
    y - 14,
    x + 50,
    y + 6,
    x,
    y + 10,
    x - 50,
    y + 6,
    x - 96,
    y - 14,
  ]);
  e.p.form(ring, stone, { depth: 16 });
  clipTo(e, ring, () => {
    for (let j = 0; j < 2; j++)
      for (let i = 0; i < 6; i++)
        fill(
          e,
          ellipse(x - 90 + i * 36 + j * 18, y - 30 + j * 24, 16, 10),
          i % 2 ? tint(stone, 0.06) : shade(stone, 0.06),
          0.8,
        );
  });
  const roof = d.tone('#b8604f');
  e.p.form(points([x - 118, y - 236, x - 60, y - 300, x + 60, y - 300, x + 118, y - 236]), roof, { depth: 12 });
  for (let i = 0; i < 3; i++)
    fill(e, rectangle(x - 104 + i * 14, y - 252 - i * 16, 208 - i * 28, 2.4), shade(roof, 0.12), 0.8);
}
