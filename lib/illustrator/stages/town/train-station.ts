import { ellipse, mix, rectangle, rgba, shade, tint } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { clipTo, dab, type Easel, fill, glow, linear, unmirrored } from '../kit/easel';
import { fir } from '../kit/foliage';
import { pool } from '../kit/ground';
import { arch, curve, outline, points } from '../kit/outline';
import { defineStage } from '../model';
import { clouds, lightOf, places, ridge, sunAt, sunlit } from '../nature/kit/scene';
import { leafTree } from '../nature/kit/trees';
import { sittingCat } from '../rooms/kit/cat';
import { facade } from './kit-houses';
import { bouquet } from './kit-shops';
import { asRoom, bench, corners, paving, streetLamp } from './kit-street';
import { engine, railCarriage, steam, suitcase, track } from './kit-train';

/** An old platform with a steam train; the sky between the roof and the hills is calm to y 300, for text. */
export const trainStation = defineStage<Daylight>({
  palettes: daylight('day', 'dawn', 'dusk', 'night'),
  slots: {
    ...places({
      left: { x: 250, y: 1090, scale: 1.6 },
      middle: { x: 540, y: 1105, scale: 1.75 },
      far: { x: 610, y: 918, scale: 0.84 },
    }),
    // At the first window of the coach, clear of the street lamp, looking out: the side of the coach hides the body.
    train: { x: 1035, y: 800, scale: 0.5, afloat: true, depth: 700 },
    // In the cab of the engine.
    cab: { x: 932, y: 792, scale: 0.5, afloat: true, depth: 700 },
    // Sitting on the bench under the clock.
    bench: { x: 206, y: 934, scale: 1.05, afloat: true, depth: 975 },
    // On top of the suitcases: a cat, a toy, a hat.
    luggage: { x: 1048, y: 990, scale: 0.8, afloat: true, depth: 1090 },
  },
  light: (d) =>
    lightOf(
      d,
      d.lampsLit
        ? [
            { x: 210, y: 500, reach: 620, colour: '#ffb769', power: 0.6 },
            { x: 1180, y: 560, reach: 620, colour: '#ffb769', power: 0.55 },
          ]
        : [],
    ),
  back(e, d) {
    openSky(e, d, 700, sunAt(d, 600));
    clouds(e, d, [
      [640, 190, 360, 70],
      [980, 290, 320, 60],
    ]);
    ridge(
      e,
      d,
      'far',
      points([-60, 560, 240, 500, 480, 440, 640, 500, 820, 420, 1000, 490, 1260, 450]),
      '#8ea4c4',
      0.72,
      220,
    );
    ridge(e, d, 'near', points([-60, 640, 300, 600, 560, 640, 820, 590, 1260, 620]), '#8cb080', 0.42, 160);
    for (const [x, h] of [
      [470, 90],
      [520, 120],
      [574, 84],
      [1010, 110],
      [1070, 150],
      [1130, 120],
      [1190, 160],
    ] as const)
      fir(e, `fir${x}`, x, 720, h, d.far('#4f8068', 0.34), {
        light: [-0.5, -0.6],
        lit: sunlit(d, '#a8c880', 0.4),
        warmth: 0.3,
      });
    leafTree(e, d, 'tree', 880, 726, 180, { depth: 0.3, touches: 20 });
    fill(
      e,
      rectangle(-40, 712, 1280, 80),
      linear(e, 0, 712, 0, 790, [
        [0, d.far('#9cc078', 0.2)],
        [1, d.far('#7aa060', 0.1)],
      ]),
    );
    track(e, d, 776, 858);
    steam(e, d, 674, 570, 110, 240);
    train(e, d);
    station(e, d);
    const platform = points([-40, 858, 1240, 858, 1240, 1300, -40, 1300]);
    paving(e, d, 'platform', platform, 858, '#d2bfae', { row: 12 });
    fill(e, rectangle(-40, 856, 1280, 14), mix(d.tone('#f4ead8'), d.glow, 0.15));
    fill(e, rectangle(-40, 886, 1280, 7), d.tone('#f0c860'), 0.75);
    bench(e, d, 206, 976, 0.92, '#6f8f7a');
    pool(e, 600, 1080, 430, d.lampsLit ? '#ffb860' : d.glow, 0.5);
  },
  over: {
    depth: 705,
    paint(e, d) {
      for (const [x, y, w] of [
        [986, 710, 300],
        [840, 679, 146],
      ] as const)
        clipTo(e, rectangle(x, y, w, 856 - y), () => train(e, d));
      streetLamp(e, d, 1180, 930, 400);
    },
  },
  front(e, d) {
    suitcase(e, d, 1090, 1186, 210, 120, '#b5704a');
    suitcase(e, d, 1050, 1068, 150, 84, '#4f8a8c');
    suitcase(e, d, 1180, 1200, 90, 140, '#d8a04c');
    bouquet(e, d, 70, 1216, 170, '#f08a9a', '#b5704f');
    bouquet(e, d, 168, 1226, 130, '#ffd060', '#b5704f');
    corners(e, d);
  },
});

/** The engine and its first coach. */
function train(e: Easel, d: Daylight) {
  engine(e, d, 650, 842, 0.82);
  railCarriage(e, d, 988, 842, 470, 0.82, ['#c2604c', '#f4dca8']);
}

