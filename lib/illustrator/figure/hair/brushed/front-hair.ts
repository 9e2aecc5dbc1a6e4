import type { HairShape } from '@/lib/photos';
import type { Character } from '../../../character/character';
import { ellipse, mapShape, mixNumber, type Shape, type Vec } from '../../../paint';
import type { HairBrush } from '../brush';
import { findCurl, isCurlMass } from '../own/curl';
import { backMass } from '../own/masses';
import { fallOn, fallPoint, isFalling, isTucked, type Side } from '../own/outline';
import { coverage } from '../own/sleek';
import { fallStrands } from '../own/strands';
import { paintStroke } from '../own/stroke';
import { streams } from '../stream';
import type { HairDrawing } from '../style';
import { directions, edgeKinds, fineness, frontOutline, waves } from './front-shape';
import { HairMass } from './mass';
import { CURL_LOOKS, paintMass } from './paint-mass';
import { placeFront } from './place';
import { paintStream } from './streaming';
import { type HairValues, hairValues, valueFor } from './tones';

const SIDES = [-1, 1] as const;

/** The hair behind head and neck: dark, so that the face stands before it. */
function paintBack(h: HairBrush, shape: HairShape, color: string): void {
  const values = hairValues(color);
  const falling = SIDES.filter((side) => isFalling(shape, side));
  if (falling.length === 0) {
    const nape: Vec[] = [
      [-46, -10],
      [-45, 14],
      [-34, 29],
      [0, 33],
      [34, 29],
      [45, 14],
      [46, -10],
    ];
    h.painter.fill(
      nape.map(([x, y]): Vec => [h.skull([x, y])[0], h.skull([x, y])[1]]),
      values.deep,
    );
    return;
  }
  const curls = isCurlMass(shape);
  const back: Shape = backMass(h, shape, curls ? 'clumps' : 'locks');
  h.painter.fill(back, falling.every((side) => isTucked(shape, side)) ? values.dark : values.deep);
  if (curls) {
    paintBackCurls(h, back, values.deep);
    return;
  }
  const strands = (sides: readonly Side[]) => {
    for (const side of sides) paintBackStrands(h, shape, side, values);
  };
  h.painter.clip(back, () => strands(falling.filter((side) => !isTucked(shape, side))));
  strands(falling.filter((side) => isTucked(shape, side)));
}

/** Where in the width of a tucked fall its tips lie, 0 inside to 1 outside. */
const DRAWS_TO = 0.2;

/** A strand of hair that is tucked behind the ear, down to its tip. */
function tuckedStrand(h: HairBrush, shape: HairShape, side: Side): Vec[] {
  const [out, reach] = [h.random() * 2.4 - 1.4, 0.7 + h.random() * 0.36];
  return [0, 0.25, 0.5, 0.75, 1].map((share): Vec => {
    // The strands draw together towards their tips.
    const beside = mixNumber(out, DRAWS_TO, 0.7 * share ** 2);
    const [x, y] = fallPoint(shape, side, Math.min(1, share * reach), beside);
    const [lx, ly] = h.loose([x * (0.84 + 0.16 * Math.min(1, share * 2)), y - 22 + 24 * share]);
    return [lx, ly];
  });
}

/** Strands behind the neck: hair that is tucked behind the ear is seen there and lies in the light. */
function paintBackStrands(h: HairBrush, shape: HairShape, side: Side, values: HairValues): void {
  const tucked = isTucked(shape, side);
  const lines = tucked
    ? Array.from({ length: 56 }, () => tuckedStrand(h, shape, side))
    : fallStrands(h, shape, side, 16);
  for (const line of lines) {
    const light = tucked ? -0.15 + (h.random() - 0.5) * 1.1 : -0.5 + h.random() * 0.5;
    const width = (tucked ? 1 : 3) + h.random() * 3;
    paintStroke(h.painter, line, {
      width,
      color: valueFor(values, light),
      alpha: tucked ? 0.85 : 0.6,
      profile: STRAND,
    });
  }
}

/** Thickness of a strand behind the neck. */
const STRAND = [0.2, 1, 1, 0.6, 0.1] as const;

/** Round ends of curls behind the neck. */
function paintBackCurls(h: HairBrush, back: Shape, color: string): void {
  const low = mapShape(back, (point) => point).flat();
  const ends = low.filter(([, y], i) => y > 20 && i % 2 === 0);
  for (const [x, y] of ends) h.painter.fill(ellipse(x, y, 3 + h.random() * 3, 2.6 + h.random() * 2.6), color);
}

/** What stays by the face of hair that streams: how far down and how far out, head units. */
const STAYS = { tip: 48, outer: 60 } as const;

const shortened = (fall: HairShape['left']): HairShape['left'] => ({
  ...fall,
  tip: Math.min(fall.tip, STAYS.tip),
  outer: fall.outer.map((x) => Math.min(x, STAYS.outer)),
});

/** A child's own hair over a face that is seen from the front up to three quarters. */
export function frontHair(
  h: HairBrush,
  shape: HairShape,
  { hairColor, age }: Character,
  closeness: number,
): HairDrawing {
  const fine = fineness(age);
  const falling = SIDES.filter((side) => isFalling(shape, side));
  const streaming = falling.length > 0 && streams(h) && !isCurlMass(shape);
  const hanging: HairShape = streaming
    ? { ...shape, left: shortened(shape.left), right: shortened(shape.right) }
    : shape;
  const outline = frontOutline(hanging, fine);
  const place = placeFront(h, hanging);
  const gloss = CURL_LOOKS[findCurl(shape)].gloss;
  const low = Math.max(0, ...falling.map((side) => fallOn(shape, side as Side).tip));
  return {
    ...coverage(h, shape),
    shadow: outline.map(place),
    back: () => {
      if (streaming) paintStream(h, { length: low, width: 10.5 }, hairColor);
      paintBack(
        h,
        streaming ? { ...hanging, left: { ...hanging.left, tip: 4 }, right: { ...hanging.right, tip: 4 } } : hanging,
        hairColor,
      );
    },
    front: () => {
      const mass = new HairMass(
        h,
        { outline, place, directionAt: directions(hanging), waveAt: waves(hanging), gloss },
        hairColor,
      );
      paintMass(mass, findCurl(shape), { kindOf: edgeKinds(hanging), closeness, fine });
    },
  };
}
