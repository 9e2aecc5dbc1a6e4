import { ellipse, rectangle, shade, taper, tint } from '@/lib/illustrator/paint';
import { dab, type Easel, fill, glow, linear } from '../kit/easel';
import { cupboard } from './kit/furniture';
import type { RoomLight } from './kit/light';
import { fruitBowl, hangingPan, jar, utensil } from './kit/pantry';
import { bend, blob, poly, rounded, solid } from './kit/shapes';

/** Contents of a kitchen: at Passover there is no dough, flour or bread, and the pantry may be empty. */
export type KitchenUse = { readonly baking: boolean; readonly pantry: boolean; readonly cloth: boolean };

/** The oven: door with a window where something may bake, knobs, a kettle on the hob. */
function oven(e: Easel, d: RoomLight, { baking }: KitchenUse) {
  const [x, y, w, h] = [450, 630, 290, 226];
  const body = d.tone('#e9dcc8');
  const hot = baking && (d.lampsLit || d.time === 'day');
  e.p.form(rounded(x, y, w, h, 10), body, { depth: 10 });
  solid(e, rounded(x - 6, y - 14, w + 12, 20, 6), d.tone('#5c5a60'));
  for (let i = 0; i < 4; i++)
    solid(e, ellipse(x + w * (0.2 + i * 0.2), y + 30, 12), d.tone(i === 1 ? '#d8604a' : '#7a7478'), { turn: 0.14 });
  const door = rounded(x + 22, y + 62, w - 44, h - 110, 14);
  e.p.form(door, shade(body, 0.06), { depth: 8 });
  const pane = rounded(x + 42, y + 86, w - 84, h - 172, 12);
  fill(
    e,
    pane,
    linear(
      e,
      0,
      y + 86,
      0,
      y + h - 86,
      hot
        ? [
            [0, '#5a2c1c'],
            [0.5, '#c8642a'],
            [1, '#ffb84f'],
          ]
        : [
            [0, d.tone('#3a3038')],
            [1, d.tone('#6a5a60')],
          ],
    ),
  );
  if (baking) loaves(e, d, hot);
  fill(e, poly(x + 60, y + 92, x + 104, y + 92, x + 64, y + h - 100, x + 50, y + h - 100), '#ffffff', 0.14);
  solid(e, rounded(x + 36, y + 68, w - 72, 11, 5), d.tone('#a8a2a0'), { turn: 0.14 });
  if (hot) glow(e, x + w / 2, y + h * 0.6, w * 0.8, '#ff9a40', d.lampsLit ? 0.4 : 0.24);
  kettle(e, d, x + w * 0.3, y - 14, 92);
}

/** Two loaves behind the oven's pane. */
function loaves(e: Easel, d: RoomLight, hot: boolean) {
  for (const [x, r] of [
    [560, 24],
    [630, 26],
  ] as const)
    solid(e, blob(x - r, 760, x, 760 - r * 1.3, x + r, 760), hot ? '#d9944a' : d.tone('#8a6a50'), { turn: 0.1 });
}

function kettle(e: Easel, d: RoomLight, x: number, y: number, s: number) {
  const c = d.tone('#4f93a4');
  fill(
    e,
    taper(bend(x + s * 0.3, y - s * 0.34, x + s * 0.52, y - s * 0.5, x + s * 0.6, y - s * 0.72), [
      s * 0.1,
      s * 0.06,
      s * 0.05,
    ]),
    shade(c, 0.04),
  );
  e.p.line(
    bend(x - s * 0.34, y - s * 0.6, x - s * 0.2, y - s * 1.02, x + s * 0.2, y - s * 1.02, x + s * 0.34, y - s * 0.6),
    s * 0.09,
    d.tone('#7a5038'),
    1,
    [0.8, 1, 1, 0.8],
  );
  e.p.form(
    blob(
      x - s * 0.44,
      y - s * 0.1,
      x - s * 0.38,
      y - s * 0.5,
      x,
      y - s * 0.7,
      x + s * 0.38,
      y - s * 0.5,
      x + s * 0.44,
      y - s * 0.1,
      x,
      y + s * 0.02,
    ),
    c,
    { depth: s * 0.12 },
  );
  solid(e, ellipse(x, y - s * 0.7, s * 0.18, s * 0.06), tint(c, 0.08));
  solid(e, ellipse(x, y - s * 0.78, s * 0.06), d.tone('#e0b060'));
  fill(e, ellipse(x - s * 0.2, y - s * 0.44, s * 0.06, s * 0.14, 0.3, 14), '#ffffff', 0.4);
  for (let i = 0; i < 5; i++)
    dab(e, 'mist', x + s * (0.66 + i * 0.08), y - s * (0.95 + i * 0.3), s * (0.2 + i * 0.06), s * 0.26, '#ffffff', {
      alpha: 0.34 - i * 0.04,
      variant: i,
    });
}

