import { type Canvas, createCanvas } from '@napi-rs/canvas';
import {
  type Box,
  clamp,
  type Disc,
  freeCanvas,
  mix,
  mixNumber,
  normalize,
  type Painter,
  relight,
  rgba,
  type Vec,
} from '../paint';
import type { Lamp, StageLight } from '../stages';
import { headLight, lightHands, lightHead, skinKeeper } from './head-light';

type Context = ReturnType<Canvas['getContext']>;

/** A copy of the layer's silhouette, to be painted on in the layer's own frame. */
function silhouette(layer: Painter, paint: (c: Context) => void): Canvas {
  const { canvas } = layer;
  const copy = createCanvas(canvas.width, canvas.height);
  const c = copy.getContext('2d');
  c.drawImage(canvas, 0, 0);
  c.globalCompositeOperation = 'source-in';
  const m = layer.context.getTransform();
  c.setTransform(m.a, m.b, m.c, m.d, m.e, m.f);
  paint(c);
  return copy;
}

function lay(layer: Painter, canvas: Canvas, op: GlobalCompositeOperation, alpha: number) {
  const c = layer.context;
  c.save();
  c.setTransform(1, 0, 0, 1, 0, 0);
  c.globalCompositeOperation = op;
  c.globalAlpha = alpha;
  c.drawImage(canvas, 0, 0);
  c.restore();
  freeCanvas(canvas);
}

const EVERYWHERE = [-4000, -4000, 8000, 8000] as const;

/** Of a lamp's light by the distance from it, as a share of its reach. */
const FADING: readonly (readonly [distance: number, share: number])[] = [
  [0, 1],
  [0.35, 0.7],
  [0.7, 0.22],
  [1, 0],
];
/** The hand at a lamp and the feet far from it differ so much, at most, from the middle of the figure. */
const UNEVEN = 0.1;
const STEPS = 12;

function fade(distance: number): number {
  const next = FADING.findIndex(([at]) => distance <= at);
  const [to, from] = [FADING[next], FADING[next - 1]];
  if (!to) return 0;
  return from ? mixNumber(from[1], to[1], (distance - from[0]) / (to[0] - from[0])) : to[1];
}

/** The light of a lamp on a figure: a hand that is near it stays of one skin with the face. */
function falloff(c: Context, lamp: Lamp, [x, y]: Vec, colour: string, alpha: number) {
  const middle = fade(Math.hypot(lamp.x - x, lamp.y - y) / lamp.reach);
  const g = c.createRadialGradient(lamp.x, lamp.y, 0, lamp.x, lamp.y, lamp.reach);
  for (let i = 0; i <= STEPS; i += 1) {
    const share = clamp(fade(i / STEPS), middle - UNEVEN, middle + UNEVEN);
    g.addColorStop(i / STEPS, rgba(colour, alpha * clamp(share, 0, 1)));
  }
  return g;
}

/** The dark of the place over the figure, with a hole in it around every lamp. */
function darken(layer: Painter, light: StageLight, lamps: readonly Lamp[], centre: Vec) {
  const dark = silhouette(layer, (c) => {
    c.fillStyle = light.ambient;
    c.fillRect(...EVERYWHERE);
    c.globalCompositeOperation = 'destination-out';
    for (const lamp of lamps) {
      c.fillStyle = falloff(c, lamp, centre, '#000000', Math.min(1, lamp.power));
      c.fillRect(...EVERYWHERE);
    }
  });
  lay(layer, dark, 'multiply', light.ambientAlpha);
}

function warm(layer: Painter, lamp: Lamp, centre: Vec) {
  const colour = silhouette(layer, (c) => {
    c.fillStyle = falloff(c, lamp, centre, mix(lamp.colour, '#ff9a55', 0.4), Math.min(1, lamp.power));
    c.fillRect(...EVERYWHERE);
  });
  lay(layer, colour, 'soft-light', 0.62);
}

/** How much a lamp reaches a point, 0..1. */
function strength(lamp: Lamp, [x, y]: Vec): number {
  const u = Math.hypot(lamp.x - x, lamp.y - y) / lamp.reach;
  return u >= 1 ? 0 : lamp.power * (1 - u) ** 1.2;
}

/** A figure in its layer. */
type LitFigure = {
  /** Its middle in stage units. */
  readonly centre: Vec;
  /** Of the page. */
  readonly zoom: number;
  /** Its own colours make its rims. */
  readonly ownRim?: boolean;
  /** Strength of the rim of the place's light; 1 unless told. */
  readonly rimShare?: number;
  /** Width of rims and form shadow, for a figure that is much smaller than usual; 1 unless told. */
  readonly fineness?: number;
  /** Its hands, in stage units. */
  readonly hands?: readonly Disc[];
  /** All of the figure, of which the layer is a part; stage units. */
  readonly span?: Box;
  /** Its head, which gets a bright and a dark side; stage units. */
  readonly head?: Disc | null;
  /** Where its skin keeps a part of its own colour; stage units. */
  readonly skin?: readonly Disc[];
  /** How strong its two sides are; 1 unless told. */
  readonly headShare?: number;
};

/** A rim of light belongs to the dark: by day there is none, from dusk to night it grows. */
export function rimShare({ ambientAlpha }: Pick<StageLight, 'ambientAlpha'>): number {
  const u = clamp((ambientAlpha - 0.24) / 0.24, 0, 1);
  return u * u * (3 - 2 * u);
}

function paintLight(layer: Painter, light: StageLight, lamps: readonly Lamp[], figure: LitFigure) {
  const {
    centre,
    zoom,
    ownRim = false,
    rimShare = 1,
    fineness = 1,
    hands: thin = [],
    span,
    head,
    headShare = 1,
  } = figure;
  const near = lamps.filter((lamp) => strength(lamp, centre) > 0.03).slice(0, 4);
  darken(layer, light, near, centre);
  for (const lamp of near) warm(layer, lamp, centre);
  const strongest = near.reduce<Lamp | null>(
    (best, lamp) => (!best || strength(lamp, centre) > strength(best, centre) ? lamp : best),
    null,
  );
  if (head) {
    const power = strongest ? strength(strongest, [head.x, head.y]) : 0;
    const lit = headLight(head, light, strongest, power);
    lightHead(layer, head, light, lit, rimShare * headShare);
    lightHands(layer, thin, light, lit, rimShare);
  }
  const towards = (lamp: Lamp): Vec => normalize([lamp.x - centre[0], lamp.y - centre[1]]);
  relight(layer, {
    direction: light.direction,
    ambient: light.shadow,
    ambientAlpha: 0.34,
    depth: 30 * zoom * fineness,
    warmAlpha: 0,
    rim: light.rim,
    rimAlpha: light.rimAlpha * rimShare,
    rimWidth: light.rimWidth * zoom * fineness,
    ownRim,
    thin,
    ...(span && { span }),
  });
  if (strongest) {
    relight(layer, {
      direction: towards(strongest),
      ambientAlpha: 0,
      warmAlpha: 0,
      rim: strongest.colour,
      rimAlpha: Math.min(0.75, strength(strongest, centre) * 1.5),
      rimWidth: 4.5 * zoom * fineness,
      ownRim,
      thin,
    });
  }
}

/** Lights one figure layer (in stage units): dark, warmth, form shadow and two rims. */
export function lightFigure(layer: Painter, place: StageLight, lamps: readonly Lamp[], figure: LitFigure): void {
  const keepSkin = figure.skin && skinKeeper(layer, figure.skin);
  paintLight(layer, place, lamps, figure);
  if (keepSkin) keepSkin();
}
