import { ellipse, mix, rectangle, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import { blend, clipTo, dab, type Easel, fill, glow, linear, radial } from './kit/easel';
import { fir, foliage, grass } from './kit/foliage';
import { contactShadow, flowers, land, path, pool, stone, veil, verge } from './kit/ground';
import { cloud, mist, moon, sky, stars } from './kit/sky';
import { swarm } from './kit/sparks';
import { canopy } from './kit/wood';
import { defineStage } from './model';

type Colours = { top: string; low: string; far: string; wood: string; grass: string; grassNear: string; path: string; house: string; roof: string; fence: string; lit: string; moonlight: string };

const night: Colours = {
  top: '#12204f',
  low: '#6f8fc4',
  far: '#3c5a90',
  wood: '#1d3560',
  grass: '#5f8f86',
  grassNear: '#1c4450',
  path: '#b9a894',
  house: '#c9a58c',
  roof: '#7a4858',
  fence: '#c9cde0',
  lit: '#ffc46a',
  moonlight: '#c0d6ff',
};

const CENTRE = [[980, 742], [900, 800], [760, 900], [560, 1030], [360, 1240]] as const;
const HALVES = [26, 46, 92, 160, 250] as const;

function cottage(e: Easel, c: Colours) {
  const wallShape = rectangle(40, 430, 330, 370);
  fill(e, wallShape, linear(e, 40, 0, 370, 0, [[0, shade(c.house, 0.18)], [1, shade(c.house, 0.08)]]));
  const r = e.random('plaster');
  clipTo(e, wallShape, () => {
    for (let i = 0; i < 60; i++) dab(e, 'dry', 40 + r() * 330, 430 + r() * 370, 60, 12, i % 2 ? shade(c.house, 0.2) : shade(c.house, 0.03), { alpha: 0.3, variant: i });
  });
  const roof = smooth([[-60, 452, 1], [90, 250], [190, 170, 1], [290, 262], [430, 462, 1], [400, 474], [20, 470]], true, 5);
  e.p.form(roof, c.roof, { depth: 18, lightColor: mix(c.roof, c.moonlight, 0.6) });
  clipTo(e, roof, () => {
    for (let j = 0; j < 9; j++) for (let i = 0; i < 16; i++) dab(e, 'dry', -40 + i * 32 + (j % 2) * 16, 210 + j * 30, 15, 10, (i + j) % 3 ? shade(c.roof, 0.06) : mix(c.roof, c.moonlight, 0.3), { alpha: 0.6, variant: i });
  });
  e.p.form(rectangle(268, 190, 46, 110), shade(c.house, 0.16), { depth: 8 });
  for (let i = 0; i < 7; i++) e.p.soft(294 + i * 16 + Math.sin(i) * 10, 168 - i * 30, 22 + i * 8, 20 + i * 7, c.moonlight, 0.2 - i * 0.022);
  for (const [x, y, w, h] of [[92, 540, 84, 104], [238, 540, 84, 104]] as const) {
    e.p.form(rectangle(x - 10, y - 10, w + 20, h + 20), '#5c4054', { depth: 5 });
    fill(e, rectangle(x, y, w, h), radial(e, x + w / 2, y + h * 0.6, h, [[0, '#fff0c0'], [0.6, '#ffcf7c'], [1, '#f0a050']]));
    e.p.line([[x + w / 2, y], [x + w / 2, y + h]], 7, '#5c4054', 1, [1, 1]);
    e.p.line([[x, y + h / 2], [x + w, y + h / 2]], 7, '#5c4054', 1, [1, 1]);
    glow(e, x + w / 2, y + h / 2, 200, '#ffb45c', 0.5);
  }
  foliage(e, 'ivy', 40, 600, 70, 180, mix(c.wood, '#3f7a6a', 0.5), { count: 80, size: 17, light: [0.8, -0.4], lit: c.moonlight });
  foliage(e, 'rose', 206, 770, 210, 52, mix(c.wood, '#3f7a6a', 0.6), { count: 110, size: 17, light: [0.3, -0.9], lit: c.lit, warmth: 0.3 });
  for (let i = 0; i < 16; i++) e.p.form(ellipse(40 + r() * 340, 745 + r() * 50, 8, 7), i % 2 ? '#e8a0a0' : '#f2d0c0', { depth: 2 });
}

function fence(e: Easel, c: Colours, x0: number, x1: number, y0: number, y1: number, h0: number, h1: number) {
  const count = Math.round(Math.abs(x1 - x0) / 46);
  const lerp = (a: number, b: number, u: number) => a + (b - a) * u;
  for (const v of [0.36, 0.74]) e.p.form([[x0, y0 - h0 * v], [x1, y1 - h1 * v], [x1, y1 - h1 * v + h1 * 0.1], [x0, y0 - h0 * v + h0 * 0.1]], shade(c.fence, 0.14), { depth: 3 });
  for (let i = 0; i <= count; i++) {
    const u = i / count;
    const [x, y, h] = [lerp(x0, x1, u), lerp(y0, y1, u), lerp(h0, h1, u)];
    const w = h * 0.1;
    e.p.form(smooth([[x - w, y, 1], [x - w, y - h * 0.86, 1], [x, y - h, 1], [x + w, y - h * 0.86, 1], [x + w, y, 1]], true, 2), shade(c.fence, 0.05 + (i % 3) * 0.015), { depth: w * 0.6, lightColor: c.moonlight });
  }
}

/** The garden gate at night: warm windows behind, the dark wood beyond. */
export const garden = defineStage<Colours>({
  palettes: { night },
  slots: {
    gate: { x: 560, y: 1100, scale: 2.35 },
    path: { x: 430, y: 1120, scale: 2.5 },
    air: { x: 830, y: 560, scale: 1, afloat: true },
    ahead: { x: 1010, y: 470, scale: 0.9, afloat: true },
  },
  variants: [
    { camera: { x: 640, y: 720, zoom: 1.3 } },
    { camera: { x: 560, y: 640, zoom: 1.12 }, hero: { slot: 'path', pose: 'walkLantern' }, companions: { firefly: { slot: 'ahead' } } },
    { camera: { x: 600, y: 600, zoom: 1 }, hero: { slot: 'path', pose: 'pointUp' } },
  ],
  light: (c) => ({
    direction: [0.7, -0.75],
    rim: c.moonlight,
    rimAlpha: 0.6,
    rimWidth: 4,
    ambient: '#8290d4',
    ambientAlpha: 0.6,
    shadow: '#081434',
    lamps: [{ x: 160, y: 620, reach: 520, colour: '#ffb45c', power: 0.6 }],
  }),
  back(e, c) {
    sky(e, 0, 780, [[0, c.top], [0.5, mix(c.top, c.low, 0.45)], [1, c.low]]);
    stars(e, 0, 520, 120, '#fff4d6');
    moon(e, 860, 200, 78, '#fff3cf', c.moonlight);
    cloud(e, 620, 300, 360, 70, mix(c.low, c.top, 0.4), c.moonlight, 0.5);
    cloud(e, 1080, 350, 300, 60, mix(c.low, c.top, 0.35), c.moonlight, 0.5);
    for (let i = 0; i < 15; i++) fir(e, `f${i}`, 380 + i * 62, 742, 210 + ((i * 67) % 90), mix(c.far, c.low, 0.3), { light: [0.5, -0.5], lit: c.moonlight, warmth: 0.3 });
    mist(e, 700, 110, c.moonlight, 0.28);
    for (let i = 0; i < 10; i++) fir(e, `n${i}`, 470 + i * 92, 776, 300 + ((i * 97) % 150), c.wood, { light: [0.6, -0.5], lit: c.moonlight, warmth: 0.22 });
    mist(e, 752, 80, c.moonlight, 0.22);
    land(e, 'lawn', [[-60, 770], [300, 780], [700, 752], [1260, 746]], c.grass, c.grassNear);
    cottage(e, c);
    path(e, 'path', CENTRE, HALVES, mix(c.path, c.moonlight, 0.3), mix(c.path, '#5c4c60', 0.55));
    grass(e, 'lawn', 800, 1180, mix(c.grass, c.moonlight, 0.12), c.grassNear, { lit: c.moonlight, size: [12, 44], density: 0.6, skip: (x, y) => Math.abs(x - (980 - (y - 742) * 1.22)) < 26 + (y - 742) * 0.47 });
    verge(e, 'verge', CENTRE, HALVES, c.grass, c.grassNear, c.moonlight);
    for (const [x, y] of [[720, 830], [900, 880], [300, 990]] as const) stone(e, `s${x}`, x, y, 34, 18, '#7c86a8', { lit: c.moonlight });
    pool(e, 250, 850, 420, c.lit, 0.6);
    fence(e, c, 380, 640, 850, 880, 120, 150);
    fence(e, c, 1010, 1260, 950, 985, 180, 200);
    gate(e, c);
  },
  front(e, c) {
    flowers(e, 'near', [[60, 1200, 40], [140, 1220, 30], [1080, 1200, 42], [1150, 1215, 34], [990, 1216, 28], [220, 1224, 26]], ['#f0e4f4', '#f4b8b0', '#ffe0a0'], '#2d5a58');
    grass(e, 'front', 1190, 1240, shade(c.grassNear, 0.02), shade(c.grassNear, 0.07), { rows: 3, size: [60, 90], lit: c.moonlight, density: 1.1, skip: (x) => x > 250 && x < 880 });
    canopy(e, 'tree', [[1190, 30, 190, 150], [1060, -30, 170, 80]], mix(c.wood, '#1e4a58', 0.5), { lit: c.moonlight, light: [-0.6, 0.5], size: 32 });
    swarm(e, 'air', 14, 2.2, (r) => [560 + r() * 620, 560 + r() * 300], { colour: '#ffd76a' });
    veil(e, 1200, 980, '#0a1838', 0.45, 0, 'multiply');
  },
});

/** The gate stands half open, hinged on its right post. */
function gate(e: Easel, c: Colours) {
  contactShadow(e, 820, 960, 210, '#081434', 0.5);
  for (const [x, y, h] of [[664, 900, 210], [1000, 962, 280]] as const) {
    e.p.form(rectangle(x - 19, y - h, 38, h), shade(c.fence, 0.1), { depth: 10, lightColor: c.moonlight });
    e.p.form(ellipse(x, y - h - 14, 25), c.fence, { depth: 9, lightColor: c.moonlight });
  }
  const leaf = (u: number, v: number) => [990 - u * 215, 948 + u * 66 - v * (215 + u * 36)] as const;
  for (const v of [0.2, 0.72]) e.p.form([leaf(0, v), leaf(1, v), leaf(1, v + 0.1), leaf(0, v + 0.1)], shade(c.fence, 0.12), { depth: 4 });
  e.p.form(taper([leaf(0.02, 0.24), leaf(0.98, 0.76)], [8, 8], { round: false }), shade(c.fence, 0.1), { depth: 3 });
  for (let i = 0; i <= 5; i++) {
    const u = i / 5;
    const top = 0.92 + Math.sin(u * Math.PI) * 0.14;
    const [bx, by] = leaf(u, 0);
    const [tx, ty] = leaf(u, top);
    e.p.form(smooth([[bx - 12, by, 1], [tx - 12, ty + 16, 1], [tx, ty, 1], [tx + 12, ty + 16, 1], [bx + 12, by, 1]], true, 2), shade(tint(c.fence, 0.02), (i % 2) * 0.02), { depth: 7, lightColor: c.moonlight });
  }
  blend(e, 'screen', () => e.p.soft(780, 900, 200, 130, c.lit, 0.12));
}
