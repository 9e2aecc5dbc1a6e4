import { ellipse, mix, rectangle, rgba, shade, tint } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { type Easel, fill, glow, linear } from '../kit/easel';
import { foliage } from '../kit/foliage';
import { contactShadow, pool } from '../kit/ground';
import { curve, outline, points } from '../kit/outline';
import { mist } from '../kit/sky';
import { defineStage } from '../model';
import { birds, clouds, lightOf, places, ridge, sunAt, sunlit } from '../nature/kit/scene';
import { cypress, palm } from '../nature/kit/trees';
import { sittingCat } from '../rooms/kit/cat';
import { potPlant } from '../rooms/kit/plants';
import { twinkle } from '../worlds/kit-cosmos';
import { door, facade } from './kit-houses';
import { bouquet } from './kit-shops';
import { asRoom, corners, garland, paving, walkingCat } from './kit-street';
import { rug, telescope } from './kit-terrace';
import { clothLine } from './kit-yard';

/** A roof terrace over an old town with cats and drying cloths; the sky above y 300 is calm, for text. */
export const rooftops = defineStage<Daylight>({
  palettes: daylight('night', 'dusk', 'day', 'dawn'),
  slots: {
    ...places({ far: { x: 560, y: 922, scale: 0.84 } }),
    // Sitting on the wall with the town behind.
    wall: { x: 690, y: 802, scale: 1, afloat: true, depth: 870 },
    // Looking through the telescope.
    telescope: { x: 1010, y: 1000, scale: 1.25 },
    // Lying or sitting on the rug among the cushions.
    rug: { x: 300, y: 1120, scale: 1.4 },
  },
  light: (d) => lightOf(d, d.lampsLit ? [{ x: 220, y: 560, reach: 760, colour: '#ffb769', power: 0.65 }] : []),
  back(e, d) {
    openSky(e, d, 660, sunAt(d, 600));
    clouds(e, d, [
      [480, 190, 340, 66],
      [860, 300, 340, 62],
    ]);
    if (d.time === 'night')
      for (const [x, y, s] of [
        [380, 130, 12],
        [560, 250, 14],
        [700, 110, 11],
        [460, 330, 9],
        [1110, 360, 12],
      ] as const)
        twinkle(e, x, y, s, '#fff3cf');
    birds(
      e,
      [
        [620, 370, 15],
        [660, 354, 12],
        [590, 352, 11],
      ],
      mix(d.tone('#4a4a60'), d.haze, 0.35),
    );
    ridge(e, d, 'hills', points([-60, 560, 200, 530, 440, 560, 700, 510, 960, 550, 1260, 520]), '#93a690', 0.7, 160);
    town(e, d);
    parapet(e, d);
    paving(e, d, 'tiles', points([-40, 868, 1240, 868, 1240, 1300, -40, 1300]), 868, '#d8a884', { row: 12 });
    terrace(e, d);
    pool(e, 600, 1070, 430, d.lampsLit ? '#ffb860' : d.glow, 0.5);
  },
  front(e, d) {
    for (const [x, y, s, kind] of [
      [1130, 1226, 190, 'broad'],
      [1040, 1222, 110, 'round'],
      [40, 1226, 150, 'spiky'],
    ] as const)
      potPlant(e, asRoom(d), x, y, s, { kind, pot: '#c8704c' });
    bouquet(e, d, 132, 1226, 120, '#f08aa4', '#6f9aa4');
    corners(e, d);
  },
});

/** The old town in rows: flat roofs, tiled roofs and domes, paler with the distance. */
function town(e: Easel, d: Daylight) {
  const walls = ['#f2dcb8', '#e8c8a0', '#f6e6cc', '#e4b894', '#d8d0c4'] as const;
  const rows = [
    [650, 0.56, 76, 84],
    [730, 0.4, 108, 118],
    [830, 0.24, 150, 160],
  ] as const;
  rows.forEach(([base, depth, w, h], row) => {
    const r = e.random(`row${row}`);
    let i = row;
    for (let x = -60 + row * 22; x < 1230; x += w * (0.86 + r() * 0.1)) {
      const tall = h * (0.8 + r() * 0.6);
      const tiled = i % 3 === 1;
      const wall = walls[i % walls.length] ?? walls[0];
      if (i % 4 === 2) dome(e, d, x + w * 0.5, base - tall, w * 0.36, i % 8 === 2 ? '#6fa0a8' : '#e6cfa8', depth);
      facade(e, d, `t${row}:${i}`, x, base, w, tall, {
        wall,
        roof: '#b8684f',
        top: tiled ? 'hip' : 'flat',
        rise: w * 0.22,
        cols: 2,
        rows: tall > h ? 2 : 1,
        arched: i % 2 === 0,
        depth,
        ...(i % 3 === 0 && { shutters: '#6f98a4' }),
      });
      i++;
    }
    if (row === 0) for (const x of [330, 700, 980]) cypress(e, d, `c${x}`, x, base + 20, 110, 0.45);
    if (row === 1) palm(e, d, 'palm', 850, base + 10, 190, { depth: 0.32, lean: 16 });
    mist(e, base, 40, d.haze, 0.24, 6);
  });
}

