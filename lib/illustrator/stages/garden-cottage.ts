import { ellipse, mix, rectangle, shade, smooth } from '@/lib/illustrator/paint';
import type { GardenColours } from './garden-colours';
import { clipTo, dab, type Easel, fill, glow, linear, radial } from './kit/easel';
import { foliage } from './kit/foliage';

/** A lit window from its top left corner. */
function litWindow(e: Easel, x: number, y: number) {
  const [w, h] = [84, 104];
  e.p.form(rectangle(x - 10, y - 10, w + 20, h + 20), '#5c4054', { depth: 5 });
  fill(
    e,
    rectangle(x, y, w, h),
    radial(e, x + w / 2, y + h * 0.6, h, [
      [0, '#fff0c0'],
      [0.6, '#ffcf7c'],
      [1, '#f0a050'],
    ]),
  );
  e.p.line(
    [
      [x + w / 2, y],
      [x + w / 2, y + h],
    ],
    7,
    '#5c4054',
    1,
    [1, 1],
  );
  e.p.line(
    [
      [x, y + h / 2],
      [x + w, y + h / 2],
    ],
    7,
    '#5c4054',
    1,
    [1, 1],
  );
  glow(e, x + w / 2, y + h / 2, 200, '#ffb45c', 0.5);
}

/** The open door in place of a window: light stands in it, and its leaf is folded back on the wall. */
function openDoor(e: Easel, c: GardenColours) {
  const wood = '#7a4a5a';
  e.p.form(rectangle(84, 588, 106, 212), shade(c.house, 0.24), { depth: 5 });
  fill(
    e,
    rectangle(92, 596, 90, 204),
    linear(e, 0, 596, 0, 800, [
      [0, '#ffe9b0'],
      [1, '#ffc468'],
    ]),
  );
  e.p.form(
    [
      [182, 594],
      [220, 606],
      [220, 806],
      [182, 800],
    ],
    wood,
    { depth: 5 },
  );
  e.p.fill(ellipse(212, 704, 4), '#e8c070');
  e.p.form(rectangle(76, 798, 122, 12), mix(c.path, c.house, 0.4), { depth: 4 });
  e.p.soft(137, 700, 150, 140, '#ffd68a', 0.5);
}

/** The child's house from the garden, with two lit windows, or with its door open beside one. */
export function cottage(e: Easel, c: GardenColours, hasDoor = false) {
  const wallShape = rectangle(40, 430, 330, 370);
  fill(
    e,
    wallShape,
    linear(e, 40, 0, 370, 0, [
      [0, shade(c.house, 0.18)],
      [1, shade(c.house, 0.08)],
    ]),
  );
  const r = e.random('plaster');
  clipTo(e, wallShape, () => {
    for (let i = 0; i < 60; i++)
      dab(e, 'dry', 40 + r() * 330, 430 + r() * 370, 60, 12, i % 2 ? shade(c.house, 0.2) : shade(c.house, 0.03), {
        alpha: 0.3,
        variant: i,
      });
  });
  const roof = smooth(
    [
      [-60, 452, 1],
      [90, 250],
      [190, 170, 1],
      [290, 262],
      [430, 462, 1],
      [400, 474],
      [20, 470],
    ],
    true,
    5,
  );
  e.p.form(roof, c.roof, { depth: 18, lightColor: mix(c.roof, c.moonlight, 0.6) });
  clipTo(e, roof, () => {
    for (let j = 0; j < 9; j++)
      for (let i = 0; i < 16; i++)
        dab(
          e,
          'dry',
          -40 + i * 32 + (j % 2) * 16,
          210 + j * 30,
          15,
          10,
          (i + j) % 3 ? shade(c.roof, 0.06) : mix(c.roof, c.moonlight, 0.3),
          { alpha: 0.6, variant: i },
        );
  });
  e.p.form(rectangle(268, 190, 46, 110), shade(c.house, 0.16), { depth: 8 });
  for (let i = 0; i < 7; i++)
    e.p.soft(294 + i * 16 + Math.sin(i) * 10, 168 - i * 30, 22 + i * 8, 20 + i * 7, c.moonlight, 0.2 - i * 0.022);
  for (const x of hasDoor ? [238] : [92, 238]) litWindow(e, x, 540);
  if (hasDoor) openDoor(e, c);
  foliage(e, 'ivy', 40, 600, 70, 180, mix(c.wood, '#3f7a6a', 0.5), {
    count: 80,
    size: 17,
    light: [0.8, -0.4],
    lit: c.moonlight,
  });
  foliage(e, 'rose', hasDoor ? 300 : 206, 770, hasDoor ? 96 : 210, 52, mix(c.wood, '#3f7a6a', 0.6), {
    count: 110,
    size: 17,
    light: [0.3, -0.9],
    lit: c.lit,
    warmth: 0.3,
  });
  for (let i = 0; i < 16; i++)
    e.p.form(
      ellipse((hasDoor ? 216 : 40) + r() * (hasDoor ? 170 : 340), 745 + r() * 50, 8, 7),
      i % 2 ? '#e8a0a0' : '#f2d0c0',
      { depth: 2 },
    );
}
