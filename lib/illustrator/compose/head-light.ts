import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { clamp, type Disc, freeCanvas, mix, type Painter, rgba, type Vec } from '../paint';
import type { Lamp, StageLight } from '../stages';

/** What lights a head: where from, its colour and how much, 0..1. */
export type HeadLight = {
  readonly from: Vec;
  readonly colour: string;
  readonly power: number;
  /** How bright its rim is. */
  readonly rim: number;
};

/** Light from below makes a face eerie, light from above hollow: a head is lit from the side. */
const MOST_UPRIGHT = 0.5;
/** The bright side has its middle so far from that of the head, and the terminator its width, in radii. */
const OFFSET = 0.62;
const TERMINATOR = { from: 0.5, to: 1.42 } as const;
/** Beyond these radii from its middle the light of a head ends. */
const END = { from: 1.0, to: 1.5 } as const;
const ALPHA = { warm: 0.33, cool: 0.6, glow: 0.2 } as const;

/** The light of the nearest lamp on a head, or that of the moon. */
export function headLight(head: Disc, light: StageLight, lamp: Lamp | null, strength: number): HeadLight {
  if (!lamp) {
    const [x, y] = light.direction;
    return { from: [x, clamp(y, -MOST_UPRIGHT, MOST_UPRIGHT)], colour: light.rim, power: 0.45, rim: 0.42 };
  }
  const [dx, dy] = [lamp.x - head.x, lamp.y - head.y];
  const far = Math.max(Math.hypot(dx, dy), head.r);
  return {
    from: [dx / far, clamp(dy / far, -MOST_UPRIGHT, MOST_UPRIGHT)],
    colour: mix(lamp.colour, '#ffa070', 0.5),
    power: clamp(0.35 + strength * 1.1, 0, 1),
    rim: 0,
  };
}

type Stops = readonly (readonly [at: number, alpha: number])[];

/** Paints on a copy of the head that ends softly below the neck, and lays it over the layer. */
function onHead(layer: Painter, head: Disc, op: GlobalCompositeOperation, paint: (p: Painter) => void): void {
  const { x, y, r } = head;
  const reach = END.to * r;
  const part = layer.newLayer({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach });
  part.put(layer);
  const c = part.context;
  c.save();
  c.globalCompositeOperation = 'source-in';
  paint(part);
  c.globalCompositeOperation = 'destination-in';
  fillRound(part, [x, y], '#000000', [
    [END.from * r, 1],
    [END.to * r, 0],
  ]);
  c.restore();
  layer.put(part, { op });
  freeCanvas(part.canvas);
}

/** Fills everything with a colour whose alpha goes by the distance from a point. */
function fillRound({ context: c }: Painter, [x, y]: Vec, colour: string, stops: Stops): void {
  const reach = Math.max(...stops.map(([at]) => at));
  const g = c.createRadialGradient(x, y, 0, x, y, reach);
  for (const [at, alpha] of stops) g.addColorStop(at / reach, rgba(colour, alpha));
  c.fillStyle = g;
  c.fillRect(x - 4000, y - 4000, 8000, 8000);
}

/** Width and softness of the moon's rim, in radii of the head: about 2 mm of a child in a book. */
const RIM = { width: 0.09, soft: 0.045 } as const;

/** A rim along the outline of the head and its hair, however far the hair stands out: inside it keeps its colour. */
function rimOfHead(layer: Painter, { x, y, r }: Disc, [dx, dy]: Vec, colour: string, alpha: number): void {
  const reach = END.to * r * 1.2;
  const box = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
  const [edge, moved] = [layer.newLayer(box), layer.newLayer(box)];
  const px = Math.abs(layer.context.getTransform().a) * r;
  moved.put(layer);
  edge.put(layer);
  const c = edge.context;
  c.save();
  c.globalCompositeOperation = 'source-in';
  fillRound(edge, [x, y], colour, [
    [END.to * r, alpha],
    [reach, 0],
  ]);
  c.setTransform(1, 0, 0, 1, 0, 0);
  c.globalCompositeOperation = 'destination-out';
  c.filter = `blur(${(RIM.soft * px).toFixed(2)}px)`;
  c.drawImage(moved.canvas, -dx * RIM.width * px, -dy * RIM.width * px);
  c.restore();
  layer.put(edge, { op: 'screen' });
  freeCanvas(edge.canvas, moved.canvas);
}

/** Of what a head takes from light and night, a hand takes so much all over. */
const ON_HANDS = { warm: 0.6, cool: 0.22 } as const;

