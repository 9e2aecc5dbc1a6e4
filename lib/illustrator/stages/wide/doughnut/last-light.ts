import { rectangle, shade, tint } from '@/lib/illustrator/paint';
import { blend, cover, dab, disc, type Easel, fill, glow, linear, radial } from '../../kit/easel';
import { outline } from '../../kit/outline';
import { stars } from '../../kit/sky';
import { defineStage } from '../../model';
import { roomLight } from '../../rooms/kit/light';
import { roundRug } from '../../rooms/kit/shell';
import { sofaForTwo } from '../weather/sofa-for-two';
import { BY_CANDLE, FLAME, flameLamp, NIGHT } from './colours';
import { darkWindow, litWindow, onlyCandles, roof, wall } from './house';

const room = roomLight('night').night;
const WINDOW = { x: 1270, y: 150, w: 320, h: 470 } as const;
/** The low flames of the hanukkiah. */
const FLAMES = { x: 1430, y: 480 } as const;

/** Over the laps of two who sit side by side, from `left` to `right`; its hem lies on the floor. */
function blanket(e: Easel, left: number, right: number, top: number, colour: string) {
  const middle = (left + right) / 2;
  const shape = outline([
    left + 26,
    top + 14,
    left + 96,
    top - 14,
    middle,
    top + 16,
    right - 96,
    top - 8,
    right - 24,
    top + 20,
    right + 8,
    top + 96,
    right - 60,
    top + 116,
    middle,
    top + 108,
    left + 50,
    top + 118,
    left - 10,
    top + 92,
  ]);
  e.p.soft(middle, top + 112, (right - left) * 0.56, 20, '#180c14', 0.55);
  e.p.form(shape, colour, { depth: 13 });
  e.p.clip(shape, () => {
    for (const share of [0.12, 0.34, 0.58, 0.82]) {
      const x = left + (right - left) * share;
      e.p.line(
        [
          [x, top - 20],
          [x - 12, top + 60],
          [x - 22, top + 124],
        ],
        9,
        tint(colour, 0.12),
        0.8,
        [1, 1],
      );
    }
    for (const y of [top + 36, top + 78])
      e.p.line(
        [
          [left - 20, y - 6],
          [middle, y + 10],
          [right + 20, y - 4],
        ],
        6,
        shade(colour, 0.12),
        0.7,
        [1, 1],
      );
  });
}

/** Late: the lamp is off again, and the candles are low. */
export const lastLight = defineStage<typeof NIGHT>({
  palettes: { late: NIGHT },
  slots: {},
  span: [0, 2400],
  indoors: true,
  light: () => ({
    ...BY_CANDLE,
    direction: [-0.5, -0.6],
    ambient: '#2c2a5e',
    ambientAlpha: 0.66,
    lamps: [flameLamp(1560, 640, 1100), flameLamp(900, 780, 900, 0.9)],
  }),
  back(e) {
    const plaster = '#a86a4a';
    cover(e, plaster);
    const r = e.random('plaster');
    for (let i = 0; i < 90; i++)
      dab(e, 'dry', r() * 2400, r() * 900, 150, 60, r.pick([tint(plaster, 0.05), shade(plaster, 0.05)]), {
        alpha: 0.25,
        variant: i,
      });
    fill(
      e,
      rectangle(-60, 880, 2520, 400),
      linear(e, 0, 880, 0, 1220, [
        [0, '#6a4434'],
        [1, '#8a5a40'],
      ]),
    );
    fill(e, rectangle(-60, 856, 2520, 28), '#c08a60');
    roundRug(e, 1500, 1100, 760, 92, ['#a0605a', '#e0c090', '#7a6a8a']);
    sofaForTwo(e, room);
    onlyCandles(e, [[FLAMES.x, FLAMES.y, 1350]], '#1a1e50');
    const { x, y, w, h } = WINDOW;
    fill(
      e,
      rectangle(x, y, w, h),
      linear(e, 0, y, 0, y + h, [
        [0, '#0a1038'],
        [1, '#2c3878'],
      ]),
    );
    e.c.save();
    e.c.beginPath();
    e.c.rect(x, y, w, h);
    e.c.clip();
    stars(e, y, y + 200, 60, '#fff4d6');
    wall(e, { x: x - 20, y: y + 220, w: w + 60, h: 300, floors: 3 });
    roof(e, { x: x - 20, y: y + 222, w: w + 60 }, 46);
    for (let i = 0; i < 3; i++)
      for (const [k, dx] of [20, 110, 200, 280].entries()) {
        const f = { x: x + dx, y: y + 244 + i * 96, w: 44, h: 54 };
        if ((i + k) % 4 === 1) litWindow(e, f);
        else darkWindow(e, f);
      }
    e.c.restore();
    for (const box of [
      rectangle(x - 22, y - 22, w + 44, 22),
      rectangle(x - 22, y, 22, h),
      rectangle(x + w, y, 22, h),
      rectangle(x - 60, y + h, w + 120, 34),
    ])
      e.p.form(box, '#6a4238', { depth: 7 });
    glow(e, FLAMES.x, FLAMES.y, 700, FLAME.amber, 0.45);
    disc(e, FLAMES.x, 640, 420, 40, FLAME.gold, 0.3, 0.05);
  },
  front(e) {
    blanket(e, 320, 656, 1044, '#46676f');
    blanket(e, 768, 1088, 1056, '#8a4c36');
    glow(e, FLAMES.x, FLAMES.y, 360, FLAME.gold, 0.26);
    blend(e, 'multiply', () =>
      cover(
        e,
        radial(e, 1440, 660, 1640, [
          [0, '#ffffff'],
          [0.6, '#fff0dc'],
          [0.85, '#9a8cb4'],
          [1, '#6a64a0'],
        ]),
      ),
    );
  },
});
