import { rectangle, rgba, shade, tint } from '@/lib/illustrator/paint';
import { clipTo, cover, dab, disc, type Easel, fill, glow, linear, radial } from '../../kit/easel';
import { stars } from '../../kit/sky';
import { defineStage } from '../../model';
import { BY_CANDLE, FLAME, flameLamp, NIGHT } from './colours';
import { darkWindow, litWindow, roof, wall } from './house';
import type { Tenant } from './tenants';

const SILL = 835;
/** Where the hanukkiah stands; the flames are above it. */
export const HANUKKIAH = { x: 1500, y: 842 } as const;
const GLASS = { x: 120, y: -60, w: 2180, h: SILL - 20 + 60 } as const;
/** By floors from the top: who is seen in which window of it, as the own house is mirrored in the dark panes. */
const FLOORS: readonly (readonly (Tenant | undefined)[])[] = [
  [undefined, undefined, 'family'],
  [undefined, 'musician', undefined],
  [undefined, 'bears', undefined, 'bears'],
  [undefined, 'baby', undefined, 'baby'],
  [undefined, 'oldLady'],
];
/** The window of the stairs, where two hands took one each. */
const STAIRS = { x: 1010, w: 60, h: 62 } as const;

/** One window for each of the eight that were given, and the own one for the ninth. */
function opposite(e: Easel) {
  const [x, y, w, floor] = [250, 356, 920, 100];
  wall(e, { x, y, w, h: floor * 5, floors: 5 });
  roof(e, { x, y, w }, 66);
  FLOORS.forEach((row, i) => {
    const top = y + i * floor + 20;
    [60, 200, 350, 500, 640].forEach((dx, k) => {
      const f = { x: x + dx, y: top, w: 84, h: 66 };
      const who = row[k];
      if (who) litWindow(e, f, { who });
      else darkWindow(e, f);
    });
    const f = { ...STAIRS, y: top };
    if (i === 0 || i === 1) litWindow(e, { ...f, y: top + (i ? -6 : 22) });
    else darkWindow(e, f);
  });
}

/** The wing of the own house that bends round the court, at the right of the window. */
function wing(e: Easel) {
  wall(e, { x: 2010, y: 470, w: 600, h: 400, floors: 4, tone: shade(NIGHT.wall, 0.03) });
  roof(e, { x: 2010, y: 470, w: 600 }, 70);
  for (let i = 0; i < 3; i++) for (const x of [2070, 2220]) darkWindow(e, { x, y: 500 + i * 120, w: 92, h: 90 });
}

function casing(e: Easel) {
  const wood = '#5a3a34';
  for (const x of [GLASS.x - 44, GLASS.x + GLASS.w]) e.p.form(rectangle(x, -60, 44, SILL + 40), wood, { depth: 9 });
  e.p.form(rectangle(1180, -60, 40, SILL + 40), wood, { depth: 9 });
  fill(
    e,
    rectangle(-60, SILL - 16, 2520, 66),
    linear(e, 0, SILL - 16, 0, SILL + 50, [
      [0, tint(wood, 0.08)],
      [1, shade(wood, 0.02)],
    ]),
  );
  const r = e.random('grain');
  for (let i = 0; i < 70; i++)
    dab(e, 'dry', r() * 2400, SILL + r() * 40, 140, 4, r.pick([tint(wood, 0.14), shade(wood, 0.07)]), {
      alpha: 0.5,
      variant: i,
    });
  fill(
    e,
    rectangle(-60, SILL + 50, 2520, 400),
    linear(e, 0, SILL + 50, 0, 1220, [
      [0, '#1c1230'],
      [1, '#0a0a1e'],
    ]),
  );
}

/** The window over the court: the house opposite is lit, floor above floor, and the hanukkiah stands on the sill. */
export const hanukkiahWindow = defineStage<typeof NIGHT>({
  palettes: { lit: NIGHT },
  slots: {},
  span: [0, 2400],
  indoors: true,
  light: () => ({ ...BY_CANDLE, lamps: [flameLamp(HANUKKIAH.x, 400, 1050)] }),
  back(e) {
    cover(
      e,
      linear(e, 0, 0, 0, SILL, [
        [0, '#070c2a'],
        [0.6, '#16225a'],
        [1, '#33407e'],
      ]),
    );
    stars(e, -20, 330, 60, '#fff4d6');
    opposite(e);
    wing(e);
    // The light of the own window on the panes and on the court.
    disc(e, HANUKKIAH.x, 520, 760, 620, '#ff9a3c', 0.34, 0.02);
    clipTo(e, rectangle(GLASS.x, GLASS.y, GLASS.w, GLASS.h), () => {
      for (const [x, w] of [
        [330, 90],
        [480, 26],
        [1330, 70],
      ] as const)
        fill(
          e,
          [
            [x, -60],
            [x + w, -60],
            [x + w - 380, SILL],
            [x - 380, SILL],
          ],
          rgba('#c8d8ff', 0.035),
        );
    });
    casing(e);
    glow(e, HANUKKIAH.x, SILL + 10, 620, FLAME.amber, 0.5, 0.14);
  },
  front(e) {
    glow(e, HANUKKIAH.x, 440, 520, FLAME.gold, 0.34);
    glow(e, HANUKKIAH.x, 420, 1000, FLAME.amber, 0.16);
    cover(
      e,
      radial(e, HANUKKIAH.x, 420, 1700, [
        [0, rgba(NIGHT.black, 0)],
        [0.42, rgba(NIGHT.black, 0)],
        [1, rgba(NIGHT.black, 0.62)],
      ]),
    );
  },
});
