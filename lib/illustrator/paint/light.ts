import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { rgba } from './color';
import { paintedBounds } from './extent';
import { normalize, type Vec } from './geometry';
import type { Painter } from './painter';
import { freeCanvas } from './release';
import type { Box } from './shapes';

/** A round place in the frame of a layer. */
export type Disc = { readonly x: number; readonly y: number; readonly r: number };

/** The light of a scene on one figure. Lengths are page units. */
export type SceneLight = {
  /** Towards the light. */
  direction?: Vec;
  /** What the shadow side is multiplied with. */
  ambient?: string;
  ambientAlpha?: number;
  /** How far the short edge shadow reaches. */
  depth?: number;
  /** Soft-light wash of the whole figure. */
  warm?: string;
  warmAlpha?: number;
  rim?: string;
  rimAlpha?: number;
  rimWidth?: number;
  /** The rim is as bright as what it falls on, so that black hair has no grey edge. */
  ownRim?: boolean;
  /** A last even wash, for example of water or dusk. */
  wash?: string;
  washAlpha?: number;
  washOp?: GlobalCompositeOperation;
  /** Hands, in the layer's frame: so thin that rim and edge shadow would be all that is seen of them. */
  thin?: readonly Disc[];
  /** What the ramp of shadow goes over, in the layer's frame; what is painted on the layer unless told. */
  span?: Box;
};

function canvasOf(source: Canvas, paint: (context: SKRSContext2D) => void): Canvas {
  const canvas = createCanvas(source.width, source.height);
  paint(canvas.getContext('2d'));
  return canvas;
}

/** The figure's silhouette in one paint. */
const silhouette = (figure: Canvas, paint: (context: SKRSContext2D) => string | CanvasGradient): Canvas =>
  canvasOf(figure, (c) => {
    c.drawImage(figure, 0, 0);
    c.globalCompositeOperation = 'source-in';
    c.fillStyle = paint(c);
    c.fillRect(0, 0, figure.width, figure.height);
  });

/**
 * The part of the figure that its own moved, blurred silhouette does not cover. A wide blur is computed small: the
 * eye cannot tell, and it would dominate the cost of the light.
 */
function border(figure: Canvas, blurPx: number, dx: number, dy: number, color: string): Canvas {
  const q = blurPx > 16 ? 4 : blurPx > 6 ? 2 : 1;
  const [w, h] = [Math.ceil(figure.width / q), Math.ceil(figure.height / q)];
  const small = createCanvas(w, h);
  const c = small.getContext('2d');
  c.fillStyle = color;
  c.fillRect(0, 0, w, h);
  c.globalCompositeOperation = 'destination-out';
  c.filter = `blur(${(blurPx / q).toFixed(2)}px)`;
  c.drawImage(figure, dx / q, dy / q, figure.width / q, figure.height / q);
  const whole = canvasOf(figure, (full) => {
    full.drawImage(small, 0, 0, w * q, h * q);
    full.globalCompositeOperation = 'destination-in';
    full.drawImage(figure, 0, 0);
  });
  freeCanvas(small);
  return whole;
}

/** What thin places lose of a rim and of an edge shadow, and of the ramp of shadow. */
const SPARED = { edge: 0.8, ramp: 0.6 } as const;