const nightOf = ({ ambient }: StageLight) => mix(ambient, '#6476d2', 0.5);

/** Hands take the colour of light and night as the head does: somebody has one skin. */
export function lightHands(
  layer: Painter,
  hands: readonly Disc[],
  light: StageLight,
  { colour, power }: HeadLight,
  share: number,
): void {
  const amount = power * share;
  if (amount < 0.04) return;
  const evenly = (hand: Disc, op: GlobalCompositeOperation, paint: string, alpha: number) =>
    onHead(layer, hand, op, (p) =>
      fillRound(p, [hand.x, hand.y], paint, [
        [0, alpha],
        [hand.r * 2, alpha],
      ]),
    );
  for (const hand of hands) {
    evenly(hand, 'multiply', nightOf(light), ALPHA.cool * ON_HANDS.cool * amount);
    evenly(hand, 'overlay', colour, ALPHA.warm * ON_HANDS.warm * amount);
  }
}

/**
 * Gives a head that is lit at night a bright and a dark side with a soft terminator: it is round, and it takes the colour
 * of its light on one side and that of the night on the other. `share` is how much of a night it is, 0..1.
 */
export function lightHead(layer: Painter, head: Disc, light: StageLight, lit: HeadLight, share: number): void {
  const { from, colour, power, rim } = lit;
  const { x, y, r } = head;
  const side = Math.min(1, Math.hypot(...from));
  const amount = share * power * side;
  if (amount < 0.04) return;
  const bright: Vec = [x + from[0] * OFFSET * r, y + from[1] * OFFSET * r];
  const night = nightOf(light);
  onHead(layer, head, 'multiply', (p) =>
    fillRound(p, bright, night, [
      [TERMINATOR.from * r, 0],
      [(TERMINATOR.from * 0.45 + TERMINATOR.to * 0.55) * r, ALPHA.cool * amount * 0.55],
      [TERMINATOR.to * r, ALPHA.cool * amount],
      [3 * r, ALPHA.cool * amount],
    ]),
  );
  onHead(layer, head, 'screen', (p) =>
    fillRound(p, bright, mix(light.rim, '#5f7dff', 0.6), [
      [1.15 * r, 0],
      [1.6 * r, ALPHA.glow * amount],
      [3 * r, ALPHA.glow * amount],
    ]),
  );
  if (rim > 0) rimOfHead(layer, head, from, mix(light.rim, '#9fbcff', 0.5), rim * share);
  onHead(layer, head, 'overlay', (p) =>
    fillRound(p, bright, colour, [
      [0, ALPHA.warm * amount],
      [0.6 * r, ALPHA.warm * amount * 0.85],
      [1.2 * r, ALPHA.warm * amount * 0.3],
      [1.7 * r, 0],
    ]),
  );
}

/** Share of its own colour that skin keeps under any light: somebody has one skin on all pages. */
const OWN_COLOUR = 0.48;
/** A face and a hand keep it up to here, and the edge of the head takes the light; radii. */
const FACE = { whole: 0.62, end: 1.02 } as const;

function copyOf({ canvas }: Painter): Canvas {
  const copy = createCanvas(canvas.width, canvas.height);
  copy.getContext('2d').drawImage(canvas, 0, 0);
  return copy;
}

/** Remembers a figure without light; what it returns gives the lit figure's face and hands a part of their own colour back. */
export function skinKeeper(layer: Painter, discs: readonly Disc[]): () => void {
  const own = copyOf(layer);
  return () => {
    const mask = createCanvas(own.width, own.height);
    const m = mask.getContext('2d');
    m.setTransform(layer.context.getTransform());
    for (const { x, y, r } of discs) {
      m.fillStyle = layer.radial(x, y, r * FACE.end, [
        [0, '#000000', 1],
        [FACE.whole / FACE.end, '#000000', 1],
        [1, '#000000', 0],
      ]);
      m.fillRect(x - r * 2, y - r * 2, r * 4, r * 4);
    }
    const c = own.getContext('2d');
    c.globalCompositeOperation = 'destination-in';
    c.drawImage(mask, 0, 0);
    const lit = layer.context;
    lit.save();
    lit.setTransform(1, 0, 0, 1, 0, 0);
    lit.globalCompositeOperation = 'source-atop';
    lit.globalAlpha = OWN_COLOUR;
    lit.drawImage(own, 0, 0);
    lit.restore();
    freeCanvas(own, mask);
  };
}
