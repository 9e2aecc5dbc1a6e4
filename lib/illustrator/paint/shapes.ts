import { Path2D } from '@napi-rs/canvas';
import type { Vec } from './geometry';

export type Polygon = readonly Vec[];

/** What is painted: one polygon, or several that together make one silhouette (their union). */
export type Shape = Polygon | readonly Polygon[];

const isPolygon = (shape: Shape): shape is Polygon => typeof shape[0]?.[0] === 'number';

/** The polygons of a shape. */
export const polygons = (shape: Shape): readonly Polygon[] => (isPolygon(shape) ? [shape] : (shape as Polygon[]));

/** One silhouette of several shapes. */
export const union = (...shapes: readonly Shape[]): readonly Polygon[] => shapes.flatMap(polygons);

export const mapShape = (shape: Shape, f: (p: Vec) => Vec): readonly Polygon[] => polygons(shape).map((p) => p.map(f));

export function ellipse(x: number, y: number, rx: number, ry = rx, rotation = 0, points = 36): Polygon {
  const [c, s] = [Math.cos(rotation), Math.sin(rotation)];
  return Array.from({ length: points }, (_, i): Vec => {
    const a = (i / points) * 2 * Math.PI;
    const [u, v] = [Math.cos(a) * rx, Math.sin(a) * ry];
    return [x + u * c - v * s, y + u * s + v * c];
  });
}

export const rectangle = (x: number, y: number, width: number, height: number): Polygon => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** A star of `points` tips; `inner` is the radius of the notches as a share of `radius`. */
export const star = (x: number, y: number, radius: number, inner = 0.45, points = 5): Polygon =>
  Array.from({ length: points * 2 }, (_, i): Vec => {
    const a = (i * Math.PI) / points - Math.PI / 2;
    const r = i % 2 ? radius * inner : radius;
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  });

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The smallest box around both. */
export function unionBox(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  return { x, y, width, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

export function bounds(shape: Shape): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const polygon of polygons(shape)) {
    for (const [x, y] of polygon) {
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
    }
  }
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

function signedArea(p: Polygon): number {
  let area = 0;
  let before = p[p.length - 1] as Vec;
  for (const point of p) {
    area += before[0] * point[1] - point[0] * before[1];
    before = point;
  }
  return area;
}

const paths = new WeakMap<Shape, Path2D>();

/** The Skia path of a shape; polygons wind the same way, so that filling them is filling their union. */
export function toPath(shape: Shape): Path2D {
  const known = paths.get(shape);
  if (known) return known;
  const path = new Path2D();
  for (const polygon of polygons(shape)) {
    const points = signedArea(polygon) < 0 ? [...polygon].reverse() : polygon;
    points.forEach(([x, y], i) => {
      if (i) path.lineTo(x, y);
      else path.moveTo(x, y);
    });
    path.closePath();
  }
  paths.set(shape, path);
  return path;
}
