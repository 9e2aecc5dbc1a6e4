import { ellipse, type Knot, type Polygon, smooth } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';

/** Locks all round a point, from radius `inner` to `outer`; every second one is shorter. */
export function locks(x: number, y: number, inner: number, outer: number, count: number): Polygon {
  const points = Array.from({ length: count * 2 }, (_, i): Knot => {
    const a = (i / (count * 2)) * 2 * Math.PI + 0.1;
    if (i % 2 === 0) return [x + Math.cos(a) * inner, y + Math.sin(a) * inner];
    const r = outer * (i % 4 === 1 ? 1 : 0.88);
    return [x + Math.cos(a + 0.08) * r, y + Math.sin(a + 0.08) * r, 1];
  });
  return smooth(points, true, 5);
}

type CatShape = {
  readonly x: number;
  readonly y: number;
  readonly k: number;
  /** How much mane: none is a kitten, 1 a grown lion. */
  readonly mane: number;
  readonly ears?: 'up' | 'back';
  /** How flat it lies on the ground, and how far it leans there. */
  readonly squash?: number;
  readonly lean?: number;
  /** The face is on this side. */
  readonly side?: 1 | -1;
};

const earsOf = (mane: number, back: boolean): Polygon[] => {
  if (mane < 0.2)
    return back
      ? [blob('20,-570! -80,-640! 60,-600!', 3)]
      : [blob('44,-570! 50,-690! 124,-596!', 3), blob('130,-594! 190,-676! 196,-560!', 3)];
  const r = 138 + mane * 96;
  const a = back ? 2.2 : 1.2;
  return [
    ellipse(-10 + Math.cos(a) * r, -436 - Math.sin(a) * r, 50 + mane * 10, back ? 32 : 50 + mane * 10, back ? -0.7 : 0),
  ];
};

/** A cat that sits, from the side: all that a shadow knows. Its foot is at (x, y); 680 high with k 1; its face is on `side`. */
export function catShape(
  e: Easel,
  { x, y, k, mane, ears = 'up', squash = 1, lean = 0, side = 1 }: CatShape,
  colour: string,
  alpha = 1,
) {
  e.c.save();
  e.c.translate(x, y);
  e.c.transform(1, 0, lean, squash, 0, 0);
  e.c.scale(k * side, k);
  const shapes: Polygon[] = [
    blob('-40,-420 -150,-270 -206,-130 -60,-30 70,-60 140,-220 150,-400 60,-460', 8),
    ellipse(-98, -112, 134, 114),
    blob('-160,2! -150,-50 20,-54 74,-26 84,2!', 5),
    stroke('84,-320 104,-160 112,-24', 62, 46, 36),
    blob('76,2! 80,-50 150,-46 182,-18 184,2!', 5),
    ellipse(120, -500, 112, 98),
    blob(
      mane < 0.2
        ? '170,-520 226,-490 240,-456 214,-424 150,-410'
        : '150,-560 226,-552 292,-530 312,-490 296,-450 250,-424 250,-404 180,-396 120,-420',
      7,
    ),
    ...earsOf(mane, ears === 'back'),
    stroke('-170,-34 -310,-18 -400,-80 -404,-200 -350,-280', 26, 26, 22, 20, mane ? 15 : 18),
  ];
  if (mane) {
    shapes.push(locks(-10, -424, 128 + mane * 82, 158 + mane * 108, 19));
    shapes.push(ellipse(-338, -318, 38 + mane * 14, 54 + mane * 18, 0.5));
  }
  // One silhouette: what overlaps is no darker.
  fill(e, shapes, colour, alpha);
  e.c.restore();
}

/** The head of a roaring lion from the side, facing right, its jaws wide open; its throat is at (0, 0). */
export function roarHead(e: Easel, x: number, y: number, k: number, colour: string, eye: string) {
  e.p.in(x, y, 0, k, k, () => {
    fill(
      e,
      [
        locks(-500, -30, 470, 600, 25),
        // Skull, stop, nose and lips.
        blob(
          '-420,-380 -260,-480 -60,-490 70,-430 180,-396 340,-420 440,-404 486,-350 480,-290 452,-250 440,-170 380,-120 210,-96 60,-30 -20,60 -300,60',
          8,
        ),
        // Lower jaw and its beard.
        blob('-420,-60 -60,60 20,110 110,240 210,330 300,352 330,410 312,470 200,520 60,480 -120,400 -420,320', 8),
        blob('300,440! 250,640! 200,500! 140,600! 90,460!', 3),
        blob('428,-180! 424,16! 340,-140!', 3),
        blob('270,-120! 250,-30! 206,-110!', 3),
        blob('280,356! 306,180! 214,324!', 3),
        blob('150,270! 166,170! 96,210!', 3),
        ellipse(-150, -500, 96, 106, -0.4),
      ],
      colour,
    );
    fill(e, blob('30,-330! 110,-384 200,-326! 110,-306', 5), eye);
    fill(e, blob('400,-396 462,-376 476,-340 420,-352', 5), eye, 0.3);
  });
}

/** A paw of the costume that lies on something, its toes down. */
export function paw(e: Easel, x: number, y: number, r: number) {
  fill(e, ellipse(x + r * 0.06, y + r * 0.12, r * 1.04, r * 0.8), '#a87a3a', 0.5);
  fill(e, ellipse(x, y, r, r * 0.78), '#f2cd84');
  for (const u of [-0.36, 0, 0.36])
    fill(e, stroke(`${x + u * r},${y + r * 0.2} ${x + u * r * 1.16},${y + r * 0.68}`, r * 0.05, r * 0.07), '#b98a48');
}
