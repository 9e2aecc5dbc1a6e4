import { ellipse, rgba, taper } from '@/lib/illustrator/paint';
import { dab, disc, type Easel, fill } from '../easel';
import { paintMissed } from './missed';
import type { InnerWeather } from './names';
import { paintAir, paintButterfly, paintCloud, paintDrop, paintDrops, paintGust, paintKite, paintSun } from './skies';

function paintFog(e: Easel): void {
  paintAir(e, ['#f2f1f6', '#dcdde9', '#eceaf0']);
  disc(e, 4, 44, 62, 50, '#ff9d3c', 0.95, 0.05);
  const r = e.random('inner-fog');
  for (let i = 0; i < 26; i++) {
    const colour = i % 3 ? '#ffffff' : '#b9bdd4';
    const [x, y] = [r.between(-80, 80), r.between(-90, 110)];
    dab(e, 'mist', x, y, 36 + r() * 40, 7 + r() * 9, colour, { alpha: 0.6, variant: i });
  }
}

function paintSunny(e: Easel): void {
  paintAir(e, ['#3fa6e8', '#8fd6f8', '#fff0b8']);
  paintSun(e, -4, -12, 31);
  paintCloud(e, 40, 30, 44, '#ffffff', '#d3e6f4');
  paintGust(e, -20, 62, 74, '#ffffff');
  paintGust(e, 22, 84, 56, '#ffffff', 0.8);
}

function paintWindy(e: Easel): void {
  paintAir(e, ['#1fa6a8', '#5fd0c6', '#c9f2dc']);
  for (const [x, y, long] of [
    [-14, -52, 66],
    [12, 30, 72],
    [-14, 58, 66],
    [10, 92, 60],
  ] as const)
    paintGust(e, x, y, long, '#ffffff', 0.9);
  paintKite(e, 4, -16, 19);
  const r = e.random('inner-leaves');
  for (let i = 0; i < 9; i++)
    fill(e, ellipse(r.between(-60, 60), r.between(-60, 110), 4, 2.2, r() * 3), i % 2 ? '#f0a43c' : '#d95f3a', 0.95);
}

function paintRainy(e: Easel): void {
  paintAir(e, ['#3a66b4', '#4f8ed8', '#9cc9ee']);
  paintCloud(e, 0, -44, 88, '#e6edf8', '#93a6c9');
  paintDrops(e, 'rain', 90, '#eaf5ff', -22);
  for (const [x, y, w] of [
    [-20, 92, 16],
    [18, 104, 20],
  ] as const)
    e.p.edge(ellipse(x, y, w, w * 0.3), '#e9f5ff', 1.6, 0.85);
}

const BOLT = [
  [10, -34],
  [-18, 18],
  [-2, 16],
  [-16, 66],
  [26, 6],
  [8, 8],
  [26, -34],
] as const;

function paintStormy(e: Easel): void {
  paintAir(e, ['#2a1553', '#55308f', '#8f56b8']);
  paintCloud(e, 6, -46, 84, '#7757b0', '#2b1a56');
  disc(e, 4, 16, 70, 80, '#ffe36a', 0.45, 0.05);
  e.p.in(0, 0, 0, 1.35, 1.2, () => {
    fill(e, BOLT, '#ffe14a');
    fill(
      e,
      BOLT.map(([x, y]) => [x * 0.7 + 1, y * 0.88 + 2] as const),
      '#fff8cf',
      0.85,
    );
  });
  paintDrops(e, 'storm', 40, '#cdb8f4');
}

/** All at once, over hills: sun, rain and a little wind; the rainbow comes out of it on the left. */
function paintChangeable(e: Easel): void {
  paintAir(e, ['#1f86dc', '#7fd0f8', '#fff1bd']);
  paintSun(e, 22, -30, 30);
  fill(e, ellipse(-60, 128, 130, 74), '#6fb653');
  fill(e, ellipse(70, 140, 120, 78), '#4f9c4c');
  paintCloud(e, -26, 6, 70, '#ffffff', '#9aa6d4');
  for (const [x, y, size] of [
    [-46, 40, 0.9],
    [-30, 52, 1.1],
    [-12, 42, 0.9],
    [-38, 68, 1],
    [-18, 70, 1],
  ] as const)
    paintDrop(e, x, y, size);
  paintGust(e, 26, 40, 56, '#ffffff');
}

/** The fifth one has left: it flies outside. */
function paintSpring(e: Easel): void {
  paintAir(e, ['#ffe9a8', '#ffd0d8', '#c6ecb4']);
  for (const [i, [x, y, size, turn]] of (
    [
      [-22, -44, 25, -0.4],
      [26, -12, 23, 0.4],
      [-26, 24, 22, 0.2],
      [20, 58, 24, -0.3],
    ] as const
  ).entries())
    paintButterfly(e, x, y, size, turn, i);
}

function paintQuiet(e: Easel): void {
  paintAir(e, ['#ffe2bd', '#ffc893', '#ffb072']);
  paintSun(e, 0, 30, 17);
  fill(e, ellipse(-40, 118, 130, 62), '#f2b27a');
  fill(e, ellipse(60, 124, 110, 56), '#e8a06c');
}

function paintLongRain(e: Easel): void {
  paintAir(e, ['#4a648f', '#7f9cc4', '#b4c8de']);
  disc(e, 0, -78, 90, 30, '#2f4266', 0.6, 0.1);
  paintMissed(e);
  const r = e.random('inner-long-rain');
  for (let i = 0; i < 130; i++) {
    const [x, y] = [r.between(-110, 110), r.between(-80, 130)];
    fill(
      e,
      taper(
        [
          [x, y],
          [x - 2.2, y + 14],
        ],
        [0.4, 1.3],
      ),
      rgba('#e8f1fb', 0.5 + r() * 0.3),
    );
  }
}

function paintClearing(e: Easel): void {
  paintAir(e, ['#6f9fd0', '#a9d8ee', '#ffe9a6']);
  disc(e, 0, -64, 70, 26, '#5a789f', 0.5, 0.1);
  paintSun(e, 4, 30, 28);
  paintCloud(e, -18, -22, 52, '#f6f9fd', '#b8c9de');
  paintGust(e, -2, 78, 56, '#ffffff');
  paintDrops(e, 'clearing', 22, '#e9f5ff', -30);
  for (const [x, y, size] of [
    [-46, 2, 1],
    [-30, 46, 1.2],
    [44, -14, 1.1],
    [50, 40, 0.9],
    [-4, -54, 0.9],
    [-52, 84, 1],
    [34, 92, 1.1],
  ] as const)
    paintDrop(e, x, y, size);
}

/** How each of them is painted, around the tummy at 0, 0. */
export const INNER_WEATHERS: Readonly<Record<InnerWeather, (e: Easel) => void>> = {
  fog: paintFog,
  sun: paintSunny,
  changeable: paintChangeable,
  wind: paintWindy,
  rain: paintRainy,
  storm: paintStormy,
  butterflies: paintSpring,
  quiet: paintQuiet,
  longRain: paintLongRain,
  clearing: paintClearing,
};
