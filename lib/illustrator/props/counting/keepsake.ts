import { ellipse, type Painter, taper, type Vec } from '../../paint';
import type { PropLook } from '../model';

/** The bucket, over one eye. */
function bucketHat(p: Painter) {
  p.in(-6, -88, -0.2, 1, 1, () => {
    p.fill(
      taper(
        [
          [-26, -40],
          [0, -72],
          [26, -40],
        ],
        [2.6, 2.6],
      ),
      '#2c6d96',
    );
    p.form(
      [
        [-25, -44],
        [25, -44],
        [32, 0],
        [-32, 0],
      ],
      '#eef3f7',
      { depth: 5 },
    );
    p.fill(
      taper(
        [
          [-33, 2],
          [33, 2],
        ],
        [5, 5],
      ),
      '#b9c9d6',
    );
  });
}

/** Goggles of a driver, pushed up. */
function goggles(p: Painter) {
  p.fill(
    taper(
      [
        [-38, -76],
        [2, -94],
        [39, -76],
      ],
      [4, 4],
    ),
    '#26222a',
  );
  for (const x of [-12, 20]) {
    p.fill(ellipse(x, -90, 16, 14), '#1d5f94');
    p.fill(ellipse(x, -90, 11, 9.4), '#bfe6fa');
    p.fill(ellipse(x - 4, -93, 3.4, 2.6), '#ffffff');
  }
}

/** Wool, worn as hair. */
function woolWig(p: Painter) {
  for (const [x, y, r] of [
    [-36, -78, 17],
    [40, -80, 17],
    [-20, -100, 20],
    [24, -102, 20],
    [2, -110, 21],
  ] as const) {
    p.form(ellipse(x, y, r), '#fbf1dc', { depth: 4 });
    const curl = Array.from({ length: 12 }, (_, i): Vec => {
      const [a, k] = [i * 0.8, r * 0.72 * (1 - i / 14)];
      return [x + Math.cos(a) * k, y + Math.sin(a) * k];
    });
    p.fill(taper(curl, [1.8, 1.4]), '#d2b98c');
  }
}

/** A flower behind where an ear would be. */
function flower(p: Painter) {
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * Math.PI * 2;
    p.fill(ellipse(30 + Math.cos(a) * 15, -92 + Math.sin(a) * 15, 12, 8.5, a), '#fff6ea');
  }
  p.fill(ellipse(30, -92, 9.5), '#7a3f8f');
}

const KEEPSAKES = [bucketHat, goggles, woolWig, flower];

/** What a chick took along from where it hid: `count` tells which of the four chicks wears it. */
export function chickKeepsake(p: Painter, { count = 1 }: PropLook): void {
  KEEPSAKES[count - 1]?.(p);
}
