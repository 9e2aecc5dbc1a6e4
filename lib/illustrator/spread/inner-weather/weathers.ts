import { ellipse, rectangle, rgba, taper } from '../../paint';
import { dab, disc, type Easel, fill } from '../../stages';
import type { InnerWeather } from './names';
import { paintAir, paintButterfly, paintCloud, paintDrops, paintGust, paintKite, paintSun } from './skies';

function paintFog(e: Easel): void {
  paintAir(e, ['#f2f1f6', '#dcdde9', '#eceaf0']);
  disc(e, 12, 116, 66, 52, '#ff9d3c', 0.85, 0.05);
  const r = e.random('inner-fog');
  for (let i = 0; i < 26; i++)
    dab(
      e,
      'mist',
      r.between(-130, 130),
      r.between(-130, 150),
      60 + r() * 60,
      14 + r() * 16,
      i % 3 ? '#ffffff' : '#c3c6da',
      {
        alpha: 0.55,
        variant: i,
      },
    );
}

function paintSunny(e: Easel): void {
  paintAir(e, ['#4fb4ee', '#9bdcf8', '#fff0b8']);
  paintCloud(e, 58, 84, 62, '#ffffff', '#d3e6f4');
  paintSun(e, -8, 0, 34);
  paintGust(e, -10, 96, 110, '#ffffff', 0.95);
  paintGust(e, 18, 128, 80, '#ffffff', 0.7);
}

function paintWindy(e: Easel): void {
  paintAir(e, ['#1fa6a8', '#5fd0c6', '#c9f2dc']);
  for (const [x, y, long] of [
    [-20, -66, 150],
    [24, -22, 130],
    [-28, 34, 150],
    [20, 78, 140],
    [-10, 128, 120],
  ] as const)
    paintGust(e, x, y, long, '#ffffff', 0.85);
  paintKite(e, 22, -6, 26);
  const r = e.random('inner-leaves');
  for (let i = 0; i < 9; i++)
    fill(e, ellipse(r.between(-100, 100), r.between(-90, 150), 6, 3, r() * 3), i % 2 ? '#f0a43c' : '#d95f3a', 0.95);
}

function paintRainy(e: Easel): void {
  paintAir(e, ['#3a5c9c', '#4f80c4', '#86b4e0']);
  paintCloud(e, 0, -66, 150, '#dfe7f4', '#8fa2c6');
  paintDrops(e, 'rain', 60, '#e6f3ff', -40);
  for (const [x, y, w] of [
    [-40, 120, 26],
    [30, 138, 32],
    [0, 108, 18],
  ] as const)
    e.p.edge(ellipse(x, y, w, w * 0.3), '#e9f5ff', 2, 0.8);
}

const BOLT = [
  [14, -46],
  [-26, 34],
  [-2, 30],
  [-22, 104],
  [40, 10],
  [12, 14],
  [38, -46],
] as const;

function paintStormy(e: Easel): void {
  paintAir(e, ['#2a1553', '#55308f', '#8f56b8']);
  paintCloud(e, 20, -70, 170, '#6d4fa6', '#2b1a56');
  disc(e, 6, 30, 110, 120, '#ffe36a', 0.4, 0.05);
  fill(e, BOLT, '#ffe14a');
  fill(
    e,
    BOLT.map(([x, y]) => [x * 0.72 + 2, y * 0.88 + 4] as const),
    '#fff8cf',
    0.85,
  );
  paintDrops(e, 'storm', 26, '#cdb8f4');
}

/** The fifth one has left: it flies outside. */
function paintSpring(e: Easel): void {
  paintAir(e, ['#ffe9a8', '#ffd0d8', '#c6ecb4']);
  for (const [i, [x, y, size, turn]] of (
    [
      [-26, -28, 27, -0.5],
      [30, 6, 24, 0.5],
      [-22, 52, 22, 0.2],
      [26, 84, 26, -0.3],
    ] as const
  ).entries())
    paintButterfly(e, x, y, size, turn, i);
}

function paintQuiet(e: Easel): void {
  paintAir(e, ['#fffdf6', '#fff8ea', '#fdf2df']);
  disc(e, 0, 40, 120, 120, '#ffe9b4', 0.5, 0.1);
}

/** An empty place on a chair, and somebody with a red umbrella who is far. */
function paintMissed(e: Easel): void {
  const wood = '#22304a';
  e.p.in(-34, 118, 0, 1, 1, () => {
    fill(e, rectangle(-26, -88, 7, 88), wood);
    fill(e, rectangle(-26, -40, 54, 8), wood);
    fill(e, rectangle(20, -38, 7, 38), wood);
    for (const y of [-84, -68]) fill(e, rectangle(-26, y, 12, 6), wood);
  });
  e.p.in(46, 112, 0, 1, 1, () => {
    fill(
      e,
      taper(
        [
          [0, -54],
          [0, -4],
        ],
        [8, 15],
      ),
      '#33456a',
    );
    fill(e, ellipse(0, -62, 8.5), '#e9d8cc');
    fill(e, ellipse(0, -66, 9, 6), '#dfe3ea');
    fill(
      e,
      taper(
        [
          [9, -40],
          [13, -92],
        ],
        [1.3, 1.3],
      ),
      '#5a3a34',
    );
    const dome = ellipse(12, -84, 34, 25).filter(([, y]) => y <= -83);
    fill(e, dome, '#e2332d');
  });
}

function paintLongRain(e: Easel): void {
  paintAir(e, ['#4c5f80', '#6c83a6', '#a3b6cc']);
  paintCloud(e, 10, -92, 190, '#a4b2c8', '#5d6f8e');
  paintMissed(e);
  const r = e.random('inner-long-rain');
  for (let i = 0; i < 90; i++) {
    const [x, y] = [r.between(-150, 150), r.between(-90, 200)];
    fill(
      e,
      taper(
        [
          [x, y],
          [x - 2, y + 16],
        ],
        [0.5, 0.9],
      ),
      rgba('#e4eefa', 0.5 + r() * 0.3),
    );
  }
}

function paintClearing(e: Easel): void {
  paintAir(e, ['#8fc4e8', '#c6e8f4', '#ffedb6']);
  paintSun(e, 0, 14, 32);
  paintCloud(e, 34, -44, 84, '#ffffff', '#c4d6e8');
  paintGust(e, -8, 100, 100, '#ffffff', 0.9);
  paintDrops(e, 'clearing', 10, '#4f8fd0', -30);
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
