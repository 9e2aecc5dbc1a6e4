import type { HairShape } from '@/lib/photos';
import type { Character } from '../../../character/character';
import { clamp, type Shape, type Vec } from '../../../paint';
import type { HairBrush } from '../brush';
import { findCurl } from '../own/curl';
import { backMass } from '../own/masses';
import { fallOn, isFalling, placing, type Side } from '../own/outline';
import { coverage } from '../own/sleek';
import { fallStrands } from '../own/strands';
import { paintStroke } from '../own/stroke';
import { drawStream, streams } from '../stream';
import type { HairDrawing } from '../style';
import { paintCloud } from './coils';
import { paintRinglets } from './curls';
import { type EdgeLook, paintEdges } from './edges';
import { directions, edgeKinds, frontOutline, waves } from './front-shape';
import { paintStrandLayers } from './locks';
import { HairMass } from './mass';
import { hairValues } from './tones';

const SIDES = [-1, 1] as const;

/** Gloss, flying hairs and lift of the locks by how hair curls. */
const LOOKS = {
  straight: { gloss: 0.62, flying: 0.3, lifts: 2.2, hooked: false },
  wavy: { gloss: 0.5, flying: 0.7, lifts: 4.5, hooked: true },
  loose: { gloss: 0.42, flying: 0.9, lifts: 5.5, hooked: true },
  ringlets: { gloss: 0.2, flying: 0.6, lifts: 4, hooked: true },
  coils: { gloss: 0, flying: 0.2, lifts: 2, hooked: false },
} as const;

/** The hair over and beside the face, stroke by stroke. */
function paintFront(mass: HairMass, shape: HairShape, closeness: number): void {
  const curl = findCurl(shape);
  const look: EdgeLook = { ...LOOKS[curl], kindOf: edgeKinds(shape) };
  if (curl === 'coils') paintCloud(mass, look, closeness);
  else if (curl === 'ringlets') paintRinglets(mass, look);
  else {
    paintStrandLayers(mass, curl);
    paintEdges(mass, look);
  }
}

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
  const back: Shape = backMass(h, shape);
  h.painter.fill(back, values.deep);
  h.painter.clip(back, () => {
    for (const side of falling)
      fallStrands(h, shape, side, 16).forEach((line, i) => {
        const color = i % 3 ? values.dark : values.deep;
        paintStroke(h.painter, line, { width: 3 + h.random() * 3, color, alpha: 0.6, profile: [0.2, 1, 1, 0.6, 0.1] });
      });
  });
}

const shortened = (fall: HairShape['left']): HairShape['left'] => ({ ...fall, tip: Math.min(fall.tip, 50) });

/** A child's own hair over a face that is seen from the front up to three quarters. */
export function frontHair(h: HairBrush, shape: HairShape, { hairColor }: Character, closeness: number): HairDrawing {
  const falling = SIDES.filter((side) => isFalling(shape, side));
  const streaming = falling.length > 0 && streams(h);
  const hanging: HairShape = streaming
    ? { ...shape, left: shortened(shape.left), right: shortened(shape.right) }
    : shape;
  const outline = frontOutline(hanging);
  const place = placing(h, hanging);
  const gloss = LOOKS[findCurl(shape)].gloss;
  const low = Math.max(0, ...falling.map((side) => fallOn(shape, side as Side).tip));
  return {
    ...coverage(h, shape),
    shadow: outline.map(place),
    back: () => {
      if (streaming) drawStream(h, { length: clamp(low, 0, 120), width: 10.5 });
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
      paintFront(mass, hanging, closeness);
    },
  };
}
