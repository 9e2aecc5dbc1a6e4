import { ellipse, type Painter, star } from '@/lib/illustrator/paint';
import { blob, dash, line } from '../kit/shapes';

const ICE = '#e6f3ff';
const DEEP = '#a9cdee';

/** A fern of frost from the origin upwards, `long` units; `curl` bends its tip. */
function fern(p: Painter, long: number, spread: number, curl: number, alpha: number) {
  const at = (u: number): readonly [number, number] => [curl * u * u, -long * u];
  const stem = [0, 0.25, 0.5, 0.75, 1].flatMap((u) => at(u));
  line(p, stem, 7, DEEP, alpha * 0.45, [1, 0.8, 0.2]);
  line(p, stem, 3.6, ICE, alpha, [1, 0.8, 0.2]);
  for (let i = 1; i <= 11; i++) {
    const u = 0.1 + (i / 12) * 0.86;
    const [x, y] = at(u);
    const branch = spread * Math.sin(Math.PI * (0.16 + 0.84 * u)) ** 0.8 * (0.85 + 0.2 * Math.sin(i * 2.3));
    for (const side of [-1, 1]) {
      const turn = side * (0.92 - u * 0.2) + (curl / long) * 2 * u;
      const [dx, dy] = [Math.sin(turn) * branch, -Math.cos(turn) * branch];
      dash(p, [x, y, x + dx, y + dy], 3.2, ICE, alpha * 0.95, side * -1.6);
      for (const v of [0.34, 0.56, 0.78]) {
        const twig = branch * 0.36 * (1.1 - v);
        for (const s of [-1, 1]) {
          const a = turn + s * 0.8;
          dash(
            p,
            [x + dx * v, y + dy * v, x + dx * v + Math.sin(a) * twig, y + dy * v - Math.cos(a) * twig],
            2,
            ICE,
            alpha * 0.8,
          );
        }
      }
    }
  }
  p.fill(star(...at(1), 6, 0.4, 6), '#ffffff', { alpha });
}

/** A great star of frost flowers on a pane, seen through; its middle is at the ground point. */
export function frostStar(p: Painter) {
  // Behind the ice the pane is a deeper blue, so that the star is seen by day, too.
  p.soft(0, 0, 290, 290, '#4f8fcc', 0.5, 0, 0.66);
  p.soft(0, 0, 110, 110, '#dcefff', 0.5);
  for (let i = 0; i < 6; i++) {
    const turn = (i / 6) * Math.PI * 2;
    p.in(0, 0, turn + Math.PI / 6, 1, 1, () => {
      p.fill(blob([0, -18, 26, -70, 0, -122, -26, -70]), '#dcedfc', { alpha: 0.34, blur: 3 });
      fern(p, 122, 26, i % 2 ? 26 : -26, 0.75);
    });
    p.in(0, 0, turn, 1, 1, () => {
      p.fill(blob([0, -10, 30, -86, 0, -190, -30, -86]), '#eaf5ff', { alpha: 0.36, blur: 3 });
      fern(p, 190, 44, 0, 1);
    });
  }
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * Math.PI * 2;
    p.in(0, 0, turn, 1, 1, () => {
      p.fill(blob([0, -4, 8, -22, 0, -40, -8, -22]), '#ffffff', { alpha: 0.5 });
      p.edge(blob([0, -4, 8, -22, 0, -40, -8, -22]), ICE, 1.6, 0.9);
    });
    const far = 150 + ((i * 37) % 50);
    const a = turn + 0.26;
    p.fill(star(Math.sin(a) * far, -Math.cos(a) * far, 3 + (i % 3) * 2, 0.35, 6), '#ffffff', { alpha: 0.9 });
  }
  p.fill(ellipse(0, 0, 9), '#ffffff', { alpha: 0.95 });
  p.soft(0, 0, 40, 40, '#ffffff', 0.7);
}

/** One print of a big boot in snow, its toe up the page, seen aslant. */
function print(p: Painter, x: number, y: number, size: number, turn: number, side: number) {
  p.in(x, y, 0, size, size * 0.46, () =>
    p.in(0, 0, turn, side, 1, () => {
      const sole = blob([-13, 6, -17, -14, -15, -38, -4, -52, 9, -50, 17, -36, 16, -14, 13, 6, 0, 10]);
      const heel = blob([-12, 20, 0, 16, 13, 20, 12, 36, 0, 46, -12, 36]);
      for (const shape of [sole, heel]) {
        p.fill(shape, '#ffffff', { alpha: 0.5, dx: 1.5, dy: 6, blur: 2 });
        p.fill(shape, '#a9c0e4', { alpha: 0.62 });
        p.inner(shape, '#5674b0', 2, 12, 7, 0.6);
      }
      p.clip(sole, () => {
        for (const v of [-38, -26, -14, -2]) line(p, [-17, v, 0, v + 4, 17, v], 3, '#7f9ccc', 0.6, [0.6, 1, 0.6]);
      });
    }),
  );
}

/** A trail of big boot prints that comes down the snow to the ground point. */
export function footprints(p: Painter) {
  for (let i = 8; i >= 0; i--) {
    const u = i / 8;
    const size = 1.1 - u * 0.74;
    const side = i % 2 ? -1 : 1;
    print(p, 150 * u * u + side * 30 * size, -14 - 150 * (u * 1.4 - u * u * 0.4), size, 0.16 + u * 0.7, side);
  }
}
