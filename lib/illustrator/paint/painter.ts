import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { blurInside } from './blur';
import { shade, tint } from './color';
import { taper } from './curves';
import { paintedBounds } from './extent';
import { type Knot, normalize, type Vec } from './geometry';
import { type Frame, frameOf, type Grain, insideMask, paintGrain } from './masks';
import type { FillOptions, FormOptions, LayerOptions, Paint, Stop } from './options';
import { withScratch } from './scratch';
import { type Box, type Shape, toPath } from './shapes';
import { withStops } from './with-stops';

/** All drawing code is written in these units: a page is 1200 × 1200. */
export const PAGE_UNITS = 1200;
const WHOLE: Vec = [PAGE_UNITS, PAGE_UNITS];

/**
 * A thin layer over Skia's 2D canvas. Every shape can be painted as a flat tone, a grainy form shadow away
 * from the light and a grainy light. Coordinates are page units (or those of the current `in` frame).
 */
export class Painter {
  readonly context: SKRSContext2D;

  private constructor(
    readonly canvas: Canvas,
    /** Pixels per page unit. */
    readonly pxPerUnit: number,
    /** Top left corner of the canvas in page pixels; grain is anchored to the page, not to the layer. */
    private readonly origin: Vec,
    /** Direction towards the light on the page. */
    readonly light: Vec,
    /** Layers reach this many pixels beyond the canvas, so that no rim of light runs along the edge of the page. */
    private readonly beyondPx = 0,
  ) {
    this.context = canvas.getContext('2d');
    this.context.setTransform(pxPerUnit, 0, 0, pxPerUnit, -origin[0], -origin[1]);
  }

  /** Of a page of `sizePx` × `sizePx` pixels the `units` right of `left`; its layers reach `beyond` units further. */
  static page(sizePx: number, light: Vec = [-0.55, -0.8], units: Vec = WHOLE, beyond = 0, left = 0): Painter {
    const k = sizePx / PAGE_UNITS;
    const canvas = createCanvas(Math.round(units[0] * k), Math.round(units[1] * k));
    return new Painter(canvas, k, [Math.round(left * k), 0], light, Math.round(beyond * k));
  }

  /** An empty transparent layer over `box` (local units) with the same frame, for a figure lit by itself. */
  newLayer(box?: Box, light: Vec = this.light): Painter {
    const m = this.context.getTransform();
    const far = this.beyondPx;
    const full = { x: -far, y: -far, width: this.canvas.width + 2 * far, height: this.canvas.height + 2 * far };
    const area = box ? frameOf(m, box, 0, full) : { ...full, m };
    const canvas = createCanvas(Math.max(1, area.width), Math.max(1, area.height));
    const layer = new Painter(canvas, this.pxPerUnit, [this.origin[0] + area.x, this.origin[1] + area.y], light);
    layer.context.setTransform(m.a, m.b, m.c, m.d, m.e - area.x, m.f - area.y);
    return layer;
  }

  /** Puts a layer made by `newLayer` in its place on this canvas. */
  put(layer: Painter, { alpha = 1, op }: { alpha?: number; op?: GlobalCompositeOperation } = {}): void {
    const c = this.context;
    c.save();
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.globalAlpha *= alpha;
    if (op) c.globalCompositeOperation = op;
    c.drawImage(layer.canvas, layer.origin[0] - this.origin[0], layer.origin[1] - this.origin[1]);
    c.restore();
  }

  /** The same layer without its empty margins: what is done to a whole layer costs by the pixel. */
  trimmed(): Painter {
    const { x, y, width, height } = paintedBounds(this.canvas);
    if (width === this.canvas.width && height === this.canvas.height) return this;
    const canvas = createCanvas(width, height);
    canvas.getContext('2d').drawImage(this.canvas, -x, -y);
    const layer = new Painter(canvas, this.pxPerUnit, [this.origin[0] + x, this.origin[1] + y], this.light);
    const m = this.context.getTransform();
    layer.context.setTransform(m.a, m.b, m.c, m.d, m.e - x, m.f - y);
    return layer;
  }

  /** Lays down a canvas pixel for pixel. */
  underlay(canvas: Canvas): void {
    const c = this.context;
    c.save();
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.drawImage(canvas, 0, 0);
    c.restore();
  }

