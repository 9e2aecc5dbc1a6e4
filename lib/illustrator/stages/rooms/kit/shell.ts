import { ellipse, mix, rectangle, shade, star, tint } from '@/lib/illustrator/paint';
import { clipTo, cover, dab, type Easel, fill, linear, radial, seen, wash } from '../../kit/easel';
import { poly, solid } from './shapes';

type Pattern = 'plain' | 'dots' | 'stripes' | 'sprigs' | 'stars';

/** A painted or papered wall, lightest around (x, y) where the window or lamp is. */
export function paperedWall(
  e: Easel,
  colour: string,
  light: string,
  at: readonly [number, number],
  pattern: Pattern = 'plain',
) {
  cover(
    e,
    radial(e, at[0], at[1], 1180, [
      [0, mix(tint(colour, 0.04), light, 0.3)],
      [0.4, colour],
      [1, shade(colour, 0.1)],
    ]),
  );
  if (pattern === 'stripes')
    for (let x = -20; x < 1240; x += 74) fill(e, rectangle(x, -20, 30, 1000), tint(colour, 0.05), 0.4);
  else if (pattern !== 'plain') motifs(e, colour, pattern);
  wash(e, 'wall', [-40, -20, 1240, 900], [tint(colour, 0.04), shade(colour, 0.05), mix(colour, light, 0.4)], {
    count: 64,
    alpha: 0.13,
    long: 200,
    tall: 52,
    slant: -0.35,
  });
}

function motifs(e: Easel, colour: string, pattern: Pattern) {
  const mark = shade(colour, 0.08);
  for (let j = 0; j < 11; j++)
    for (let i = 0; i < 13; i++) {
      const [x, y] = [i * 102 + (j % 2) * 51 - 10, j * 82 + 26];
      if (!seen(e, x, y, 16)) continue;
      if (pattern === 'dots') fill(e, ellipse(x, y, 6, 6, 0, 12), mark, 0.3);
      else if (pattern === 'stars') fill(e, star(x, y, 9), mark, 0.3);
      else
        for (const a of [-0.9, 0, 0.9])
          fill(e, ellipse(x + a * 8, y - 6 + Math.abs(a) * 5, 3.4, 9, a * 0.9, 10), mark, 0.34);
    }
}

/** Boards up to the height of a child, with a cap rail and a skirting. */
export function wainscot(e: Easel, top: number, floor: number, colour: string, rail: string) {
  fill(
    e,
    rectangle(-20, top, 1240, floor - top),
    linear(e, 0, top, 0, floor, [
      [0, tint(colour, 0.03)],
      [1, shade(colour, 0.06)],
    ]),
  );
  for (let x = -10; x < 1220; x += 92) {
    fill(e, rectangle(x, top, 3, floor - top), shade(colour, 0.12), 0.6);
    fill(e, rectangle(x + 3, top, 4, floor - top), tint(colour, 0.08), 0.5);
  }
  wash(e, 'wainscot', [-20, top, 1220, floor], [tint(colour, 0.06), shade(colour, 0.06)], {
    count: 34,
    alpha: 0.22,
    long: 20,
    tall: 90,
  });
  solid(e, rectangle(-20, top - 12, 1240, 22), rail, { turn: 0.03 });
  fill(e, rectangle(-20, top + 10, 1240, 9), shade(colour, 0.16), 0.5);
  solid(e, rectangle(-20, floor - 24, 1240, 26), rail, { turn: 0.03 });
}

/** Floor boards with staggered seams, each of a tone of its own. */
export function planks(e: Easel, y: number, colour: string, light: string) {
  fill(
    e,
    rectangle(-20, y, 1240, 1230 - y),
    linear(e, 0, y, 0, 1200, [
      [0, shade(colour, 0.08)],
      [0.3, colour],
      [1, shade(colour, 0.03)],
    ]),
  );
  const r = e.random('planks');
  const rows = 8;
  const row = (i: number) => y + (1230 - y) * (i / rows) ** 1.35;
  for (let i = 0; i < rows; i++) {
    const [top, bottom] = [row(i), row(i + 1)];
    for (let x = -r() * 260; x < 1220; ) {
      const w = 190 + r() * 220;
      const lean = ((x - 600) / 600) * (bottom - top) * 0.35;
      const leanEnd = ((x + w - 600) / 600) * (bottom - top) * 0.35;
      const board = poly(x, top, x + w, top, x + w + leanEnd, bottom, x + lean, bottom);
      fill(e, board, r() > 0.5 ? tint(colour, 0.06) : shade(colour, 0.06), r() * 0.5);
      fill(e, poly(x, top, x + 3, top, x + lean + 3, bottom, x + lean, bottom), shade(colour, 0.16), 0.5);
      for (let k = 0; k < 2; k++)
        dab(e, 'dry', x + r() * w, top + (0.3 + r() * 0.5) * (bottom - top), 110, 7, k ? light : shade(colour, 0.1), {
          alpha: 0.2,
          variant: k + i,
        });
      x += w;
    }
    dab(e, 'dry', 600, top, 760, 2.5 + i * 0.4, shade(colour, 0.2), { alpha: 0.75, variant: i });
  }
  e.p.soft(600, y + 8, 760, 34, shade(colour, 0.25), 0.4);
}

