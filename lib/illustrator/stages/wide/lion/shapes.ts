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
  /** The tail lies on this side. */
  readonly side?: 1 | -1;
};

const earsOf = (mane: number, back: boolean): Polygon[] =>
  [-1, 1].flatMap((s) => {
    if (mane < 0.2)
      return [blob(`${s * 128},-420! ${s * (back ? 190 : 132)},${back ? -500 : -590}! ${s * 30},-520!`, 3)];
    const r = 118 + mane * 88;
    const a = back ? 0.5 : 0.98;
    return [
      ellipse(
        s * Math.cos(a) * r,
        -420 - Math.sin(a) * r,
        46 + mane * 6,
        back ? 30 : 46 + mane * 6,
        s * (back ? 0.6 : 0),
      ),
    ];
  });

/** A cat that sits, seen from the front or from behind: all that a shadow knows. Its foot is at (x, y); 640 high with k 1. */
export function catShape(
  e: Easel,
  { x, y, k, mane, ears = 'up', squash = 1, lean = 0, side = 1 }: CatShape,
  colour: string,
  alpha = 1,
) {
  e.c.save();
  e.c.translate(x, y);
  e.c.transform(1, 0, lean, squash, 0, 0);
  e.c.scale(k, k);
  const shapes: Polygon[] = [
    blob('-70,-340 -140,-210 -178,-80 -186,-20 -160,2! 160,2! 186,-20 178,-80 140,-210 70,-340', 7),
    ellipse(0, -420, 136, 122),
    ...earsOf(mane, ears === 'back'),
    stroke(
      `${side * 130},-30 ${side * 270},-16 ${side * 370},-70 ${side * 372},-190 ${side * 320},-260`,
      26,
      26,
      22,
      20,
      mane ? 16 : 20,
    ),
  ];
  if (mane) {
    shapes.push(locks(0, -400, 130 + mane * 72, 158 + mane * 100, 21));
    shapes.push(locks(side * 312, -290, 30, 50 + mane * 20, 8));
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
        locks(-330, -20, 470, 610, 23),
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
