import { ellipse, rectangle, shade, tint } from '@/lib/illustrator/paint';
import { doughnut } from '@/lib/illustrator/props/food/baked';
import { blend, cover, dab, type Easel, fill, glow, linear, radial } from '../../kit/easel';
import { defineStage } from '../../model';
import { rounded } from '../../rooms/kit/shapes';
import { FLAME } from './colours';

type Party = { readonly isWhite: boolean; readonly wall: string; readonly cloth: string };
const TABLE = 895;

/** A bulb without a shade, or the dark of the same place. */
function bulb(e: Easel, isWhite: boolean) {
  e.p.line(
    [
      [600, -40],
      [600, 58],
    ],
    5,
    '#5a5a64',
    1,
    [1, 1],
  );
  e.p.form(ellipse(600, 84, 28, 34), isWhite ? '#ffffff' : '#4a3a3c', { depth: 6 });
  if (!isWhite) return;
  glow(e, 600, 84, 260, '#ffffff', 0.9);
}

function lightSwitch(e: Easel) {
  e.p.form(rounded(1100, 668, 62, 92, 10), '#f4f2ea', { depth: 5 });
  e.p.form(rounded(1114, 688, 34, 50, 6), '#d8d6cc', { depth: 4 });
}

function mountain(e: Easel) {
  const p = e.p;
  p.soft(640, 1026, 330, 30, '#2a1418', 0.5);
  p.form(ellipse(640, 1010, 320, 34), '#e9e6da', { depth: 7 });
  [5, 4, 3, 2, 1].forEach((count, row) => {
    for (let i = 0; i < count; i++)
      doughnut(
        p,
        640 + (i - (count - 1) / 2) * 112 + (row % 2 ? 5 : -4),
        962 - row * 60,
        62,
        (i + row) % 3 ? '#b8323e' : '#d98f2e',
      );
  });
}

/** One table for the whole house, by candlelight or under the white bulb when the power is back. */
export const partyTable = defineStage<Party>({
  palettes: {
    gold: { isWhite: false, wall: '#a0603a', cloth: '#f0cf96' },
    white: { isWhite: true, wall: '#dfe4e2', cloth: '#f4f6f4' },
  },
  slots: {},
  indoors: true,
  light: ({ isWhite }) =>
    isWhite
      ? {
          direction: [0, -1],
          rim: '#ffffff',
          rimAlpha: 0.2,
          rimWidth: 3,
          ambient: '#e2ecee',
          ambientAlpha: 0.3,
          shadow: '#8a949a',
          lamps: [],
        }
      : {
          direction: [0, -0.4],
          rim: '#ffd27a',
          rimAlpha: 0.75,
          rimWidth: 4,
          ambient: '#b07a6a',
          ambientAlpha: 0.55,
          shadow: '#2a1020',
          lamps: [{ x: 600, y: 760, reach: 1000, colour: '#ffb860', power: 0.9 }],
        },
  back(e, { isWhite, wall }) {
    cover(
      e,
      isWhite
        ? linear(e, 0, 0, 0, 900, [
            [0, wall],
            [1, shade(wall, 0.04)],
          ])
        : radial(e, 600, 760, 1050, [
            [0, '#ffcf7a'],
            [0.4, '#c9783c'],
            [0.75, '#6a3838'],
            [1, '#2a1a3a'],
          ]),
    );
    const r = e.random('plaster');
    for (let i = 0; i < 40; i++)
      dab(e, 'dry', r() * 1200, r() * 900, 150, 60, r.pick([tint(wall, 0.04), shade(wall, 0.04)]), {
        alpha: 0.16,
        variant: i,
      });
    bulb(e, isWhite);
    lightSwitch(e);
  },
  over: {
    depth: 1500,
    paint(e, { isWhite, cloth }) {
      fill(
        e,
        rectangle(-100, TABLE, 1400, 400),
        linear(e, 0, TABLE, 0, 1200, [
          [0, tint(cloth, 0.03)],
          [0.4, cloth],
          [1, shade(cloth, isWhite ? 0.08 : 0.2)],
        ]),
      );
      fill(e, rectangle(-100, TABLE - 4, 1400, 12), tint(cloth, 0.06));
      mountain(e);
    },
  },
  front(e, { isWhite }) {
    if (isWhite) return;
    glow(e, 600, 820, 620, FLAME.gold, 0.24);
    blend(e, 'multiply', () =>
      cover(
        e,
        radial(e, 600, 740, 1050, [
          [0, '#ffffff'],
          [0.55, '#ffeeda'],
          [1, '#a88ca8'],
        ]),
      ),
    );
  },
});
