import { rectangle, rgba, shade, tint, type Vec } from '@/lib/illustrator/paint';
import { cover, dab, disc, type Easel, fill, glow, linear } from '../../kit/easel';
import { stars } from '../../kit/sky';
import { defineStage } from '../../model';
import { FLAME, NIGHT } from './colours';
import { darkWindow, litWindow, roof, wall } from './house';

const evening = { high: '#141c50', low: '#6a4a7c', ground: '#3a3460' };
const GROUND = 960;
const LAMPS = [480, 1330] as const;

function lowHouses(e: Easel) {
  for (const [x, w, h, tone] of [
    [-80, 330, 330, '#2a2c62'],
    [260, 300, 260, '#322e68'],
    [600, 420, 380, '#262a5e'],
    [1040, 300, 290, '#302c64'],
    [1380, 380, 350, '#282a60'],
  ] as const) {
    wall(e, { x, y: GROUND - h, w, h, floors: 2, tone });
    roof(e, { x, y: GROUND - h, w }, 80);
    for (let i = 0; i * 120 + 40 < w - 70; i++)
      for (const dy of [40, h / 2 + 30]) {
        const f = { x: x + 40 + i * 120, y: GROUND - h + dy, w: 56, h: 74 };
        if ((i * 3 + dy + x) % 4 > 1) litWindow(e, f, { by: 'lamp' });
        else darkWindow(e, f);
      }
  }
}

/** The house of five floors at the edge, with every window lit. */
function tallHouse(e: Easel) {
  const [x, y, w, h] = [1960, 150, 500, 830];
  wall(e, { x, y, w, h, floors: 5, tone: '#343a78' });
  roof(e, { x, y, w }, 110);
  for (let i = 0; i < 5; i++)
    for (const dx of [50, 200, 350])
      if (i < 4 || dx !== 200) litWindow(e, { x: x + dx, y: y + 34 + i * 166, w: 84, h: 104 }, { by: 'lamp' });
  e.p.form(rectangle(x + 196, GROUND - 134, 96, 154), '#7a4a3a', { depth: 8 });
}

function lampPost(e: Easel, x: number) {
  e.p.form(rectangle(x - 8, 500, 16, 500), '#1c1a40', { depth: 4 });
  e.p.form(
    [
      [x - 40, 500],
      [x + 40, 500],
      [x + 26, 430],
      [x - 26, 430],
    ],
    '#ffe6a8',
    { depth: 6 },
  );
  e.p.form(
    [
      [x - 46, 432],
      [x + 46, 432],
      [x, 392],
    ],
    '#1c1a40',
    { depth: 4 },
  );
  glow(e, x, 466, 300, FLAME.gold, 0.6);
  disc(e, x, 1012, 330, 44, FLAME.gold, 0.34, 0.05);
}

/** The wind: long lines that end in a curl, all of them towards the box. */
function wind(e: Easel) {
  for (const [x, y, long, a] of [
    [320, 560, 620, 0.34],
    [240, 640, 520, 0.24],
    [700, 500, 480, 0.3],
    [900, 610, 300, 0.24],
  ] as const) {
    const line: Vec[] = Array.from({ length: 24 }, (_, i) => [x + (long * i) / 23, y + Math.sin(i / 4) * 16]);
    const [cx, cy] = [x + long, y + Math.sin(23 / 4) * 16 - 34];
    const curl: Vec[] = Array.from({ length: 14 }, (_, i) => {
      const [t, r] = [Math.PI / 2 - i * 0.4, 34 - i * 1.9];
      return [cx + Math.cos(t) * r, cy + Math.sin(t) * r];
    });
    e.p.line([...line, ...curl], 7, '#dfe4ff', a, [0.1, 1, 0.9, 0.2]);
  }
}

/** The street in the wind, while all lamps are still on. */
export const windyStreet = defineStage<typeof evening>({
  palettes: { evening },
  slots: {},
  span: [0, 2400],
  light: () => ({
    direction: [-0.2, -0.9],
    rim: '#ffd890',
    rimAlpha: 0.7,
    rimWidth: 5,
    ambient: '#8a7ab8',
    ambientAlpha: 0.5,
    shadow: '#120e30',
    lamps: LAMPS.map((x) => ({ x, y: 520, reach: 800, colour: '#ffc878', power: 0.6 })),
  }),
  back(e, c) {
    cover(
      e,
      linear(e, 0, 0, 0, GROUND, [
        [0, c.high],
        [0.5, '#2c2f72'],
        [1, c.low],
      ]),
    );
    stars(e, 0, 400, 50, '#fff4d6');
    lowHouses(e);
    tallHouse(e);
    fill(
      e,
      rectangle(-60, GROUND, 2520, 320),
      linear(e, 0, GROUND, 0, 1220, [
        [0, tint(c.ground, 0.05)],
        [1, shade(c.ground, 0.12)],
      ]),
    );
    const r = e.random('stones');
    for (let i = 0; i < 160; i++)
      dab(e, 'dry', r() * 2400, GROUND + 20 + r() * 240, 44, 8, r.pick(['#4e4678', '#2a2650']), {
        alpha: 0.4,
        variant: i,
      });
    for (const x of LAMPS) lampPost(e, x);
    disc(e, 2200, 1010, 420, 60, FLAME.gold, 0.3, 0.05);
    wind(e);
    fill(e, rectangle(-60, 1180, 2520, 100), rgba(NIGHT.black, 0.3));
  },
});
