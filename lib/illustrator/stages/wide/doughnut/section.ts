import { rectangle, rgba, shade, tint } from '@/lib/illustrator/paint';
import { clipTo, type Easel, fill, glow, linear, radial } from '../../kit/easel';
import { poly } from '../../rooms/kit/shapes';
import { FLAME, NIGHT } from './colours';
import { paintCandle, paintTenant, TENANTS } from './tenants';

/** The house cut open stands so wide at the outer edge of a spread. */
export const SECTION = 216;
const [TOP, FLOOR] = [140, 198];
const ROOM = { x: 78, w: 126 } as const;

type Climb = {
  /** How many floors have a candle, counted from the ground. */
  readonly lit: number;
  /** The floor, counted from 0, before whose door the child's own flame is; none once it is at home. */
  readonly at?: number;
};

const floorY = (i: number) => TOP + (4 - i) * FLOOR;

function room(e: Easel, i: number, isLit: boolean) {
  const [y, h] = [floorY(i) + 10, FLOOR - 22];
  const { x, w } = ROOM;
  fill(
    e,
    rectangle(x, y, w, h),
    isLit
      ? radial(e, x + w * 0.62, y + h * 0.66, h, [
          [0, FLAME.white],
          [0.28, FLAME.gold],
          [0.75, '#b8602c'],
          [1, '#7a3a28'],
        ])
      : linear(e, x, y, x, y + h, [
          [0, '#0d1434'],
          [1, '#090d24'],
        ]),
  );
  const who = TENANTS[i];
  if (!isLit || !who) return;
  clipTo(e, rectangle(x, y, w, h), () => {
    paintTenant(e, who, x + w * 0.4, y + h, h * 0.82, '#3a1620');
    paintCandle(e, x + w * 0.82, y + h, 34);
    glow(e, x + w * 0.82, y + h - 28, 70, '#fff0c0', 0.9);
  });
}

function stairs(e: Easel, i: number) {
  const [y, x0, x1] = [floorY(i) + FLOOR, 4, 66];
  for (let n = 0; n < 8; n++) {
    const u = n / 8;
    const x = i % 2 ? x1 - (x1 - x0) * u : x0 + (x1 - x0) * u;
    fill(e, rectangle(x - 4, y - FLOOR * u - 10, 13, 10), '#3a4680');
  }
}

/** The five floors in a strip at the outer edge: who has got a candle stays lit, and the child's flame climbs on. */
export function paintSection(e: Easel, { lit, at }: Climb) {
  fill(
    e,
    rectangle(-60, -60, SECTION + 60, 1320),
    linear(e, 0, -60, 0, 1260, [
      [0, '#0a1030'],
      [1, '#111842'],
    ]),
  );
  fill(e, poly(-60, TOP, -60, 74, 36, 40, SECTION - 2, TOP), NIGHT.roof);
  fill(e, rectangle(-60, TOP - 4, SECTION + 60, 10), tint(NIGHT.roof, 0.08));
  for (let i = 0; i < 5; i++) {
    room(e, i, i < lit);
    stairs(e, i);
    fill(e, rectangle(-60, floorY(i) + FLOOR - 10, SECTION + 60, 12), shade('#46508c', 0.04));
  }
  fill(e, rectangle(70, TOP, 8, FLOOR * 5), '#2c3670');
  fill(e, rectangle(SECTION - 10, TOP, 10, FLOOR * 5), '#46508c');
  fill(e, rectangle(-60, TOP + FLOOR * 5, SECTION + 60, 180), '#0a0e28');
  fill(
    e,
    rectangle(SECTION, -60, 46, 1320),
    linear(e, SECTION, 0, SECTION + 46, 0, [
      [0, rgba('#02030c', 0.6)],
      [1, rgba('#02030c', 0)],
    ]),
  );
  if (at === undefined) return;
  const y = floorY(at) + FLOOR - 12;
  glow(e, 44, y - 40, 110, FLAME.amber, 0.75);
  fill(e, [...poly(26, y, 28, y - 40, 46, y - 40, 48, y)], '#20101c');
  e.p.soft(37, y - 50, 13, 13, '#20101c', 1, 0, 0.9);
  paintCandle(e, 56, y - 30, 24);
  glow(e, 56, y - 50, 40, '#fff4d0', 0.95);
}
