import { type Painter, type Random, rgba, type Shape, seededRandom, toPath } from '@/lib/illustrator/paint';
import { TIP_VARIANTS, type Tip, tintedTip } from './tips';

/** The part of the stage the camera sees, in stage units. */
export type View = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };

type Disc = { readonly x: number; readonly y: number; readonly r: number };

export type Span = readonly [x0: number, x1: number];

type Outside = {
  /** Snow lies on the ground. */
  readonly isWinter: boolean;
  readonly paint: (e: Easel) => void;
};

/** A painter that knows the visible area; scenery outside it is skipped. */
export type Easel = {
  readonly p: Painter;
  readonly c: Painter['context'];
  readonly view: View;
  /** From where to where scenery reaches: 0 to 1200 on a page, 0 to 2400 on a spread. */
  readonly span: Span;
  /** Faces, where no drifting light may sit: discs in stage units. */
  readonly keepout: readonly Disc[];
  /** A new generator per element, so that one element's number of strokes does not shift the others. */
  readonly random: (name: string) => Random;
  /** Whether the picture is mirrored when it is finished, for a book that is read from right to left. */
  readonly mirrored: boolean;
  /** The weather behind the panes of a room; outdoors it is painted over the whole picture. */
  readonly outside: Outside | null;
};

type EaselOptions = { readonly keepout?: readonly Disc[] } & Partial<Pick<Easel, 'mirrored' | 'outside' | 'span'>>;

export const PAGE_SPAN: Span = [0, 1200];

export const easel = (
  p: Painter,
  view: View,
  seed: string,
  { keepout = [], mirrored = false, outside = null, span = PAGE_SPAN }: EaselOptions = {},
): Easel => ({
  p,
  c: p.context,
  view,
  span,
  keepout,
  random: (name) => seededRandom(`${seed}:${name}`),
  mirrored,
  outside,
});

/** Paints what is never mirrored, such as a clock or the phase of the moon, around the vertical line at `x`. */
export function unmirrored(e: Easel, x: number, paint: () => void) {
  if (!e.mirrored) return paint();
  e.c.save();
  e.c.translate(2 * x, 0);
  e.c.scale(-1, 1);
  paint();
  e.c.restore();
}

/** How many pages wide the scenery is: counts of strokes and trunks grow with it. */
export const across = ({ span }: Easel): number => (span[1] - span[0]) / 1200;

/** A place along the scenery from a random number, with a margin on both sides. */
export const along = ({ span }: Easel, u: number, margin: number): number =>
  span[0] - margin + u * (span[1] - span[0] + 2 * margin);

/** Whether a disc of `radius` around the point can show in the picture. */
export const seen = ({ view }: Easel, x: number, y: number, radius: number) =>
  x + radius > view.x0 && x - radius < view.x1 && y + radius > view.y0 && y - radius < view.y1;

type DabOptions = { rotate?: number; alpha?: number; variant?: number; op?: GlobalCompositeOperation };

/** One touch of a brush: an ellipse of `rx` × `ry` stage units around the point. */
export function dab(
  e: Easel,
  tip: Tip,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  o: DabOptions = {},
) {
  if (!seen(e, x, y, Math.max(rx, ry))) return;
  const { c } = e;
  c.save();
  c.globalAlpha *= o.alpha ?? 1;
  if (o.op) c.globalCompositeOperation = o.op;
  c.translate(x, y);
  if (o.rotate) c.rotate(o.rotate);
  c.scale(rx / 64, ry / 64);
  c.drawImage(tintedTip(tip, (o.variant ?? 0) % TIP_VARIANTS, colour), -64, -64);
  c.restore();
}

/** A radial glow added to what is there (screen). */
export function glow(e: Easel, x: number, y: number, radius: number, colour: string, alpha: number, squash = 1) {
  if (!seen(e, x, y, radius)) return;
  blend(e, 'screen', () => e.p.soft(x, y, radius, radius * squash, colour, alpha));
}

/** Paints with a composite operation (and an opacity). */
export function blend(e: Easel, op: GlobalCompositeOperation, paint: () => void, alpha = 1) {
  e.c.save();
  e.c.globalCompositeOperation = op;
  e.c.globalAlpha *= alpha;
  paint();
  e.c.restore();
}

export function clipTo(e: Easel, shape: Shape, paint: () => void) {
  e.c.save();
  e.c.clip(toPath(shape));
  paint();
  e.c.restore();
}

export type Stop = readonly [offset: number, colour: string];

/** A gradient along a line, of opaque or `rgba()` colours. */
export function linear(e: Easel, x0: number, y0: number, x1: number, y1: number, stops: readonly Stop[]) {
  const g = e.c.createLinearGradient(x0, y0, x1, y1);
  for (const [at, colour] of stops) g.addColorStop(at, colour);
  return g;
}

export function radial(e: Easel, x: number, y: number, radius: number, stops: readonly Stop[]) {
  const g = e.c.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, colour] of stops) g.addColorStop(at, colour);
  return g;
}

export function fill(e: Easel, shape: Shape, style: string | CanvasGradient, alpha = 1) {
  e.c.save();
  e.c.globalAlpha *= alpha;
  e.c.fillStyle = style;
  e.c.fill(toPath(shape));
  e.c.restore();
}

/** Fills everything the camera sees. */
export function cover(e: Easel, style: string | CanvasGradient) {
  const { x0, y0, x1, y1 } = e.view;
  e.c.fillStyle = style;
  e.c.fillRect(x0 - 2, y0 - 2, x1 - x0 + 4, y1 - y0 + 4);
}

type Tones = readonly [string, ...string[]];

/** Wide, faint strokes that take the flatness out of a large tone. */
export function wash(
  e: Easel,
  name: string,
  box: readonly [x0: number, y0: number, x1: number, y1: number],
  colours: Tones,
  o: { count?: number; alpha?: number; long?: number; tall?: number; slant?: number } = {},
) {
  const r = e.random(name);
  const [x0, y0, x1, y1] = box;
  for (let i = 0; i < (o.count ?? 60); i++) {
    const x = r.between(x0, x1);
    const y = r.between(y0, y1);
    dab(e, 'dry', x, y, (o.long ?? 150) * (0.5 + r()), (o.tall ?? 26) * (0.5 + r()), r.pick(colours), {
      rotate: (o.slant ?? 0) + r.bell() * 0.25,
      alpha: (o.alpha ?? 0.12) * (0.5 + r()),
      variant: i,
    });
  }
}

/** Paints with everything moved to the right: a part of another stage in a place of this one. */
export function shifted(e: Easel, dx: number, paint: (e: Easel) => void) {
  const { view, span } = e;
  const moved = { ...view, x0: view.x0 - dx, x1: view.x1 - dx };
  e.p.in(dx, 0, 0, 1, 1, () => paint({ ...e, view: moved, span: [span[0] - dx, span[1] - dx] }));
}

/** A disc that is even up to `firm` of its radius and then fades: a hollow, or a light out of focus. */
export function disc(
  e: Easel,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  alpha: number,
  firm: number,
) {
  e.p.in(x, y, 0, rx, ry, () => {
    e.c.fillStyle = radial(e, 0, 0, 1, [
      [0, rgba(colour, alpha)],
      [firm, rgba(colour, alpha)],
      [(1 + firm) / 2, rgba(colour, alpha * 0.42)],
      [1, rgba(colour, 0)],
    ]);
    e.c.fillRect(-1, -1, 2, 2);
  });
}
