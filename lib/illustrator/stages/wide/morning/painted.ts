import { type Polygon, rectangle, rgba, type Shape, shade, tint } from '@/lib/illustrator/paint';
import { stroke } from '../../../companions/kit/outline';
import { clipTo, cover, type Easel, fill, linear, radial, wash } from '../../kit/easel';

/** A thing with light and shade of its own. */
export const solid = (e: Easel, shape: Shape, colour: string, depth = 8) =>
  e.p.form(shape, colour, { depth, softness: depth * 0.8 });

/** A wall on which light falls around a point, in touches of a dry brush. */
export function litWall(e: Easel, colour: string, [x, y]: readonly [number, number], light = tint(colour, 0.06)) {
  cover(
    e,
    radial(e, x, y, 1900, [
      [0, light],
      [0.4, colour],
      [1, shade(colour, 0.07)],
    ]),
  );
  wash(e, 'wall', [-60, 0, 2460, 1200], [tint(colour, 0.035), shade(colour, 0.04), tint(colour, 0.015)], {
    count: 130,
    alpha: 0.22,
    long: 220,
    tall: 34,
  });
}

/** Boards that run towards the viewer, from the wall at `y` down. */
export function boards(e: Easel, y: number, colour: string, middle = 1200) {
  const ground = rectangle(-80, y, 2560, 1320 - y);
  fill(
    e,
    ground,
    linear(e, 0, y, 0, 1200, [
      [0, tint(colour, 0.04)],
      [1, shade(colour, 0.06)],
    ]),
  );
  clipTo(e, ground, () => {
    wash(e, 'boards', [-60, y, 2460, 1220], [tint(colour, 0.06), shade(colour, 0.06)], {
      count: 90,
      alpha: 0.3,
      long: 180,
      tall: 9,
    });
    for (let i = -9; i <= 9; i += 1) {
      const [far, near] = [middle + i * 150, middle + i * 320];
      e.p.line(
        [
          [far, y],
          [near, 1300],
        ],
        4,
        shade(colour, 0.1),
        0.5,
      );
    }
    e.p.fill(rectangle(-80, y - 12, 2560, 30), shade(colour, 0.22), { alpha: 0.4, blur: 12 });
  });
}

/** A soft shadow where something stands. */
export const stands = (e: Easel, x: number, y: number, w: number, colour = '#3a3158') =>
  e.p.soft(x, y, w, w * 0.16, colour, 0.5);

/** A round mat with rings of braid. */
export function mat(e: Easel, x: number, y: number, [rx, ry]: readonly [number, number], colour: string) {
  e.p.soft(x, y + 12, rx * 1.06, ry * 1.2, shade(colour, 0.25), 0.5);
  const ring = (k: number) => ellipsePolygon(x, y, rx * k, ry * k);
  for (const [k, tone] of [
    [1, shade(colour, 0.05)],
    [0.9, tint(colour, 0.04)],
    [0.8, colour],
    [0.62, tint(colour, 0.05)],
    [0.52, colour],
  ] as const)
    solid(e, ring(k), tone, 4);
  const r = e.random(`mat${x}`);
  for (const k of [0.95, 0.85, 0.7, 0.57])
    for (let i = 0; i < 150; i += 1) {
      const a = (i / 150) * Math.PI * 2;
      const [u, v] = [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k];
      e.p.line(
        [
          [u - 7, v - 2],
          [u + 7, v + 2],
        ],
        3,
        r() < 0.5 ? shade(colour, 0.1) : tint(colour, 0.08),
        0.5,
      );
    }
}

function ellipsePolygon(x: number, y: number, rx: number, ry: number): Polygon {
  return Array.from({ length: 72 }, (_, i) => {
    const a = (i / 72) * Math.PI * 2;
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry] as const;
  });
}

/** Light from a window that is not seen, across a wall and a floor. */
export function sunbeam(e: Easel, corners: Polygon, colour: string, alpha = 0.35) {
  const [first, last] = [corners[0], corners[corners.length - 2]];
  if (!first || !last) return;
  e.p.fill(
    corners,
    linear(e, first[0], first[1], last[0], last[1], [
      [0, rgba(colour, alpha)],
      [1, rgba(colour, 0)],
    ]),
    { blur: 14 },
  );
}

/** Cloth with folds that fall from its upper edge. */
export function folds(e: Easel, cloth: Shape, lines: readonly string[], colour: string) {
  clipTo(e, cloth, () => {
    for (const line of lines) e.p.fill(stroke(line, 4, 22, 12), colour, { alpha: 0.3, blur: 12 });
  });
}