  /** The same layer on a canvas of its own. */
  copy(): Painter {
    const { width, height } = this.canvas;
    const layer = new Painter(createCanvas(width, height), this.pxPerUnit, this.origin, this.light);
    layer.underlay(this.canvas);
    const m = this.context.getTransform();
    layer.context.setTransform(m.a, m.b, m.c, m.d, m.e, m.f);
    return layer;
  }

  /** Draws in a frame moved, turned (radians) and scaled. */
  in<T>(x: number, y: number, rotation: number, scaleX: number, scaleY: number, draw: () => T): T {
    const c = this.context;
    c.save();
    c.translate(x, y);
    c.rotate(rotation);
    c.scale(scaleX, scaleY);
    const result = draw();
    c.restore();
    return result;
  }

  /** Pixels per local unit. */
  scale(): number {
    const m = this.context.getTransform();
    return Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
  }

  /** Where a local point is on the page, in page units. */
  toPage([x, y]: Vec): Vec {
    const m = this.context.getTransform();
    const px: Vec = [m.a * x + m.c * y + m.e + this.origin[0], m.b * x + m.d * y + m.f + this.origin[1]];
    return [px[0] / this.pxPerUnit, px[1] / this.pxPerUnit];
  }

  /** Direction towards the light in the current frame, so that a turned or mirrored shape is lit from the same side. */
  lit(): Vec {
    const m = this.context.getTransform();
    const det = m.a * m.d - m.b * m.c || 1;
    const [x, y] = this.light;
    return normalize([(m.d * x - m.c * y) / det, (-m.b * x + m.a * y) / det]);
  }

  fill(shape: Shape, paint: Paint, { alpha = 1, blur = 0, op, dx = 0, dy = 0 }: FillOptions = {}): void {
    const c = this.context;
    c.save();
    c.globalAlpha *= alpha;
    if (op) c.globalCompositeOperation = op;
    c.translate(dx, dy);
    if (blur) blurInside(c, shape, blur * this.scale());
    c.fillStyle = paint;
    c.fill(toPath(shape));
    c.restore();
  }

  /** Everything drawn by `draw` stays inside the shape. */
  clip(shape: Shape, draw: () => void): void {
    this.context.save();
    this.context.clip(toPath(shape));
    draw();
    this.context.restore();
  }

  /** A soft elliptic spot; `middle` is where it has lost a third of its strength. */
  soft(x: number, y: number, rx: number, ry: number, color: string, alpha = 0.5, rotation = 0, middle = 0.5): void {
    const c = this.context;
    c.save();
    c.translate(x, y);
    c.rotate(rotation);
    c.scale(rx, ry);
    c.fillStyle = this.radial(0, 0, 1, [
      [0, color, alpha],
      [middle, color, alpha * 0.62],
      [0.8, color, alpha * 0.17],
      [1, color, 0],
    ]);
    c.fillRect(-1, -1, 2, 2);
    c.restore();
  }

  linear(x0: number, y0: number, x1: number, y1: number, stops: readonly Stop[]): CanvasGradient {
    return withStops(this.context.createLinearGradient(x0, y0, x1, y1), stops);
  }

  radial(x: number, y: number, radius: number, stops: readonly Stop[], innerRadius = 0): CanvasGradient {
    return withStops(this.context.createRadialGradient(x, y, innerRadius, x, y, radius), stops);
  }

  /** A brush line; `profile` is its thickness from end to end as shares of `width`. */
  line(points: readonly Knot[], width: number, color: Paint, alpha = 1, profile: readonly number[] = BRUSH): void {
    const radii = profile.map((share) => (share * width) / 2);
    this.fill(taper(points, radii), color, { alpha });
  }

  edge(shape: Shape, color: string, width: number, alpha = 0.8): void {
    const c = this.context;
    c.save();
    c.globalAlpha *= alpha;
    c.strokeStyle = color;
    c.lineWidth = width;
    c.lineJoin = 'round';
    c.stroke(toPath(shape));
    c.restore();
  }

