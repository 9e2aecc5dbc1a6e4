import { ellipse, mix, rgba, shade, tint } from '@/lib/illustrator/paint';
import { cumulus } from '../kit/cumulus';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { clipTo, dab, type Easel, fill, glow, linear } from '../kit/easel';
import { foliage, grass } from '../kit/foliage';
import { flowers } from '../kit/ground';
import { outline, points } from '../kit/outline';
import { mist } from '../kit/sky';
import { swarm } from '../kit/sparks';
import { defineStage } from '../model';
import { farHouse } from '../nature/kit/houses';
import { lightOf, sideOf, sunlit } from '../nature/kit/scene';
import { leafTree } from '../nature/kit/trees';
import { balloon, geese, kite } from './kit-air';

const cloudTones = (d: Daylight) => {
  const [top, middle, low] = d.sky;
  return {
    dawn: { lit: '#fffaf0', body: '#fbd9d0', under: '#c7a2c4' },
    day: { lit: '#ffffff', body: '#eef5fb', under: '#a9cbe8' },
    dusk: { lit: '#ffdcae', body: '#f0a0a0', under: '#8a5f9c' },
    night: { lit: mix(low, d.glow, 0.5), body: mix(middle, low, 0.6), under: mix(top, middle, 0.6) },
  }[d.time];
};

/** High above the clouds, among floating islands; figures fly. The sky above y 280 is calm, for text. */
export const cloudSky = defineStage<Daylight>({
  palettes: daylight('day', 'dawn', 'dusk', 'night'),
  float: 1,
  slots: {
    // In the order of their depth: nobody floats before the hero's face unless nearer.
    left: { x: 300, y: 900, scale: 1.45, afloat: true, depth: 900 },
    middle: { x: 590, y: 930, scale: 1.65, afloat: true, depth: 930 },
    right: { x: 890, y: 910, scale: 1.45, afloat: true, depth: 895 },
    far: { x: 420, y: 690, scale: 0.78, afloat: true, depth: 690 },
    air: { x: 880, y: 500, scale: 1.2, afloat: true, depth: 1500 },
    // Standing or sitting on the near cloud.
    cloud: { x: 350, y: 1090, scale: 1.4, afloat: true, depth: 1095 },
    // At home on the green island.
    island: { x: 1010, y: 596, scale: 0.62, afloat: true, depth: 610 },
  },
  light: (d) => lightOf(d),
  back(e, d) {
    const c = cloudTones(d);
    const sun =
      d.time === 'day' ? ([250, 150] as const) : d.time === 'night' ? ([250, 190] as const) : ([760, 640] as const);
    openSky(e, d, 1000, sun);
    const air = (share: number) => ({
      lit: mix(c.lit, d.sky[2], share),
      body: mix(c.body, d.sky[2], share),
      under: mix(c.under, d.sky[2], share),
    });
    const side = sideOf(d);
    rainbow(e, d);
    for (const [x, y, w, h] of [
      [120, 400, 280, 70],
      [560, 250, 220, 44],
      [1130, 250, 260, 66],
    ] as const)
      cumulus(e, `high${x}`, x, y, w, h, air(0.4), { side, puffs: 24 });
    for (const [x, y, w, h] of [
      [60, 800, 460, 150],
      [420, 780, 380, 110],
      [760, 790, 420, 130],
      [1120, 800, 440, 160],
    ] as const)
      cumulus(e, `sea${x}`, x, y, w, h, air(0.45), { side, puffs: 30 });
    mist(e, 800, 90, d.haze, 0.5, 10);
    balloon(e, d, 430, 400, 150, ['#e8604f', '#fbe3a8', '#f2a04c', '#fbe3a8'], 0.3);
    balloon(e, d, 590, 520, 66, ['#6f9fd8', '#f6ead8', '#8f7fc8'], 0.5);
    balloon(e, d, 1130, 380, 54, ['#f0b54a', '#f6ead8', '#e58ca0'], 0.55);
    geese(e, 720, 350, 17, mix(d.tone('#5a6078'), d.haze, 0.25));
    island(e, d, 1000, 620, 1);
    islet(e, d, 150, 620, 0.5);
    kite(e, d, 236, 470, 40, 0.4, ['#f0654f', '#ffd35c'], [176, 592]);
    for (const [x, y, w, h] of [
      [1010, 950, 620, 190],
      [210, 960, 620, 200],
      [620, 990, 560, 130],
    ] as const)
      cumulus(e, `mid${x}`, x, y, w, h, air(0.16), { side, puffs: 46 });
    mist(e, 1000, 110, c.body, 0.6, 12);
    for (const [x, y, w, h] of [
      [300, 1150, 640, 210],
      [900, 1170, 680, 220],
    ] as const)
      cumulus(e, `near${x}`, x, y, w, h, c, { side, puffs: 60 });
    if (d.time === 'night') swarm(e, 'dust', 26, 2.4, (r) => [r() * 1200, 300 + r() * 700], { colour: '#fff0c0' });
  },
  front(e, d) {
    const c = cloudTones(d);
    const side = sideOf(d);
    cumulus(e, 'frontl', 30, 1260, 480, 180, c, { side, puffs: 40 });
    cumulus(e, 'frontr', 1180, 1260, 520, 200, c, { side, puffs: 24 });
    cumulus(e, 'frontm', 600, 1290, 620, 130, c, { side, puffs: 22 });
    glow(e, 600, 640, 700, d.glow, 0.06);
  },
});

