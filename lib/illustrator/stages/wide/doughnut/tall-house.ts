import { ellipse, rectangle, shade } from '@/lib/illustrator/paint';
import { cover, disc, type Easel, fill, glow, linear } from '../../kit/easel';
import { stars } from '../../kit/sky';
import { defineStage } from '../../model';
import { FLAME, NIGHT } from './colours';
import { darkWindow, litWindow, roof, wall } from './house';

type Power = {
  /** Floors that are still lit, from the ground. */
  readonly lit: number;
};
const [X, Y, W, FLOOR] = [400, 130, 400, 176];
/** Whose eyes look out of the dark, by floor. */
const EYES = ['#7a5a3c', '#4f7aa0', '#c98a2c', '#7f9a5a', '#a0607a'] as const;

function tower(e: Easel, lit: number) {
  wall(e, { x: X, y: Y, w: W, h: FLOOR * 5, floors: 5, tone: lit ? '#2c3270' : NIGHT.wall });
  roof(e, { x: X, y: Y, w: W }, 84);
  for (let i = 0; i < 5; i++)
    for (const [k, dx] of [36, 158, 280].entries()) {
      if (i === 0 && k === 1) continue;
      const f = { x: X + dx, y: Y + (4 - i) * FLOOR + 34, w: 84, h: 102 };
      if (i < lit) litWindow(e, f, { by: 'lamp' });
      else darkWindow(e, f, lit === 0 && k === (i % 2 ? 2 : 0) ? EYES[i] : undefined);
    }
  const [dx, dy] = [X + 148, Y + FLOOR * 5 - 150];
  e.p.form(rectangle(dx - 12, dy - 12, 128, 164), '#39386c', { depth: 6 });
  e.p.form(rectangle(dx, dy, 104, 152), lit ? '#6a3f38' : '#1a1430', { depth: 6 });
  fill(e, ellipse(dx + 86, dy + 80, 6), '#a08a5c');
}

/** The house from outside, going black floor by floor; the same view three times. */
export const tallHouse = defineStage<Power>({
  palettes: { five: { lit: 5 }, two: { lit: 2 }, none: { lit: 0 } },
  slots: {},
  span: [-1200, 2400],
  light: ({ lit }) => ({
    direction: [0.2, -0.9],
    rim: lit ? '#ffd890' : '#a9bcff',
    rimAlpha: 0.75,
    rimWidth: 5,
    ambient: '#4a5298',
    ambientAlpha: 0.75,
    shadow: '#04061a',
    lamps: [],
  }),
  back(e, { lit }) {
    cover(
      e,
      linear(e, 0, -20, 0, 1010, [
        [0, lit ? '#101848' : '#070b24'],
        [1, lit === 5 ? '#4c3f7c' : lit ? '#2c306a' : '#161d4a'],
      ]),
    );
    stars(e, -20, lit ? 420 : 800, lit ? 24 : 70, '#fff4d6');
    if (lit) glow(e, X + W / 2, Y + 880 - lit * 88, 640, FLAME.amber, 0.05 * lit);
    tower(e, lit);
    fill(
      e,
      rectangle(-1300, Y + FLOOR * 5, 4000, 300),
      linear(e, 0, 1010, 0, 1220, [
        [0, lit ? '#2c2a58' : '#11163c'],
        [1, shade(NIGHT.black, 0)],
      ]),
    );
    if (lit) disc(e, X + W / 2, 1030, 90 * lit, 34, FLAME.gold, 0.3, 0.05);
  },
});
