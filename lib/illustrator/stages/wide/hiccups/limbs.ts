import { ellipse, type Polygon } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill, wash } from '../../kit/easel';
import { GREEN } from './colours';

/** A part of the body with a light side, a dark side below `low`, and the grain of a brush. */
export function flesh(e: Easel, shape: Polygon, low?: Polygon) {
  fill(e, shape, GREEN.body);
  clipTo(e, shape, () => {
    if (low) fill(e, low, GREEN.shade, 0.75);
    const xs = shape.map(([x]) => x);
    const ys = shape.map(([, y]) => y);
    wash(
      e,
      `flesh${xs[0]}`,
      [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
      [GREEN.light, GREEN.shade],
      {
        count: 40,
        alpha: 0.1,
      },
    );
  });
}

/** A neck or a tail along the points, with its light side up. */
export function limb(e: Easel, points: string, ...radii: number[]) {
  fill(e, stroke(points, ...radii), GREEN.shade);
  e.p.in(-6, -12, 0, 1, 1, () => fill(e, stroke(points, ...radii.map((r) => r * 0.84)), GREEN.body));
}

/** Rounded plates of the back, each at a point with a turn (radians, 0 is up) and a size. */
export function plates(e: Easel, places: readonly (readonly [x: number, y: number, turn: number, k: number])[]) {
  for (const [x, y, turn, k] of places)
    e.p.in(x, y, turn, k, k, () => {
      fill(e, blob('-56,30! -44,-40 0,-96 44,-40 56,30!', 6), GREEN.deep);
      fill(e, blob('-40,24! -36,-36 -4,-76 6,-30 4,24!', 6), GREEN.wing);
    });
}

/** A hand with three fingers that point to the right at turn 0; `curl` bends them down around a thing. */
export function claw(e: Easel, x: number, y: number, k: number, turn = 0, curl = 0) {
  e.p.in(x, y, turn, k, Math.abs(k), () => {
    fill(e, ellipse(0, 8, 76, 66), GREEN.shade);
    fill(e, ellipse(0, 0, 72, 60), GREEN.body);
    for (const [i, v] of [-44, 2, 46].entries()) {
      const reach = [118, 138, 112][i] ?? 120;
      const drop = curl * 70;
      const finger = `30,${v * 0.7} ${reach * 0.72},${v} ${reach},${v + drop}`;
      fill(e, stroke(`34,${v * 0.7 + 6} ${reach * 0.72},${v + 7} ${reach},${v + drop + 7}`, 30, 28, 22), GREEN.shade);
      fill(e, stroke(finger, 28, 26, 20), GREEN.body);
      e.p.in(reach, v + drop, curl * 1.1, 1, 1, () => {
        fill(e, blob('4,-18! 34,-10 56,6 30,14 4,16!', 5), GREEN.horn);
        fill(e, blob('4,4! 30,6 56,6 30,14 4,16!', 5), GREEN.hornShade);
      });
    }
  });
}

/** A spread wing, its root at the point; the tip is up to the right, mirrored with a negative `k`. */
export function wing(e: Easel, x: number, y: number, k: number, turn = 0) {
  e.p.in(x, y, turn, k, Math.abs(k), () => {
    fill(
      e,
      blob(
        '0,0! 130,-300 260,-560! 520,-620 860,-640! 760,-420 740,-300! 640,-260 560,-90! 430,-110 330,60! 180,10 60,110!',
        6,
      ),
      GREEN.wing,
    );
    fill(e, blob('260,-560! 520,-620 860,-640! 640,-560 360,-470!', 5), GREEN.light, 0.3);
    for (const to of ['860,-640', '740,-300', '560,-90', '330,60']) {
      const [u = 0, v = 0] = to.split(',').map(Number);
      fill(e, stroke(`260,-560 ${(260 + u) / 2 + 30},${(v - 560) / 2 - 20} ${to}`, 20, 14, 6), GREEN.bone);
    }
    fill(e, stroke('0,20 110,-290 260,-560', 46, 32, 26), GREEN.shade);
    fill(e, stroke('-8,10 100,-296 256,-566', 36, 24, 18), GREEN.body);
    fill(e, blob('240,-560! 250,-630 280,-650 290,-560!', 4), GREEN.horn);
  });
}
