import { type Knot, rectangle, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import { type Easel, fill, glow } from '../../kit/easel';

const SAND = '#e8cf96';
/** From before our feet past those who walk here to the door of the house, and how broad it is. */
const WAY: readonly Knot[] = [
  [640, 1260],
  [900, 1150],
  [1290, 1092],
  [1620, 1020],
  [1640, 946],
  [1400, 900],
  [1270, 868],
];
const WIDTHS = [300, 230, 150, 92, 54, 30, 16];

/** The house of the family, 150 wide: its windows are lit. */
function house(e: Easel, x: number, y: number) {
  e.p.form(rectangle(x - 62, y - 84, 124, 86), '#f6e4c4', { depth: 8 });
  const roof: readonly Knot[] = [
    [x - 82, y - 78, 1],
    [x - 4, y - 146, 1],
    [x + 82, y - 78, 1],
  ];
  e.p.form(smooth(roof, true, 4), '#c9604a', { depth: 8 });
  fill(e, rectangle(x + 10, y - 54, 30, 56), '#7c9a5c');
  fill(e, rectangle(x - 46, y - 58, 36, 32), '#ffe49a');
  fill(e, rectangle(x - 30, y - 58, 4, 32), '#f6e4c4');
  glow(e, x - 28, y - 42, 70, '#ffd982', 0.5);
}

/** A wet path through the meadow that leads home. */
export function gardenPath(e: Easel): void {
  const way = smooth(WAY, false, 10);
  house(e, 1255, 872);
  e.p.fill(
    taper(
      way,
      WIDTHS.map((width) => width * 0.58),
    ),
    shade(SAND, 0.14),
    { alpha: 0.7, blur: 8 },
  );
  fill(
    e,
    taper(
      way,
      WIDTHS.map((width) => width * 0.5),
    ),
    SAND,
  );
  fill(
    e,
    taper(
      way,
      WIDTHS.map((width) => width * 0.2),
    ),
    tint(SAND, 0.14),
    0.6,
  );
}
