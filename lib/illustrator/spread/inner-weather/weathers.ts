import { ellipse, rectangle, rgba, taper } from '../../paint';
import { dab, disc, type Easel, fill } from '../../stages';
import type { InnerWeather } from './names';
import { paintAir, paintButterfly, paintCloud, paintDrops, paintGust, paintKite, paintSun } from './skies';

function paintFog(e: Easel): void {
  paintAir(e, ['#f2f1f6', '#dcdde9', '#eceaf0']);
  disc(e, 6, 52, 44, 34, '#ff9d3c', 0.95, 0.05);
  const r = e.random('inner-fog');
  for (let i = 0; i < 26; i++) {
    const colour = i % 3 ? '#ffffff' : '#b9bdd4';
    const [x, y] = [r.between(-80, 80), r.between(-90, 110)];
    dab(e, 'mist', x, y, 36 + r() * 40, 7 + r() * 9, colour, { alpha: 0.6, variant: i });
  }
}

function paintSunny(e: Easel): void {
  paintAir(e, ['#3fa6e8', '#8fd6f8', '#fff0b8']);
  paintSun(e, -8, -18, 19);
  paintCloud(e, 24, 24, 34, '#ffffff', '#d3e6f4');
  paintGust(e, -8, 56, 62, '#ffffff');
  paintGust(e, 6, 76, 46, '#ffffff', 0.8);
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
  paintCloud(e, 0, -40, 66, '#e6edf8', '#93a6c9');
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
  fill(e, BOLT, '#ffe14a');
  fill(
    e,
    BOLT.map(([x, y]) => [x * 0.7 + 1, y * 0.88 + 2] as const),
    '#fff8cf',
    0.85,
  );
  paintDrops(e, 'storm', 40, '#cdb8f4');
}

/** The fifth one has left: it flies outside. */
function paintSpring(e: Easel): void {
  paintAir(e, ['#ffe9a8', '#ffd0d8', '#c6ecb4']);
  for (const [i, [x, y, size, turn]] of (
    [
      [-20, -34, 18, -0.4],
      [20, -8, 17, 0.4],
      [-18, 24, 16, 0.2],
      [18, 50, 17, -0.3],
    ] as const
  ).entries())
    paintButterfly(e, x, y, size, turn, i);
}

function paintQuiet(e: Easel): void {
  paintAir(e, ['#fffdf6', '#fff8ea', '#fdf2df']);
  disc(e, 0, 20, 80, 80, '#ffe9b4', 0.6, 0.1);
}

/** An empty place on a chair, and somebody with a red umbrella who is far. */
function paintMissed(e: Easel): void {
  const wood = '#f4e3c6';
  e.p.in(-12, 40, 0, 0.95, 0.95, () => {
    fill(e, rectangle(-16, -56, 4.5, 56), wood);
    fill(e, rectangle(-16, -26, 34, 5), wood);
    fill(e, rectangle(13, -24, 4.5, 24), wood);
    for (const y of [-54, -44]) fill(e, rectangle(-16, y, 8, 4), wood);
  });
  e.p.in(17, 2, 0, 0.85, 0.85, () => {
    fill(
      e,
      taper(
        [
          [0, -30],
          [0, 0],
        ],
        [4, 8.5],
      ),
      '#2c3c60',
    );
    fill(e, ellipse(0, -35, 5), '#f0dccf');
    fill(e, ellipse(0, -37.5, 5.2, 3.4), '#e6e9ee');
    fill(
      e,
      taper(
        [
          [5, -22],
          [6, -52],
        ],
        [1, 1],
      ),
      '#5a3a34',
    );
    const dome = ellipse(5, -48, 21, 15).filter(([, y]) => y <= -47.4);
    fill(e, dome, '#ee2f28');
  });
}

function paintLongRain(e: Easel): void {
  paintAir(e, ['#4a648f', '#7f9cc4', '#b4c8de']);
  disc(e, 0, -78, 90, 30, '#2f4266', 0.6, 0.1);
  disc(e, 17, 3, 20, 5, '#d3e0ee', 0.6, 0.2);
  disc(e, -10, 40, 30, 6, '#3d5480', 0.5, 0.2);
  paintMissed(e);
  const r = e.random('inner-long-rain');
  for (let i = 0; i < 130; i++) {
    const [x, y] = [r.between(-110, 110), r.between(-80, 130)];
    fill(
      e,
      taper(
        [
          [x, y],
          [x - 1.4, y + 11],
        ],
        [0.3, 0.6],
      ),
      rgba('#e8f1fb', 0.5 + r() * 0.3),
    );
  }
}

function paintClearing(e: Easel): void {
  paintAir(e, ['#6f9fd0', '#a9d8ee', '#ffe9a6']);
  disc(e, 0, -64, 70, 26, '#5a789f', 0.5, 0.1);
  paintSun(e, 2, 34, 20);
  paintCloud(e, -16, -18, 40, '#f6f9fd', '#b8c9de');
  paintGust(e, -2, 78, 56, '#ffffff');
  paintDrops(e, 'clearing', 34, '#e9f5ff', -30);
}

/** How each of them is painted, around the tummy at 0, 0. */
export const INNER_WEATHERS: Readonly<Record<InnerWeather, (e: Easel) => void>> = {
  fog: paintFog,
  sun: paintSunny,
  wind: paintWindy,
  rain: paintRainy,
  storm: paintStormy,
  butterflies: paintSpring,
  quiet: paintQuiet,
  longRain: paintLongRain,
  clearing: paintClearing,
};
