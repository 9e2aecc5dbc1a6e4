import { shade, tint } from '@/lib/illustrator/paint';
import type { Easel } from '../../kit/easel';
import { pillowOn } from '../../rooms/kit/furniture';
import type { RoomLight } from '../../rooms/kit/light';
import { blob, poly, rounded, solid } from '../../rooms/kit/shapes';

const COLOUR = '#7d8f96';
/** Where the seat meets the back, its front edge, and the floor under it; stage units. */
const SEAT = { back: 806, front: 900, floor: 1004 } as const;
const MIDDLE = 1890;

function back(e: Easel, c: string) {
  e.p.form(blob(1546, 880, 1540, 650, 1594, 584, 1890, 566, 2186, 584, 2240, 650, 2234, 880), shade(c, 0.02), {
    depth: 26,
    softness: 16,
  });
  for (const x of [1734, MIDDLE, 2046]) e.p.soft(x, 690, 6, 84, shade(c, 0.2), 0.5);
}

/** The top of the seat as seen from a little above, in two cushions that bend over the front edge. */
function seat(e: Easel, d: RoomLight, c: string) {
  const { back: far, front: near } = SEAT;
  for (const side of [-1, 1] as const) {
    const at = (along: number) => MIDDLE + side * along;
    solid(e, poly(at(0), far, at(306), far, at(338), near + 4, at(0), near + 4), tint(c, 0.07));
    e.p.form(rounded(side < 0 ? at(338) : at(0), near - 12, 338, 62, 24), shade(c, 0.1), { depth: 16 });
  }
  e.p.soft(MIDDLE, far, 320, 16, d.shadow, 0.5);
  e.p.soft(MIDDLE, (far + near) / 2, 5, 50, d.shadow, 0.45);
  e.p.form(rounded(1548, near + 44, 684, 44, 12), shade(c, 0.05), { depth: 11 });
  e.p.soft(MIDDLE, near + 50, 330, 8, d.shadow, 0.4);
}

/** A sofa with a deep seat: whoever sits has thighs on the cushion, knees over its edge and soles before it. */
export function sofaForTwo(e: Easel, d: RoomLight) {
  const c = d.tone(COLOUR);
  e.p.soft(MIDDLE, SEAT.floor, 470, 36, d.shadow, 0.55);
  for (const x of [1566, 2214]) solid(e, rounded(x - 13, 970, 26, 32, 5), d.tone('#7a5038'));
  back(e, c);
  seat(e, d, c);
  for (const x of [1494, 2168])
    e.p.form(
      blob(x, 976, x - 4, 800, x + 14, 726, x + 59, 706, x + 104, 726, x + 122, 800, x + 118, 976),
      tint(c, 0.02),
      { depth: 18 },
    );
  pillowOn(e, 1690, 738, 80, -0.2, d.tone('#c9bfa8'));
}
