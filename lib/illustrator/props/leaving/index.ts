import { ellipse, type Painter, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../companions/kit/outline';
import { OWN_THINGS } from '../../figure/things';
import { boxed } from '../kit/prop';
import type { Prop } from '../model';

const [LEATHER, DARK, BRASS] = ['#a5613a', '#7a4427', '#e0b44c'] as const;

/** A suitcase with a picture of the house on it, whose smallest window is lit. */
function houseSuitcase(p: Painter) {
  p.fill(stroke('-20,-92 -18,-112 18,-112 20,-92', 4.5, 5, 5, 4.5), DARK);
  p.form(blob('-74,-88! 74,-88! 78,-80 78,-8 72,0! -72,0! -78,-8 -78,-80', 4), LEATHER, { depth: 8 });
  for (const x of [-52, 52]) {
    p.fill(rectangle(x - 6, -88, 12, 88), DARK);
    p.fill(rectangle(x - 9, -70, 18, 12), BRASS);
  }
  p.fill(rectangle(-26, -64, 52, 46), '#fbf4de');
  p.fill(rectangle(-16, -42, 32, 22), '#e6d7ae');
  p.fill(blob('-22,-42! 0,-60! 22,-42!', 2), '#b9593f');
  p.fill(rectangle(-5, -39, 10, 10), '#ffd23f');
}

/** A branch of the olive tree with its leaves at the lower end, from the grip at the origin. */
function oliveBranch(p: Painter) {
  p.fill(stroke('0,-60 3,40 -2,120', 4, 5, 4), '#7d5f38');
  for (const [x, y, turn] of [
    [-20, 110, 0.9],
    [18, 112, -0.9],
    [-28, 132, 0.6],
    [26, 136, -0.6],
    [-14, 148, 0.25],
    [12, 150, -0.25],
    [0, 154, 0],
  ] as const)
    p.in(x, y, turn, 1, 1, () => p.fill(ellipse(0, 0, 8, 27), x < 0 ? '#7f8d42' : '#94a154'));
}

/** Keys on a ring, held at the origin, that are rattled. */
function keys(p: Painter) {
  p.edge(ellipse(0, 14, 15), '#8a8f98', 5, 1);
  for (const turn of [-0.5, 0.1, 0.7])
    p.in(0, 26, turn, 1, 1, () => {
      p.fill(rectangle(-3, 0, 6, 40), '#c9a43c');
      p.fill(ellipse(0, 4, 9), '#c9a43c');
      p.fill(rectangle(0, 28, 11, 5), '#c9a43c');
      p.fill(rectangle(0, 36, 9, 5), '#c9a43c');
    });
  for (const side of [-1, 1])
    for (const r of [52, 68])
      p.line(
        [
          [side * r * 0.8, 10],
          [side * r, 34],
          [side * r * 0.84, 58],
        ],
        4,
        '#fff6d6',
      );
}

/** A thick slice of bread, held at the origin: where somebody bit, the crumb has no crust. */
function bitten(p: Painter) {
  p.form(blob('-44,38! -48,-8 -60,-26 -50,-46! -8,-10! 24,-44! 44,-52 60,-36 58,-18 48,-6 46,38! 0,46', 6), '#6f421c', {
    depth: 3,
  });
  p.form(
    blob('-48,32! -52,-14 -62,-32 -52,-50! -8,-16! 22,-50! 42,-58 58,-42 56,-24 46,-12 44,32! 0,40', 6),
    '#a8692c',
    {
      depth: 5,
    },
  );
  const crumb =
    '-40,25! -43,-12 -52,-30 -48,-48! -38,-34 -26,-32 -20,-40! -10,-20 6,-20 12,-34! 20,-44 34,-50 48,-40 46,-24 38,-12 36,25! 0,31';
  p.form(blob(crumb, 6), '#fff1cf', { depth: 4, shadowColor: '#e8c88c' });
  for (const [x, y, r] of [
    [-26, -8, 4],
    [-8, 10, 3],
    [14, -4, 4.5],
    [26, 14, 3],
    [-28, 14, 2.6],
    [32, -28, 3],
  ] as const)
    p.fill(ellipse(x, y, r, r * 0.7), '#e3c084');
}

/** A whole slice of bread, held at its lower edge. */
function slice(p: Painter) {
  p.form(blob('-42,10 -46,-50 -52,-74 -30,-94 0,-96 30,-94 52,-74 46,-50 42,10 0,16', 7), '#b07a3c', { depth: 5 });
  p.fill(blob('-34,3 -37,-50 -42,-72 -26,-86 0,-88 26,-86 42,-72 37,-50 34,3 0,8', 7), '#f3d9a0');
}

/** What goes along when somebody moves out, and what is held on the way. */
export const LEAVING_STANDING: Readonly<Record<string, Prop>> = {
  houseSuitcase: { draw: houseSuitcase, box: boxed(-92, -130, 184, 144), shadow: 70 },
  oliveBranch: { draw: oliveBranch, box: boxed(-56, -66, 112, 252), shadow: 0 },
  rattledKeys: { draw: keys, box: boxed(-76, -8, 152, 90), shadow: 0 },
  /** A story book, open, seen from its covers, over whose edge somebody looks. */
  raisedBook: { draw: OWN_THINGS.book, box: boxed(-34, -26, 68, 50), shadow: 0 },
  breadSlice: { draw: slice, box: boxed(-58, -102, 116, 122), shadow: 0 },
  bittenBread: { draw: bitten, box: boxed(-70, -66, 140, 122), shadow: 0 },
};