function dome(e: Easel, d: Daylight, x: number, y: number, r: number, colour: string, depth: number) {
  e.p.form(
    outline([
      x - r,
      y + 4,
      x - r * 0.94,
      y - r * 0.5,
      x - r * 0.5,
      y - r * 0.92,
      x,
      y - r * 1.06,
      x + r * 0.5,
      y - r * 0.92,
      x + r * 0.94,
      y - r * 0.5,
      x + r,
      y + 4,
    ]),
    d.far(colour, depth),
    { depth: r * 0.24 },
  );
  fill(e, ellipse(x, y - r * 1.1, r * 0.08, r * 0.12), d.far('#e8c46c', depth * 0.6));
}

/** The low wall of the terrace with its cats. */
function parapet(e: Easel, d: Daylight) {
  const wall = d.tone('#efd9b8');
  fill(
    e,
    rectangle(-40, 800, 1280, 74),
    linear(e, 0, 800, 0, 874, [
      [0, wall],
      [1, shade(wall, 0.09)],
    ]),
  );
  const r = e.random('parapet');
  for (let i = 0; i < 40; i++)
    fill(
      e,
      rectangle(-40 + r() * 1260, 806 + Math.floor(r() * 3) * 22, 46, 18),
      r() > 0.5 ? tint(wall, 0.04) : shade(wall, 0.04),
      0.6,
    );
  fill(e, rectangle(-40, 788, 1280, 16), mix(tint(wall, 0.05), d.glow, 0.16));
  fill(
    e,
    rectangle(-40, 868, 1280, 30),
    linear(e, 0, 868, 0, 898, [
      [0, rgba(d.shadow, 0.34)],
      [1, rgba(d.shadow, 0)],
    ]),
  );
  walkingCat(e, d, 470, 789, 0.95, '#e09a58');
  sittingCat(e, asRoom(d), 796, 790, 66, '#6a6472');
  sittingCat(e, asRoom(d), 848, 790, 48, '#f2e6d6');
  for (const [x, c] of [
    [390, '#f08a5c'],
    [1080, '#e8709a'],
    [1150, '#f6c850'],
  ] as const)
    bouquet(e, d, x, 790, 74, c, '#b5684a');
}

/** The stair house with its lamp, the cloths, a rug with cushions and a telescope. */
function terrace(e: Easel, d: Daylight) {
  facade(e, d, 'stair', -80, 930, 300, 480, {
    wall: '#f4e2c4',
    top: 'flat',
    cols: 1,
    rows: 1,
    foot: 260,
    arched: true,
    shutters: '#5f94a0',
  });
  door(e, d, 50, 930, 104, 220, '#4f8a98');
  e.p.line(curve([196, 640, 216, 628, 226, 650]), 5, d.tone('#4a4450'), 1, [1, 1, 1]);
  if (d.lampsLit) glow(e, 226, 674, 260, '#ffb058', 0.55);
  fill(
    e,
    outline([210, 656, 226, 646, 242, 656, 238, 694, 226, 702, 214, 694]),
    d.lampsLit ? '#fff0c0' : d.tone('#e8c878'),
  );
  foliage(e, 'vine', 30, 470, 130, 50, d.tone('#5f9450'), {
    body: false,
    count: 60,
    size: 20,
    lit: sunlit(d, '#c8dc74', 0.5),
    warmth: 0.5,
  });
  foliage(e, 'vine2', 206, 560, 34, 120, d.tone('#5f9450'), {
    body: false,
    count: 44,
    size: 17,
    lit: sunlit(d, '#c8dc74', 0.5),
    warmth: 0.5,
  });
  const r = e.random('bougainvillea');
  for (let i = 0; i < 60; i++) {
    const [x, y] = i % 2 ? [30 + r.bell() * 130, 474 + r.bell() * 50] : [206 + r.bell() * 34, 560 + r.bell() * 120];
    fill(e, ellipse(x, y, 7, 6, r() * 3, 10), d.tone(i % 3 ? '#e0609c' : '#f08ab8'));
  }
  garland(e, d, [220, 520], [1240, 470], 90, { size: 11, step: 74 });
  clothLine(e, d, 900, 640, 1220, 620, 104);
  contactShadow(e, 230, 1050, 240, d.shadow, 0.2);
  rug(e, d, 230, 1056, 400, 96);
  for (const [x, y, c] of [
    [110, 1040, '#e0a040'],
    [196, 1022, '#c8504f'],
    [280, 1018, '#4f8a94'],
  ] as const)
    e.p.form(
      outline([
        x - 50,
        y - 46,
        x,
        y - 54,
        x + 50,
        y - 46,
        x + 56,
        y - 20,
        x + 48,
        y + 6,
        x,
        y + 2,
        x - 48,
        y + 6,
        x - 56,
        y - 20,
      ]),
      d.tone(c),
      { depth: 13 },
    );
  telescope(e, d, 1100, 1010);
}
