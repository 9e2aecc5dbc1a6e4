import { ellipse, type Knot, type Painter, rectangle, shade, smooth, taper, tint } from '../paint';
import type { OwnThing } from './pose';

const corner = (x: number, y: number): Knot => [x, y, 1];

/** An open book seen from its cover side, with the edge of the pages above. */
function book(p: Painter): void {
  for (const g of [-1, 1]) {
    const pages = smooth(
      [corner(0, -17), [g * 14, -21], corner(g * 28, -19), corner(g * 28, 10), corner(0, 14)],
      true,
      6,
    );
    p.form(pages, '#fbf1dc', { depth: 2 });
    const cover = smooth([
      corner(0, -13),
      [g * 15, -17],
      corner(g * 30, -15),
      corner(g * 29, 16),
      [g * 14, 15],
      corner(0, 20),
    ]);
    p.form(cover, '#c5473f', { depth: 6 });
    p.clip(cover, () => {
      p.line(
        [corner(g * 5, -10), corner(g * 26, -11), corner(g * 25, 11), corner(g * 5, 14)],
        1.2,
        '#f0c878',
        0.6,
        [1, 1, 1],
      );
      p.soft(g * 2, 2, 5, 20, shade('#c5473f', 0.16), 0.5);
    });
  }
  p.line([corner(0, -13), corner(0, 20)], 2.6, shade('#c5473f', 0.14), 0.9, [1, 1, 1]);
}

function bowl(p: Painter): void {
  p.form(ellipse(0, -15, 28, 6.5), '#f4ead6', { depth: 2 });
  p.fill(ellipse(0, -14, 24, 4.6), '#d9a45e');
  p.soft(-6, -15, 12, 2.6, '#f2cf8e', 0.8);
  const side = smooth(
    [corner(-28, -15), [-26, 2], [-14, 13], [14, 13], [26, 2], corner(28, -15), [14, -9.4], [0, -8.4], [-14, -9.4]],
    true,
    6,
  );
  p.form(side, '#5f93a8', { depth: 8 });
  p.clip(side, () =>
    p.line(
      [
        [-27, -5],
        [0, 2.4],
        [27, -5],
      ],
      3,
      '#f6ead2',
      0.85,
      [1, 1, 1],
    ),
  );
}

function spoon(p: Painter): void {
  p.form(
    taper(
      [
        [3, -20],
        [0, 0],
        [-4, 36],
      ],
      [2.6, 2.2, 2.2],
    ),
    '#b8834e',
    { depth: 1.6 },
  );
  p.form(ellipse(-5.4, 41, 5, 8, 0.1), '#b8834e', { depth: 2.4 });
}

function box(p: Painter): void {
  const front = smooth([corner(-27, -15), corner(27, -15), corner(25, 20), corner(-25, 20)]);
  p.form(smooth([corner(-27, -15), corner(-20, -24), corner(21, -24), corner(27, -15)]), '#b98a55', { depth: 2 });
  p.form(front, '#d2a268', { depth: 8 });
  p.clip(front, () => {
    p.fill(rectangle(-5, -16, 10, 37), '#d9574a', { alpha: 0.95 });
    p.line([corner(-27, -11), corner(27, -11)], 1.2, shade('#d2a268', 0.14), 0.6, [1, 1]);
  });
  for (const g of [-1, 1])
    p.form(smooth([corner(0, -23), [g * 8, -33], [g * 15, -29], [g * 9, -23]], true, 6), '#d9574a', { depth: 2.6 });
  p.form(ellipse(0, -24, 4, 3.6), shade('#d9574a', 0.05), { depth: 1.4 });
}

function ball(p: Painter, radius: number): void {
  const round = ellipse(0, 0, radius);
  p.form(round, '#f2ead9', { depth: radius * 0.4 });
  p.clip(round, () => {
    p.fill(
      smooth([
        [-radius * 1.2, -radius * 0.1],
        [0, -radius * 0.5],
        [radius * 1.2, -radius * 0.1],
        [radius * 1.2, radius * 0.4],
        [0, 0],
        [-radius * 1.2, radius * 0.4],
      ]),
      '#d9574a',
      { alpha: 0.95 },
    );
    p.inner(round, shade('#d9574a', 0.14), -radius * 0.3, -radius * 0.3, radius * 0.3, 0.4);
    p.soft(-radius * 0.35, -radius * 0.4, radius * 0.4, radius * 0.3, '#ffffff', 0.5);
  });
}

function candle(p: Painter): void {
  p.soft(0, -32, 26, 28, '#ffd98a', 0.45);
  p.form(
    taper(
      [
        [0, 10],
        [0, -20],
      ],
      [2.7, 2.5],
      { round: false },
    ),
    '#6fa3cf',
    { depth: 1.6 },
  );
  p.fill(
    smooth([
      [0, -38],
      [4.4, -27],
      [0, -21],
      [-4.4, -27],
    ]),
    '#ffb347',
  );
  p.fill(
    smooth([
      [0, -33],
      [2.4, -26],
      [0, -22],
      [-2.4, -26],
    ]),
    '#fff2c4',
  );
}

function rope(p: Painter): void {
  const line: Knot[] = [
    [-34, 9],
    [-10, 2],
    [30, 3],
    [90, 12],
    [150, 16],
  ];
  p.form(taper(line, [2.4, 2.6, 2.6, 2.6, 2.4]), '#c9a36a', { depth: 1.6 });
  const along = smooth(line, false, 7);
  for (const [x, y] of along)
    p.line(
      [
        [x - 1.6, y - 2.2],
        [x + 1.6, y + 2.2],
      ],
      0.9,
      '#8a6a3c',
      0.7,
      [1, 1],
    );
  p.soft(-34, 12, 4, 5, tint('#c9a36a', 0.06), 0.9);
}

/** Things that belong to a pose, in head units with the grip (or the middle between two hands) at the origin. */
export const OWN_THINGS: Readonly<Record<OwnThing, (p: Painter) => void>> = {
  book,
  bowl,
  spoon,
  box,
  ball: (p) => ball(p, 19),
  candle,
  rope,
};