/** The station house on the left with its roof, clock and hanging baskets. */
function station(e: Easel, d: Daylight) {
  facade(e, d, 'house', -60, 866, 380, 420, {
    wall: '#e8b48c',
    roof: '#8a5f5c',
    rise: 120,
    cols: 3,
    rows: 1,
    foot: 260,
    arched: true,
    frame: '#fff4e0',
    chimney: 0.3,
  });
  for (const x of [20, 168]) {
    fill(e, arch(x - 8, 866, 108, 214), d.tone('#fff0dc'));
    const door = arch(x, 866, 92, 204);
    fill(e, door, d.lampsLit ? '#f8c476' : d.tone('#6a7f88'));
    clipTo(e, door, () => {
      fill(e, rectangle(x, 770, 92, 100), d.tone('#4f7f78'));
      fill(e, rectangle(x + 44, 650, 5, 220), d.tone('#4f7f78'));
      fill(e, rectangle(x, 712, 92, 6), d.tone('#4f7f78'));
      dab(e, 'soft', x + 24, 700, 40, 80, '#ffffff', { alpha: 0.2 });
    });
    if (d.lampsLit) glow(e, x + 46, 740, 130, '#ffb45a', 0.45);
  }
  canopyRoof(e, d);
  unmirrored(e, 356, () => clock(e, d, 356, 480, 46));
  for (const x of [60, 300]) {
    e.p.line(points([x, 552, x, 584]), 2.4, d.tone('#4a4450'), 1, [1, 1]);
    bouquet(e, d, x, 640, 76, '#f47a9a', '#a8764f');
  }
  sittingCat(e, asRoom(d), 120, 920, 58, '#4f4a56');
}

/** The roof over the platform on iron posts with brackets. */
function canopyRoof(e: Easel, d: Daylight) {
  const iron = d.tone('#3f6a68');
  for (const x of [398]) {
    fill(
      e,
      rectangle(x - 7, 540, 14, 330),
      linear(e, x - 7, 0, x + 7, 0, [
        [0, tint(iron, 0.08)],
        [1, shade(iron, 0.06)],
      ]),
    );
    fill(e, rectangle(x - 12, 846, 24, 22), iron);
    for (const s of [-1, 1]) e.p.line(curve([x, 640, x + s * 18, 590, x + s * 66, 556]), 7, iron, 1, [1, 1, 0.8]);
    e.p.edge(ellipse(x - 30, 586, 13), iron, 4, 1);
    e.p.edge(ellipse(x + 30, 586, 13), iron, 4, 1);
  }
  const tile = d.tone('#6f7f94');
  const roof = points([-60, 430, 380, 452, 486, 530, -60, 530]);
  fill(
    e,
    roof,
    linear(e, 0, 430, 0, 530, [
      [0, mix(tint(tile, 0.06), d.glow, 0.12)],
      [1, shade(tile, 0.05)],
    ]),
  );
  clipTo(e, roof, () => {
    for (let i = 0; i < 16; i++)
      e.p.line(points([-60 + i * 34, 430, -56 + i * 38, 532]), 2, shade(tile, 0.1), 0.7, [1, 1]);
  });
  fill(e, rectangle(-60, 526, 548, 12), d.tone('#fbeeda'));
  for (let i = 0; i < 26; i++)
    fill(
      e,
      outline([-58 + i * 21, 536, -39 + i * 21, 536, -42 + i * 21, 554, -48.5 + i * 21, 560, -55 + i * 21, 554]),
      i % 2 ? d.tone('#fbeeda') : d.tone('#d8705c'),
    );
  fill(
    e,
    rectangle(-60, 560, 440, 60),
    linear(e, 0, 560, 0, 620, [
      [0, rgba(d.shadow, 0.3)],
      [1, rgba(d.shadow, 0)],
    ]),
  );
}

/** A clock without numerals, hung under the roof. */
function clock(e: Easel, d: Daylight, x: number, y: number, r: number) {
  const iron = d.tone('#3f4a52');
  const cy = y + 138;
  e.p.line(points([x, 552, x, cy - r]), 6, iron, 1, [1, 1]);
  if (d.lampsLit) glow(e, x, cy, r * 2.6, '#ffd890', 0.5);
  fill(e, ellipse(x, cy, r * 1.14), iron);
  fill(e, ellipse(x, cy, r * 1.04), d.tone('#d8a84c'));
  e.p.form(ellipse(x, cy, r * 0.94), d.lampsLit ? '#fff2cc' : d.tone('#fdf6e6'), { depth: 6 });
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    fill(e, ellipse(x + Math.cos(a) * r * 0.76, cy + Math.sin(a) * r * 0.76, i % 3 ? r * 0.04 : r * 0.075), iron);
  }
  e.p.line(points([x, cy, x - r * 0.3, cy - r * 0.36]), r * 0.12, iron, 1, [1, 0.8]);
  e.p.line(points([x, cy, x + r * 0.16, cy - r * 0.66]), r * 0.09, iron, 1, [1, 0.7]);
  fill(e, ellipse(x, cy, r * 0.08), iron);
}