/** A far arc of colours, whole by day, faint at other hours. */
function rainbow(e: Easel, d: Daylight) {
  if (d.lampsLit) return;
  for (const [i, colour] of ['#f08a8a', '#f6b87a', '#f8e28a', '#9cd8a0', '#8cc0f0', '#b8a0e8'].entries()) {
    e.c.save();
    e.c.globalAlpha *= 0.2;
    e.c.strokeStyle = colour;
    e.c.lineWidth = 15;
    e.c.beginPath();
    e.c.arc(430, 900, 560 - i * 14, Math.PI * 1.02, Math.PI * 1.98);
    e.c.stroke();
    e.c.restore();
  }
}

/** Earth under an island: a cone of rock with roots and strata. */
function underside(e: Easel, d: Daylight, x: number, y: number, w: number, h: number) {
  const rock = d.far('#a08478', 0.14);
  const shape = outline([
    x - w,
    y,
    x - w * 0.8,
    y + h * 0.3,
    x - w * 0.5,
    y + h * 0.46,
    x - w * 0.3,
    y + h * 0.8,
    x,
    y + h,
    x + w * 0.24,
    y + h * 0.72,
    x + w * 0.5,
    y + h * 0.5,
    x + w * 0.84,
    y + h * 0.26,
    x + w,
    y,
    x,
    y - h * 0.05,
  ]);
  e.p.form(shape, rock, { depth: w * 0.16, softness: w * 0.12 });
  const r = e.random(`under${x}`);
  clipTo(e, shape, () => {
    for (let i = 0; i < 26; i++)
      dab(
        e,
        'dry',
        x + r.bell() * w,
        y + r() * h * 0.9,
        w * 0.2,
        h * 0.035,
        i % 2 ? tint(rock, 0.07) : shade(rock, 0.08),
        { alpha: 0.5, variant: i, rotate: r.bell() * 0.4 },
      );
  });
}

/** The green island with a cottage, a tree and a stream that falls into the clouds. */
function island(e: Easel, d: Daylight, x: number, y: number, k: number) {
  e.p.in(x, y, 0, k, k, () => {
    underside(e, d, 0, 0, 190, 200);
    const green = d.far('#8cbc5c', 0.12);
    e.p.form(
      outline([-200, 6, -150, -22, -40, -36, 80, -32, 170, -16, 204, 8, 150, 26, 40, 34, -90, 32, -170, 24]),
      green,
      { depth: 14, lightColor: mix(tint(green, 0.06), d.glow, 0.3) },
    );
  });
  const fall = mix(d.sky[2], '#ffffff', d.time === 'night' ? 0.1 : 0.6);
  const stream = outline([
    x - 44,
    y + 20,
    x - 20,
    y + 24,
    x - 12,
    y + 90,
    x - 8,
    y + 190,
    x - 50,
    y + 190,
    x - 46,
    y + 90,
  ]);
  fill(
    e,
    stream,
    linear(e, 0, y + 20, 0, y + 190, [
      [0, fall],
      [0.5, rgba(fall, 0.75)],
      [1, rgba(fall, 0)],
    ]),
  );
  for (let i = 0; i < 6; i++)
    dab(e, 'mist', x - 30 + i * 3, y + 170 + i * 5, 40, 16, d.haze, { alpha: 0.5, variant: i });
  leafTree(e, d, 'isle', x - 116, y - 6, 170, { depth: 0.1, leaf: '#74ac54', touches: 26, fruit: '#e8604f' });
  farHouse(e, d, x + 66, y - 4, 92, { depth: 0.08, wall: '#f8ecd8', roof: '#d0684f' });
  grasses(e, d, x, y + 18, 180);
  flowers(
    e,
    'isle',
    [
      [x - 60, y + 16, 6],
      [x - 8, y + 22, 7],
      [x + 130, y + 14, 6],
      [x + 30, y + 20, 5],
    ],
    [d.tone('#fff2e0'), d.tone('#f28aa0')],
    d.tone('#5f8a44'),
  );
}

/** A small island where somebody has tied a kite. */
function islet(e: Easel, d: Daylight, x: number, y: number, k: number) {
  underside(e, d, x, y, 170 * k, 190 * k);
  const green = d.far('#8cbc5c', 0.16);
  e.p.form(
    outline([
      x - 180 * k,
      y + 4,
      x - 100 * k,
      y - 26 * k,
      x + 60 * k,
      y - 30 * k,
      x + 180 * k,
      y + 2,
      x + 60 * k,
      y + 28 * k,
      x - 90 * k,
      y + 26 * k,
    ]),
    green,
    { depth: 9 },
  );
  e.p.line(points([x + 26, y - 8, x + 26, y - 30]), 5, d.tone('#8a6448'), 1, [1, 1]);
  foliage(e, 'islet', x - 34, y - 22, 34, 24, d.far('#6aa050', 0.1), {
    count: 26,
    size: 11,
    lit: sunlit(d, '#cfe078', 0.5),
    warmth: 0.5,
  });
  fill(e, ellipse(x + 50, y - 8, 7, 6), d.tone('#fff4e4'));
  grasses(e, d, x, y + 10, 80);
}

function grasses(e: Easel, d: Daylight, x: number, y: number, half: number) {
  e.c.save();
  e.c.beginPath();
  e.c.rect(x - half, y - 60, half * 2, 80);
  e.c.clip();
  grass(e, `tuft${x}`, y - 14, y + 8, d.far('#9cc464', 0.12), d.far('#6f9f48', 0.12), {
    rows: 2,
    size: [12, 16],
    density: 0.7,
    lit: sunlit(d, '#e6f08a', 0.5),
    alpha: 0.9,
  });
  e.c.restore();
}
