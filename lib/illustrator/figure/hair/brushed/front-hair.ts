import type { HairShape } from '@/lib/photos';
import type { Character } from '../../../character/character';
import { ellipse, mapShape, type Shape, type Vec } from '../../../paint';
import type { HairBrush } from '../brush';
import { findCurl, isCurlMass } from '../own/curl';
import { backMass } from '../own/masses';
import { fallOn, isFalling, type Side } from '../own/outline';
import { coverage } from '../own/sleek';
import { fallStrands } from '../own/strands';
import { paintStroke } from '../own/stroke';
import { streams } from '../stream';
import type { HairDrawing } from '../style';
import { directions, edgeKinds, frontOutline, waves } from './front-shape';
import { HairMass } from './mass';
import { CURL_LOOKS, paintMass } from './paint-mass';
import { placeFront } from './place';
import { paintStream } from './streaming';
import { hairValues } from './tones';

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
  h.painter.fill(back, values.deep);
  if (curls) {
    paintBackCurls(h, back, values.deep);
    return;
  }
  h.painter.clip(back, () => {
    for (const side of falling)
      fallStrands(h, shape, side, 16).forEach((line, i) => {
        const color = i % 3 ? values.dark : values.deep;
        paintStroke(h.painter, line, { width: 3 + h.random() * 3, color, alpha: 0.6, profile: [0.2, 1, 1, 0.6, 0.1] });
      });
  });
}

/** Round ends of curls behind the neck. */
function paintBackCurls(h: HairBrush, back: Shape, color: string): void {
  const low = mapShape(back, (point) => point).flat();
  const ends = low.filter(([, y], i) => y > 20 && i % 2 === 0);
  for (const [x, y] of ends) h.painter.fill(ellipse(x, y, 3 + h.random() * 3, 2.6 + h.random() * 2.6), color);
}

const shortened = (fall: HairShape['left']): HairShape['left'] => ({ ...fall, tip: Math.min(fall.tip, 50) });

/** A child's own hair over a face that is seen from the front up to three quarters. */
export function frontHair(h: HairBrush, shape: HairShape, { hairColor }: Character, closeness: number): HairDrawing {
  const falling = SIDES.filter((side) => isFalling(shape, side));
  const streaming = falling.length > 0 && streams(h) && !isCurlMass(shape);
  const hanging: HairShape = streaming
    ? { ...shape, left: shortened(shape.left), right: shortened(shape.right) }
    : shape;
  const outline = frontOutline(hanging);
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
      paintMass(mass, findCurl(shape), edgeKinds(hanging), closeness);
    },
  };
}
