import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Box, freeCanvas, mix, normalize, type Painter, type Vec } from '../paint';
import type { StageLight } from '../stages';

/** How far somebody darkens whom they touch, and the ground under a sole; figure units. */
const REACH = 10;
const BAND = { above: 13, below: 5 } as const;
const LEAST_SOLE = 5;
/** Figures whose ground is nearer than this touch where they overlap, figure units. */
const TOUCHING = 75;
const ON_FIGURE = 0.5;
const UNDER_SOLE = 0.72;
/** Soft shadows are computed so small that they reach about so many pixels. */
const SMALL_REACH_PX = 6;
/** A band of ground is read in so many columns, at most. */
const COLUMNS = 420;
const OPAQUE = 128;

/** Where somebody stands, stage units; `span` is one and the same box for all layers of somebody. */
export type Standing = { readonly ground: number; readonly scale: number; readonly span?: Box | undefined };

/** A figure that is painted, smaller by `k`; its corner in pixels of the page. */
type Shape = Standing & { readonly canvas: Canvas; readonly at: Vec; readonly k: number };

function cornerOf(page: Painter, layer: Painter): Vec {
  const [on, of] = [page.context.getTransform(), layer.context.getTransform()];
  return [on.e - of.e, on.f - of.f];
}

/** Room around a shape for its soft shadow, in pixels of its small picture. */
const MARGIN = 2 * SMALL_REACH_PX;

function smaller({ canvas }: Painter, k: number): Canvas {
  const [width, height] = [canvas.width / k, canvas.height / k];
  const small = createCanvas(Math.ceil(width) + 2 * MARGIN, Math.ceil(height) + 2 * MARGIN);
  small.getContext('2d').drawImage(canvas, MARGIN, MARGIN, width, height);
  return small;
}

const ofOne = (a: Standing, b: Standing) => a.span !== undefined && a.span === b.span;

const touches = (a: Standing, b: Standing) =>
  !ofOne(a, b) && Math.abs(a.ground - b.ground) < TOUCHING * Math.max(a.scale, b.scale);

/** The part of all painted figures that a new one darkens, in the place and size of its own shape. */
function darkened(own: Shape, others: readonly Shape[], [dx, dy]: Vec, colour: string, blurPx: number): Canvas {
  const { width, height } = own.canvas;
  const canvas = createCanvas(width, height);
  const c = canvas.getContext('2d');
  for (const { canvas: other, at, k } of others) {
    const [x, y] = [(at[0] - own.at[0]) / own.k, (at[1] - own.at[1]) / own.k];
    c.drawImage(other, x, y, (other.width * k) / own.k, (other.height * k) / own.k);
  }
  c.globalCompositeOperation = 'source-in';
  c.fillStyle = colour;
  c.fillRect(0, 0, width, height);
  c.globalCompositeOperation = 'destination-in';
  c.filter = `blur(${blurPx.toFixed(2)}px)`;
  c.drawImage(own.canvas, dx, dy);
  return canvas;
}

type Sole = { readonly x: number; readonly y: number; readonly half: number };

/** What of a figure rests on the ground, from its silhouette: shoes, paws, wheels, the seat of who sits there. */
export function solesOf(layer: Painter, { ground, scale }: Standing): readonly Sole[] {
  const { canvas, context } = layer;
  const m = context.getTransform();
  const [top, bottom] = [ground - BAND.above * scale, ground + BAND.below * scale].map((y) => m.d * y + m.f);
  if (top === undefined || bottom === undefined || bottom <= 0 || top >= canvas.height) return [];
  const k = Math.max(1, canvas.width / COLUMNS);
  const [width, height] = [Math.ceil(canvas.width / k), Math.max(1, Math.ceil((bottom - top) / k))];
  const band = createCanvas(width, height);
  const c = band.getContext('2d');
  c.drawImage(canvas, 0, -top / k, canvas.width / k, canvas.height / k);
  const { data } = c.getImageData(0, 0, width, height);
  freeCanvas(band);
  const lowest = (column: number): number => {
    for (let row = height - 1; row >= 0; row -= 1) if ((data[(row * width + column) * 4 + 3] ?? 0) > OPAQUE) return row;
    return -1;
  };
  const soles: Sole[] = [];
  let [from, deepest] = [-1, -1];
  for (let column = 0; column <= width; column += 1) {
    const row = column < width ? lowest(column) : -1;
    if (row >= 0) {
      if (from < 0) from = column;
      deepest = Math.max(deepest, row);
      continue;
    }
    if (from >= 0) {
      const half = ((column - from) * k) / m.a / 2;
      const y = (top + (deepest + 1) * k - m.f) / m.d;
      if (half > (LEAST_SOLE * scale) / 2) soles.push({ x: (((from + column) / 2) * k - m.e) / m.a, y, half });
    }
    [from, deepest] = [-1, -1];
  }
  return soles;
}

/**
 * What gives figures weight: each darkens whom it touches before it is laid down, and the ground right under its soles.
 */
export function weights(page: Painter, light: StageLight, zoom: number) {
  const shapes: Shape[] = [];
  const colour = mix(light.shadow, '#3a2034', 0.5);
  const [lx, ly] = normalize(light.direction);

  /** Before a figure is laid down: darkens those whom it touches. */
  const touch = (layer: Painter, standing: Standing) => {
    const reachPx = REACH * standing.scale * zoom * page.pxPerUnit;
    const k = Math.max(1, reachPx / SMALL_REACH_PX);
    const [x, y] = cornerOf(page, layer);
    const own: Shape = { ...standing, canvas: smaller(layer, k), at: [x - MARGIN * k, y - MARGIN * k], k };
    const others = shapes.filter((shape) => touches(shape, own));
    shapes.push(own);
    if (others.length === 0) return;
    const r = reachPx / k;
    const dark = darkened(own, others, [-lx * r * 0.55, -ly * r * 0.4 + r * 0.25], colour, r * 0.62);
    const c = page.context;
    c.save();
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.globalCompositeOperation = 'multiply';
    c.globalAlpha = ON_FIGURE;
    c.drawImage(dark, own.at[0], own.at[1], dark.width * k, dark.height * k);
    c.restore();
    freeCanvas(dark);
  };

  /** Before a figure is laid down: the dark right under its soles. */
  const stand = (layer: Painter, standing: Standing) => {
    const { scale } = standing;
    const c = page.context;
    c.save();
    c.globalCompositeOperation = 'multiply';
    for (const { x, y, half } of solesOf(layer, standing)) {
      page.soft(x, y - scale, half + 7 * scale, 6 * scale + half * 0.08, light.shadow, UNDER_SOLE * 0.7);
      page.soft(x, y - scale, half + 2 * scale, 4 * scale, colour, UNDER_SOLE, 0, 0.7);
    }
    c.restore();
  };

  const free = () => {
    for (const { canvas } of shapes) freeCanvas(canvas);
  };
  return { touch, stand, free };
}

export type Weights = ReturnType<typeof weights>;