  /** Paints on a scratch layer, thins it with grain, and lays it on the canvas inside the shape. */
  layer(
    shape: Shape,
    draw: (context: SKRSContext2D, scale: number) => void,
    { alpha = 1, op, grain = 0.5, clipped = true }: LayerOptions = {},
  ): void {
    const frame = this.frame(shape);
    if (!frame) return;
    withScratch(frame.width, frame.height, ({ canvas, context }) => {
      context.save();
      applyFrame(context, frame);
      draw(context, this.scale());
      context.restore();
      paintGrain(context, frame, grain, this.pxPerUnit, this.origin);
      const c = this.context;
      c.save();
      if (clipped) c.clip(toPath(shape));
      this.lay(canvas, frame, alpha, op);
      c.restore();
    });
  }

  /** A form shadow or light of any shape: all that is outside the shape moved by (dx, dy), blurred, kept inside it. */
  inner(shape: Shape, color: string, dx: number, dy: number, blur: number, alpha: number, grain: Grain = 0.55): void {
    const frame = this.frame(shape);
    if (!frame) return;
    const mask = { color, dx, dy, blurPx: blur * this.scale(), grain };
    insideMask(shape, frame, mask, this.pxPerUnit, this.origin, (canvas) =>
      this.clip(shape, () => this.lay(canvas, frame, alpha)),
    );
  }

  /** The standard volume: flat tone, grainy form shadow, grainy light. */
  form(shape: Shape, color: string, options: FormOptions = {}): void {
    const frame = this.frame(shape);
    if (!frame) return;
    const { depth = 7, softness = depth * 0.55, shadow = 0.11, light = 0.07, alpha = 0.95, grain = 0.5 } = options;
    const [lx, ly] = this.lit();
    const scale = this.scale();
    // The shape is composed apart and laid down once, so that its edge is anti-aliased once.
    withScratch(frame.width, frame.height, ({ canvas, context }) => {
      context.save();
      applyFrame(context, frame);
      context.fillStyle = options.base ?? color;
      context.fill(toPath(shape));
      context.restore();
      const tone = (toneColor: string, reach: number, blur: number, strength: number, toneGrain: Grain) =>
        insideMask(
          shape,
          frame,
          { color: toneColor, dx: lx * reach, dy: ly * reach, blurPx: blur * scale, grain: toneGrain },
          this.pxPerUnit,
          this.origin,
          (mask) => {
            context.save();
            context.globalCompositeOperation = 'source-atop';
            context.globalAlpha = strength;
            context.drawImage(mask, 0, 0, frame.width, frame.height, 0, 0, frame.width, frame.height);
            context.restore();
          },
        );
      if (shadow) tone(options.shadowColor ?? shade(color, shadow), depth, softness, alpha, grain);
      if (light)
        tone(options.lightColor ?? tint(color, light), -depth * 0.7, softness * 1.1, 0.6, Math.min(1, grain * 1.2));
      this.lay(canvas, frame, 1);
    });
    if (options.edge) this.edge(shape, shade(color, 0.2), options.edge);
  }

  /** Soft contact shadow that `from` throws on `on`. */
  cast(on: Shape, from: Shape, color: string, dx: number, dy: number, blur: number, alpha = 0.5): void {
    this.layer(
      on,
      (context, scale) => {
        context.filter = `blur(${(blur * scale).toFixed(2)}px)`;
        context.translate(dx, dy);
        context.fillStyle = color;
        context.fill(toPath(from));
      },
      { alpha, grain: 0.35 },
    );
  }

  private frame(shape: Shape): Frame | null {
    const { width, height } = this.canvas;
    const frame = frameOf(this.context.getTransform(), shape, 2, { x: 0, y: 0, width, height });
    return frame.width > 0 && frame.height > 0 ? frame : null;
  }

  private lay(canvas: Canvas, frame: Frame, alpha: number, op?: GlobalCompositeOperation): void {
    const c = this.context;
    c.save();
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.globalAlpha *= alpha;
    if (op) c.globalCompositeOperation = op;
    c.drawImage(canvas, 0, 0, frame.width, frame.height, frame.x, frame.y, frame.width, frame.height);
    c.restore();
  }
}

const BRUSH = [0.12, 0.8, 1, 0.7, 0.1] as const;

function applyFrame(context: SKRSContext2D, { m, x, y }: Frame): void {
  context.setTransform(m.a, m.b, m.c, m.d, m.e - x, m.f - y);
}
