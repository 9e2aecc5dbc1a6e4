import { ellipse, shade } from '@/lib/illustrator/paint';
import { daylight } from '../../kit/daylight';
import type { Easel } from '../../kit/easel';
import { curve, outline, points } from '../../kit/outline';
import type { Stage } from '../../model';
import { cityStreet } from '../../town/city-street';
import { bouquet, tub } from '../../town/kit-shops';
import { holdingRaccoon } from './raccoon';

const FRAME = '#3f9a94';
const DARK = '#3a3640';
const SILVER = '#b4c0ca';
const GRIP = '#c24a3f';
const [BACK, FRONT, HUB, WHEEL] = [-76, 76, -46, 45];

/** The street of the witness, with his bicycle, whose bell is gone, before whoever stands behind it. */
export const bicycleStreet: Stage = {
  ...cityStreet,
  back(e, palette) {
    cityStreet.back(e, palette);
    const { day } = daylight('day');
    // Before the bicycle of the street: one is enough.
    tub(e, day, 872, 940, 170);
    for (const [x, h, colour] of [
      [880, 96, '#8fb884'],
      [936, 110, '#7fae80'],
    ] as const)
      bouquet(e, day, x, 944, h, colour);
    holdingRaccoon(e, [364, 926, 0.62], { expression: 'shy', dark: '#2c3a5c', alpha: 0 });
  },
  over: { depth: 1136, paint: (e) => bicycle(e, 842, 1150, 1.84) },
};

/** A child's bicycle that faces left; (x, y) is between its wheels on the ground. */
function bicycle(e: Easel, x: number, y: number, k: number) {
  e.p.soft(x, y + 2, 130 * k, 11 * k, '#2c3a5c', 0.5);
  e.p.in(x, y, 0, -k, k, () => {
    for (const at of [BACK, FRONT]) wheel(e, at);
    const tube = (flat: readonly number[], width: number, colour = FRAME) =>
      e.p.line(points(flat), width, colour, 1, [1, 1]);
    tube([BACK, HUB, -10, -42], 5.5);
    tube([BACK, HUB, -28, -100], 5.5);
    tube([FRONT, HUB, 52, -112], 7);
    tube([-10, -42, -34, -122], 7.5);
    tube([-10, -42, 54, -106], 8.5);
    tube([-26, -96, 53, -114], 6.5);
    tube([52, -112, 48, -146], 7, SILVER);
    e.p.line(
      points([-22, -94, 50, -112]).map(([u, v]) => [u, v - 2]),
      1.6,
      '#ffffff',
      0.5,
      [1, 1],
    );
    for (const v of [-8, 8]) e.p.line(points([BACK, HUB + v * 0.6, -10, -42 + v]), 1.8, DARK, 0.9, [1, 1]);
    e.p.form(ellipse(-10, -42, 11), SILVER, { depth: 3 });
    for (const side of [1, -1]) {
      e.p.line(points([-10, -42, -10 + side * 13, -42 + side * 17]), 4, shade(SILVER, 0.2), 1, [1, 1]);
      e.p.line(points([-18 + side * 13, -42 + side * 19, 2 + side * 13, -42 + side * 19]), 6, DARK, 1, [1, 1]);
    }
    for (const at of [BACK, FRONT])
      e.p.line(curve([at - 44, -66, at - 26, -92, at + 2, -98, at + 28, -88]), 6, shade(FRAME, 0.08), 1, [0.5, 1, 0.6]);
    e.p.form(outline([-62, -127, -44, -132, -22, -128, -6, -121, -18, -116, -38, -114, -58, -118]), '#6f4630', {
      depth: 4,
    });
    handlebar(e);
    e.p.form(ellipse(64, -98, 7, 8), '#fff0c0', { depth: 3 });
  });
}

/** The same bar as in the large lens: grey, with a red grip at the rider's end and the clamp that held the bell. */
function handlebar(e: Easel) {
  // The far half of the bar with its own grip, and the stem that carries both.
  e.p.line(points([52, -112, 45, -150]), 8, shade(SILVER, 0.1), 1, [1, 1]);
  e.p.line(curve([45, -149, 66, -152, 78, -146]), 7, shade(SILVER, 0.18), 1, [1, 1, 1]);
  e.p.line(points([74, -148, 90, -141]), 10, shade(GRIP, 0.12), 1, [1, 1]);
  const bar = curve([58, -144, 46, -149, 28, -153, 2, -157]);
  e.p.line(bar, 11, shade(SILVER, 0.14), 1, [1, 1, 1, 1]);
  e.p.line(bar, 8, SILVER, 1, [1, 1, 1, 1]);
  const grip = points([16, -155, -4, -158.4]);
  e.p.line(grip, 14, shade(GRIP, 0.1), 1, [1, 1]);
  e.p.line(grip, 10.5, GRIP, 1, [1, 1]);
  e.p.form(outline([32, -162, 40, -160, 37, -141, 29, -143]), '#6f7f8c', { depth: 2 });
}

function wheel(e: Easel, x: number) {
  e.p.edge(ellipse(x, HUB, WHEEL - 2.6, WHEEL - 2.6, 0, 48), DARK, 6, 1);
  e.p.edge(ellipse(x, HUB, WHEEL - 7, WHEEL - 7, 0, 48), SILVER, 2.2, 1);
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2 + 0.1;
    const across = a + (i % 2 ? 1.2 : -1.2);
    e.p.line(
      points([
        x + Math.cos(across) * 4,
        HUB + Math.sin(across) * 4,
        x + Math.cos(a) * (WHEEL - 8),
        HUB + Math.sin(a) * (WHEEL - 8),
      ]),
      1.1,
      '#8a97a4',
      1,
      [1, 1],
    );
  }
  e.p.form(ellipse(x, HUB, 5.4), SILVER, { depth: 2 });
}