/** The run of cupboards with worktop and sink, what stands on it and what hangs above. */
export function counter(e: Easel, d: RoomLight, use: KitchenUse) {
  cupboard(e, d, -20, 640, 470, 214, '#6fa39a', 3);
  cupboard(e, d, 740, 640, 480, 214, '#6fa39a', 3);
  oven(e, d, use);
  for (const [x, w] of [
    [-20, 474],
    [736, 490],
  ] as const) {
    e.p.form(rectangle(x, 610, w, 34), d.tone('#d9a468'), { depth: 6 });
    for (let i = 0; i < 5; i++)
      dab(e, 'dry', x + (w * (i + 0.5)) / 5, 620 + (i % 2) * 10, w * 0.12, 4, d.tone(i % 2 ? '#b9824a' : '#efc48a'), {
        alpha: 0.6,
        variant: i,
      });
    e.p.soft(x + w / 2, 650, w * 0.5, 14, d.shadow, 0.34);
  }
  // tap over the sink under the window
  e.p.line(bend(226, 612, 226, 548, 246, 520, 276, 526, 280, 552), 11, d.tone('#a9a9ae'), 1, [1, 1, 1, 0.9]);
  for (const x of [204, 250]) solid(e, ellipse(x, 602, 10), d.tone('#c4c4c8'), { turn: 0.14 });
  if (use.baking) jar(e, d, 52, 610, 92, '#f4e6c4');
  if (!use.pantry) return;
  jar(e, d, 112, 610, 74, '#c8604a');
  fruitBowl(e, d, 372, 612, 108, '#5f8fb0');
  for (const [i, colour] of (['#f0e2c4', '#b8743c', '#7d9a4e', '#e8b84a'] as const).entries())
    if (use.baking || i > 1) jar(e, d, 800 + i * 58, 610, 92 - i * 6, colour);
  if (use.baking) bread(e, d);
  else fruitBowl(e, d, 1110, 612, 120, '#c98058');
}

/** A board with flour, a rolling pin and a bowl of dough. */
function bread(e: Easel, d: RoomLight) {
  solid(e, poly(1030, 606, 1190, 606, 1204, 622, 1018, 622), d.tone('#b9824a'));
  e.p.form(blob(1070, 560, 1150, 560, 1140, 602, 1110, 612, 1080, 602), d.tone('#f3ead8'), { depth: 9 });
  solid(e, blob(1072, 562, 1090, 540, 1126, 536, 1148, 562), d.tone('#f6e0b0'));
  fill(e, rectangle(1074, 578, 72, 6), d.tone('#4f7fa0'), 0.8);
}

/** The rail of pans and ladles, and the hood over the hob. */
export function hanging(e: Easel, d: RoomLight) {
  e.p.form(poly(478, 330, 712, 330, 756, 452, 434, 452), d.tone('#c98058'), { depth: 12 });
  solid(e, rectangle(426, 446, 338, 24), d.tone('#b06a48'));
  solid(e, rectangle(520, -20, 150, 352), d.tone('#d69470'), { turn: 0.05 });
  solid(e, rounded(790, 236, 400, 13, 6), d.tone('#7a5a48'));
  hangingPan(e, d, 840, 244, 36, '#c8744a');
  hangingPan(e, d, 926, 244, 30, '#7f8a92');
  hangingPan(e, d, 1002, 244, 25, '#c8744a');
  utensil(e, d, 1064, 244, 118, 'ladle');
  utensil(e, d, 1108, 244, 112, 'whisk');
  utensil(e, d, 1152, 244, 124, 'spoon');
  // onions and garlic on a string
  for (let i = 0; i < 6; i++)
    solid(
      e,
      ellipse(480 - 10 + (i % 2) * 20 - 40, 380 - 110 + i * 26, 17, 16, 0, 18),
      d.tone(i % 2 ? '#d9944f' : '#f0e2d0'),
      { turn: 0.1 },
    );
}
