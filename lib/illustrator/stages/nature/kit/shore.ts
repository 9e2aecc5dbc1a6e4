import { ellipse, type Knot, mix, rgba, shade, smooth, star, taper, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../../kit/daylight';
import { dab, type Easel, fill, seen } from '../../kit/easel';
import { points } from '../../kit/outline';

/** A starfish, `size` from the middle to a tip. */
export function starfish(e: Easel, d: Daylight, x: number, y: number, size: number, turn: number, colour = '#e8794f') {
  if (!seen(e, x, y, size * 1.2)) return;
  e.p.in(x, y, turn, 1, 0.82, () => {
    e.p.soft(size * 0.1, size * 0.25, size, size * 0.8, d.shadow, 0.35);
    const arms = Array.from({ length: 10 }, (_, i): Knot => {
      const a = (i / 10) * Math.PI * 2;
      const k = i % 2 ? 0.4 : 1;
      return [Math.sin(a) * size * k, -Math.cos(a) * size * k];
    });
    const tone = d.tone(colour);
    e.p.form(smooth(arms, true, 6), tone, { depth: size * 0.2 });
    for (let i = 0; i < 5; i++)
      for (const k of [0.25, 0.48, 0.7]) {
        const a = (i / 5) * Math.PI * 2;
        fill(
          e,
          ellipse(Math.sin(a) * size * k, -Math.cos(a) * size * k, size * 0.06, size * 0.06, 0, 8),
          tint(tone, 0.12),
          0.9,
        );
      }
  });
}

/** A ribbed fan shell. */
export function fanShell(e: Easel, d: Daylight, x: number, y: number, size: number, turn: number, colour = '#f3c9b4') {
  if (!seen(e, x, y, size * 1.4)) return;
  e.p.in(x, y, turn, 1, 0.9, () => {
    e.p.soft(size * 0.1, size * 0.3, size * 1.1, size * 0.5, d.shadow, 0.35);
    const tone = d.tone(colour);
    const rim: Knot[] = [[0, size * 0.55]];
    for (let i = 0; i <= 12; i++) {
      const a = Math.PI * (0.94 + (i / 12) * 1.12);
      const k = i % 2 ? 1 : 0.93;
      rim.push([Math.cos(a) * size * k, Math.sin(a) * size * 0.85 * k + size * 0.1]);
    }
    e.p.form(smooth(rim, true, 4), tone, { depth: size * 0.2 });
    for (let i = 1; i < 7; i++) {
      const a = Math.PI * (1 + i / 7);
      e.p.line(
        [
          [0, size * 0.46],
          [Math.cos(a) * size * 0.9, Math.sin(a) * size * 0.76 + size * 0.1],
        ],
        size * 0.08,
        shade(tone, 0.1),
        0.75,
        [0.3, 1],
      );
    }
  });
}

/** A small crab that waves. */
export function crab(e: Easel, d: Daylight, x: number, y: number, k: number) {
  if (!seen(e, x, y, 50 * k)) return;
  e.p.in(x, y, 0, k, k, () => {
    const tone = d.tone('#e0644a');
    e.p.soft(0, 10, 46, 10, d.shadow, 0.4);
    for (const side of [-1, 1]) {
      for (const i of [0, 1, 2])
        e.p.line(
          [
            [side * 18, 0],
            [side * (34 - i * 3), -6 + i * 6],
            [side * (42 - i * 6), 6 + i * 3],
          ],
          5,
          shade(tone, 0.06),
        );
      e.p.line(
        [
          [side * 22, -8],
          [side * 38, -20],
          [side * 34, -30],
        ],
        6,
        tone,
      );
      fill(
        e,
        smooth(
          [
            [side * 28, -28],
            [side * 26, -46],
            [side * 34, -40],
            [side * 42, -48],
            [side * 44, -32],
          ],
          true,
          5,
        ),
        tone,
      );
      e.p.line(
        [
          [side * 8, -14],
          [side * 9, -26],
        ],
        3.4,
        tone,
      );
      fill(e, ellipse(side * 9, -28, 5.5, 6), '#fdf6ea');
      fill(e, ellipse(side * 8 + 1, -27, 2.8, 3.2), '#241c22');
    }
    e.p.form(ellipse(0, -4, 27, 17), tone, { depth: 8 });
    e.p.line(points([-8, 0, 0, 4, 8, 0]), 2.4, shade(tone, 0.2));
  });
}

/** Broken lines of foam along a shore from left to right. */
export function foamLine(e: Easel, name: string, shore: readonly Knot[], size: number, colour: string, alpha: number) {
  const r = e.random(name);
  const line = smooth(shore, false, 14);
  fill(
    e,
    taper(
      shore,
      shore.map((_, i) => size * (0.22 + 0.14 * (i % 2))),
    ),
    colour,
    alpha,
  );
  for (const [i, [x, y]] of line.entries())
    dab(
      e,
      i % 3 ? 'mist' : 'dry',
      x + r.bell() * size,
      y + r.bell() * size * 0.3,
      size * (1 + r()),
      size * (0.24 + r() * 0.3),
      colour,
      { alpha: alpha * (0.5 + r() * 0.5), variant: i },
    );
}

/** A far sailing boat with two sails. */
export function farSail(e: Easel, d: Daylight, x: number, y: number, h: number, sail = '#fff4e2') {
  if (!seen(e, x, y - h / 2, h)) return;
  e.p.in(x, y, 0, h / 100, h / 100, () => {
    const cloth = mix(d.far(sail, 0.15), d.glow, 0.15);
    fill(
      e,
      smooth(
        [
          [4, -100, 1],
          [46, -22],
          [48, -16, 1],
          [4, -16, 1],
        ],
        true,
        5,
      ),
      cloth,
    );
    fill(
      e,
      smooth(
        [
          [-2, -92, 1],
          [-34, -24],
          [-34, -18, 1],
          [-2, -18, 1],
        ],
        true,
        5,
      ),
      shade(cloth, 0.05),
    );
    fill(
      e,
      smooth(
        [
          [14, -80, 1],
          [31, -52, 1],
          [4, -48, 1],
          [4, -64, 1],
        ],
        true,
        2,
      ),
      d.far('#e2725b', 0.2),
    );
    fill(
      e,
      taper(
        [
          [1, -102],
          [1, -6],
        ],
        [1, 1.6],
      ),
      d.far('#6b5240', 0.2),
    );
    fill(
      e,
      smooth(
        [
          [-42, -12, 1],
          [54, -12, 1],
          [40, 4],
          [-28, 4],
        ],
        true,
        5,
      ),
      d.far('#8a4f3c', 0.15),
    );
    e.p.soft(4, 8, 60, 7, '#ffffff', 0.4);
    fill(e, ellipse(4, 10, 36, 4), rgba(d.shadow, 0.25));
  });
}

/** A sand castle with a paper star on its tower. */
export function sandCastle(e: Easel, d: Daylight, x: number, y: number, k: number) {
  if (!seen(e, x, y - 70 * k, 130 * k)) return;
  e.p.in(x, y, 0, k, k, () => {
    const sand = d.tone('#e0b97c');
    e.p.soft(14, 6, 150, 22, d.shadow, 0.4);
    const tower = (tx: number, w: number, h: number) => {
      const teeth: Knot[] = [
        [tx - w, 0, 1],
        [tx - w * 0.8, -h, 1],
      ];
      for (let i = 0; i < 4; i++) {
        const u = tx - w * 0.8 + (i * 1.6 * w) / 4;
        teeth.push([u, -h - 10, 1], [u + w * 0.2, -h - 10, 1], [u + w * 0.2, -h, 1], [u + w * 0.4, -h, 1]);
      }
      teeth.push([tx + w, 0, 1]);
      e.p.form(smooth(teeth, true, 2), sand, { depth: 12 });
      fill(
        e,
        smooth(
          [
            [tx - 6, -h * 0.45, 1],
            [tx, -h * 0.45 - 12],
            [tx + 6, -h * 0.45, 1],
            [tx + 6, -h * 0.28, 1],
            [tx - 6, -h * 0.28, 1],
          ],
          true,
          4,
        ),
        shade(sand, 0.16),
      );
    };
    tower(0, 42, 112);
    tower(-64, 36, 70);
    tower(62, 36, 78);
    e.p.form(smooth(points([-112, 6, -96, -30, -40, -40, 0, -28, 44, -42, 100, -28, 116, 6, 0, 16]), true, 6), sand, {
      depth: 14,
    });
    fill(
      e,
      smooth(
        [
          [-16, 10, 1],
          [-16, -22],
          [0, -38],
          [16, -22],
          [16, 10, 1],
        ],
        true,
        6,
      ),
      shade(sand, 0.2),
    );
    e.p.line(
      [
        [0, -118],
        [2, -168],
      ],
      4,
      d.tone('#8a6a4c'),
    );
    fill(e, star(3, -168, 17), d.tone('#e8634f'));
    fanShell(e, d, -60, -28, 12, 0.1);
    fanShell(e, d, 52, -26, 10, -0.2, '#f2dcc0');
  });
}