/** Square floor tiles in perspective, two colours. */
export function tiledFloor(e: Easel, y: number, one: string, two: string) {
  fill(e, rectangle(-20, y, 1240, 1230 - y), one);
  const rows = 7;
  const row = (i: number) => y + (1230 - y) * (i / rows) ** 1.5;
  const across = (k: number, yy: number) => 600 + k * (96 + ((yy - y) / (1230 - y)) * 90);
  for (let i = 0; i < rows; i++) {
    const [top, bottom] = [row(i), row(i + 1)];
    for (let k = -8; k < 8; k++) {
      if ((i + k) % 2) continue;
      const tile = poly(
        across(k, top),
        top,
        across(k + 1, top),
        top,
        across(k + 1, bottom),
        bottom,
        across(k, bottom),
        bottom,
      );
      fill(e, tile, (k * 7 + i * 3) % 5 ? two : shade(two, 0.03));
    }
  }
  wash(e, 'tiles', [-20, y, 1220, 1220], [tint(one, 0.05), shade(two, 0.07)], { count: 34, alpha: 0.2 });
  e.p.soft(600, y + 6, 760, 34, shade(two, 0.3), 0.4);
}

/** Glazed wall tiles: `shine` is the sky or lamp in them. */
export function wallTiles(
  e: Easel,
  box: readonly [x: number, y: number, w: number, h: number],
  size: number,
  colour: string,
  shine: string,
) {
  const [x0, y0, w, h] = box;
  const r = e.random(`tiles${x0}`);
  fill(e, rectangle(x0, y0, w, h), shade(colour, 0.09));
  clipTo(e, rectangle(x0, y0, w, h), () => {
    for (let y = y0; y < y0 + h; y += size)
      for (let x = x0; x < x0 + w; x += size) {
        const tone = r();
        if (!seen(e, x + size / 2, y + size / 2, size)) continue;
        const tile = rectangle(x + 2, y + 2, size - 4, size - 4);
        fill(e, tile, tone < 0.3 ? tint(colour, 0.04) : tone > 0.8 ? shade(colour, 0.04) : colour);
        if (tone > 0.45)
          fill(
            e,
            poly(x + 5, y + 5, x + size * 0.6, y + 5, x + 5, y + size * 0.5),
            shine,
            0.14 + (tone > 0.9 ? 0.16 : 0),
          );
      }
  });
}

/** A round rug seen from the side, with rings and a worn nap. */
export function roundRug(
  e: Easel,
  x: number,
  y: number,
  rx: number,
  ry: number,
  tones: readonly [base: string, ring: string, line: string],
) {
  const [base, ring, line] = tones;
  e.p.soft(x, y + 12, rx * 1.06, ry * 1.1, shade(base, 0.4), 0.4, 0, 0.8);
  const edge = ellipse(x, y, rx, ry, 0, 72);
  e.p.form(edge, base, { depth: 10 });
  fill(e, ellipse(x, y, rx * 0.94, ry * 0.93, 0, 72), ring);
  fill(e, ellipse(x, y, rx * 0.9, ry * 0.885, 0, 72), tint(base, 0.02));
  fill(e, ellipse(x, y, rx * 0.78, ry * 0.76, 0, 72), line, 0.8);
  fill(e, ellipse(x, y, rx * 0.765, ry * 0.742, 0, 72), mix(base, ring, 0.12));
  const r = e.random('rug');
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * Math.PI * 2;
    const [sx, sy] = [x + Math.cos(a) * rx * 0.85, y + Math.sin(a) * ry * 0.83];
    fill(e, star(sx, sy, 9 + Math.sin(a) * 3), i % 2 ? line : ring, 0.85);
  }
  clipTo(e, edge, () => {
    for (let i = 0; i < 70; i++)
      dab(
        e,
        'dry',
        x + r.bell() * rx,
        y + r.bell() * ry,
        60 + r() * 80,
        5 + r() * 6,
        i % 2 ? tint(base, 0.08) : shade(base, 0.07),
        {
          alpha: 0.32,
          variant: i,
          rotate: r.bell() * 0.15,
        },
      );
  });
}
