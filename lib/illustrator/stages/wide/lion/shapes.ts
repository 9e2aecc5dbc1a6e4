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
    const r = 120 + mane * 118;
    const a = back ? 0.36 : 0.86;
    return [ellipse(s * Math.cos(a) * r, -420 - Math.sin(a) * r, 58, back ? 38 : 58, s * (back ? 0.5 : 0))];
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
    shapes.push(locks(0, -410, 118 + mane * 70, 140 + mane * 130, 15));
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
        locks(-330, -60, 400, 560, 19),
        // Skull, nose and upper jaw.
        blob(
          '-420,-360 -200,-440 60,-420 300,-430 520,-400 640,-340 650,-270 600,-236 480,-226 200,-150 -40,0 -300,60',
          8,
        ),
        // Lower jaw.
        blob('-420,-60 -120,40 40,60 220,210 360,330 430,350 452,400 420,460 330,476 120,430 -120,360 -420,300', 8),
        // Teeth.
        blob('470,-236! 520,-60! 570,-240!', 3),
        blob('320,-190! 350,-90! 400,-214!', 3),
        blob('336,330! 372,180! 420,356!', 3),
        blob('200,210! 236,110! 280,270!', 3),
        ellipse(-130, -470, 92, 104, -0.4),
      ],
      colour,
    );
    fill(e, blob('90,-330! 180,-372 250,-322! 170,-316', 5), eye);
    fill(e, blob('560,-372 620,-352 600,-330 560,-338', 5), eye, 0.28);
  });
}
