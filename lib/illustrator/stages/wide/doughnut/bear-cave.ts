import { ellipse, rectangle, rgba, shade, smooth, taper, tint, type Vec } from '@/lib/illustrator/paint';
import { flame } from '@/lib/illustrator/props/kit/flame';
import { blend, cover, dab, disc, type Easel, fill, glow, linear, radial } from '../../kit/easel';
import { defineStage } from '../../model';
import { rounded } from '../../rooms/kit/shapes';
import { BY_CANDLE, FLAME, flameLamp } from './colours';
import { onlyCandles } from './house';
import { candleStub } from './room-things';
import { paintSection } from './section';

const wall = { wall: '#b8744a', floor: '#84543c', shadow: '#36150f' };
/** The candle stands low, so that shadows are giants. */
const LIGHT: Vec = [1566, 1040];

type Shade = { readonly x: number; readonly y: number; readonly size: number; readonly lean: number };

/** A shadow bear with one paw up, claws out: head of `size` around (x, y), the body down to the table. */
function bearShadow(e: Easel, { x, y, size: r, lean }: Shade, colour: string) {
  e.p.in(x, y, lean, 1, 1, () => {
    const soft = { alpha: 0.8, blur: 5 };
    const p = e.p;
    const body = smooth(
      [
        [-r * 0.7, r * 0.7],
        [-r * 1.5, r * 1.5],
        [-r * 1.45, r * 4.4, 1],
        [r * 1.45, r * 4.4, 1],
        [r * 1.5, r * 1.5],
        [r * 0.7, r * 0.7],
      ],
      true,
      6,
    );
    const arm = taper(
      [
        [-r * 1.3, r * 1.7],
        [-r * 2.1, r * 1.2],
        [-r * 1.9, r * 0.2],
      ],
      [r * 0.42, r * 0.38, r * 0.34],
    );
    const other = taper(
      [
        [r * 1.3, r * 1.7],
        [r * 1.8, r * 1.9],
        [r * 1.5, r * 2.6],
      ],
      [r * 0.42, r * 0.38, r * 0.34],
    );
    /** Four bent claws over a paw that is raised at (u, v). */
    const claws = (u: number, v: number) =>
      [-0.36, -0.12, 0.12, 0.36].map((at) =>
        taper(
          [
            [r * (u + at * 0.9), r * (v - 0.2)],
            [r * (u + at * 1.5), r * (v - 0.56)],
            [r * (u + at * 1.5 + 0.1), r * (v - 0.72)],
          ],
          [r * 0.13, r * 0.1, r * 0.03],
        ),
      );
    p.fill(
      [
        ellipse(0, 0, r, r * 0.94),
        ellipse(-r * 0.76, -r * 0.74, r * 0.4),
        ellipse(r * 0.76, -r * 0.74, r * 0.4),
        body,
        arm,
        other,
        ellipse(-r * 1.9, -r * 0.02, r * 0.46, r * 0.42),
        ...claws(-1.9, -0.1),
      ],
      colour,
      soft,
    );
  });
}

/** The table that is the cave: behind the bears its dark, and over them its edge and its cloth. */
function tableTop(e: Easel) {
  const cloth = '#7f8f5e';
  e.p.form(rectangle(1690, 762, 720, 34), '#8a5a3c', { depth: 8 });
  const hanging = smooth(
    [
      [1676, 790, 1],
      [2420, 790, 1],
      [2420, 848, 1],
      [2330, 872],
      [2200, 846],
      [2080, 876],
      [1960, 848],
      [1840, 876],
      [1676, 846, 1],
    ],
    true,
    6,
  );
  e.p.form(hanging, cloth, { depth: 9 });
  for (const x of [1730, 2370]) e.p.form(rounded(x - 18, 850, 36, 320, 8), '#7a4e34', { depth: 7 });
}

/** The third floor: a candle on the floor, two bears under the table, and what the wall makes of them. */
export const bearCave = defineStage<typeof wall>({
  palettes: { shadows: wall },
  slots: {},
  span: [0, 2400],
  indoors: true,
  light: () => ({ ...BY_CANDLE, direction: [0, 0.2], ambient: '#3a2a5a', lamps: [flameLamp(LIGHT[0], LIGHT[1], 900)] }),
  back(e, c) {
    cover(e, c.wall);
    const r = e.random('plaster');
    for (let i = 0; i < 90; i++)
      dab(e, 'dry', r() * 2400, r() * 1000, 150, 60, r.pick([tint(c.wall, 0.05), shade(c.wall, 0.05)]), {
        alpha: 0.25,
        variant: i,
      });
    fill(
      e,
      rectangle(-60, 1010, 2520, 300),
      linear(e, 0, 1010, 0, 1220, [
        [0, shade(c.floor, 0.06)],
        [1, c.floor],
      ]),
    );
    onlyCandles(e, [[1700, 760, 1250]], '#231c4a');
    glow(e, LIGHT[0], 820, 900, FLAME.amber, 0.34);
    bearShadow(e, { x: 1500, y: 300, size: 150, lean: -0.12 }, c.shadow);
    bearShadow(e, { x: 2040, y: 340, size: 118, lean: 0.1 }, c.shadow);
    fill(e, rectangle(1700, 790, 680, 390), rgba('#1c0e18', 0.72));
    glow(e, LIGHT[0], LIGHT[1], 300, FLAME.gold, 0.5);
    disc(e, LIGHT[0], 1130, 420, 50, FLAME.gold, 0.4, 0.05);
    candleStub(e, LIGHT[0], LIGHT[1] + 34);
  },
  front(e) {
    tableTop(e);
    blend(e, 'multiply', () =>
      cover(
        e,
        radial(e, LIGHT[0], 900, 1300, [
          [0, '#ffffff'],
          [0.5, '#fff0dc'],
          [0.85, '#a294b4'],
          [1, '#7a6a9c'],
        ]),
      ),
    );
    flame(e.p, LIGHT[0], LIGHT[1] + 8, 52);
    disc(e, LIGHT[0], LIGHT[1] - 20, 90, 90, FLAME.gold, 0.2, 0.02);
    paintSection(e, { lit: 2, at: 2 });
  },
});