/** Makes what falls on a layer faint in its thin places. */
function spare(fallen: Canvas, { context }: Painter, thin: readonly Disc[], share: number = SPARED.edge): Canvas {
  const c = fallen.getContext('2d');
  c.setTransform(context.getTransform());
  c.globalCompositeOperation = 'destination-out';
  for (const { x, y, r } of thin) {
    const g = c.createRadialGradient(x, y, 0, x, y, r);
    g.addColorStop(0, rgba('#000000', share));
    g.addColorStop(0.75, rgba('#000000', share));
    g.addColorStop(1, rgba('#000000', 0));
    c.fillStyle = g;
    c.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
  return fallen;
}

/** A box of the layer's frame in its pixels; frames of figures are not turned. */
function inPixels({ context }: Painter, { x, y, width, height }: Box): Box {
  const m = context.getTransform();
  return { x: x * m.a + m.e, y: y * m.d + m.f, width: width * m.a, height: height * m.d };
}

/** The painted part of a layer, in its frame. */
export function paintedSpan(layer: Painter): Box {
  const { x, y, width, height } = paintedBounds(layer.canvas, { faint: EDGE_OF_FIGURE, margin: 0 });
  const m = layer.context.getTransform();
  return { x: (x - m.e) / m.a, y: (y - m.f) / m.d, width: width / m.a, height: height / m.d };
}

/** A rim that the figure's own colours reflect. */
function reflected(rim: Canvas, figure: Canvas, color: string): Canvas {
  const own = canvasOf(figure, (c) => {
    c.drawImage(figure, 0, 0);
    c.globalCompositeOperation = 'multiply';
    c.fillStyle = color;
    c.fillRect(0, 0, figure.width, figure.height);
    c.globalCompositeOperation = 'destination-in';
    c.drawImage(rim, 0, 0);
  });
  freeCanvas(rim);
  return own;
}

/** Fainter than this, out of 255, is the edge of a figure and not the figure. */
const EDGE_OF_FIGURE = 40;

/**
 * Puts the light of the scene on a finished figure layer: a ramp of ambient colour over the whole figure, a short
 * edge shadow (so that thin arms keep a lit side), a warm wash and a thin rim towards the light.
 */
export function relight(layer: Painter, light: SceneLight): void {
  const { direction = [-1, -0.6], ambient = '#4a4a90', ambientAlpha = 0.4, depth = 34 } = light;
  const { thin = [], span } = light;
  const { warm = '#ffb066', warmAlpha = 0.25, rim = '#ffe2a8', rimAlpha = 0.9, rimWidth = 5 } = light;
  const figure = layer.canvas;
  const px = layer.pxPerUnit;
  const [dx, dy] = normalize(direction);
  const context = layer.context;
  const lay = (canvas: Canvas, op: GlobalCompositeOperation, alpha: number) => {
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalCompositeOperation = op;
    context.globalAlpha = alpha;
    context.drawImage(canvas, 0, 0);
    context.restore();
    freeCanvas(canvas);
  };
  // Both borders are cut from the figure as it was drawn, before the washes.
  const reach = depth * px * 0.5;
  const edgeShadow = ambientAlpha ? spare(border(figure, reach, dx * reach, dy * reach, ambient), layer, thin) : null;
  const rimPx = rimWidth * px;
  const edge = rimAlpha ? spare(border(figure, rimPx * 0.35, -dx * rimPx, -dy * rimPx, rim), layer, thin) : null;
  const rimLight = edge && light.ownRim ? reflected(edge, figure, rim) : edge;
  if (ambientAlpha) {
    const { x, y, width, height } = span
      ? inPixels(layer, span)
      : paintedBounds(figure, { faint: EDGE_OF_FIGURE, margin: 0 });
    const r = (Math.abs(dx) * width + Math.abs(dy) * height) / 2;
    const ramp = silhouette(figure, (c) => {
      const [cx, cy] = [x + width / 2, y + height / 2];
      const g = c.createLinearGradient(cx + dx * r, cy + dy * r, cx - dx * r, cy - dy * r);
      g.addColorStop(0, rgba(ambient, 0));
      g.addColorStop(0.45, rgba(ambient, 0.125));
      g.addColorStop(1, ambient);
      return g;
    });
    lay(spare(ramp, layer, thin, SPARED.ramp), 'multiply', ambientAlpha * 0.62);
  }
  if (light.wash)
    lay(
      silhouette(figure, () => light.wash ?? ''),
      light.washOp ?? 'multiply',
      light.washAlpha ?? 0.2,
    );
  if (warmAlpha)
    lay(
      silhouette(figure, () => warm),
      'soft-light',
      warmAlpha,
    );
  if (edgeShadow) lay(edgeShadow, 'multiply', ambientAlpha * 0.8);
  if (rimLight) lay(rimLight, 'screen', rimAlpha);
}
