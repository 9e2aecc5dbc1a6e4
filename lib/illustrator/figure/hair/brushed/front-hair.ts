import type { HairShape } from '@/lib/photos';
import type { Character } from '../../../character/character';
import { mix, union, type Vec } from '../../../paint';
import type { Skin } from '../../skin';
import type { HairBrush } from '../brush';
import { findCurl, isCurlMass } from '../own/curl';
import { fallOn, isFalling, isTucked, type Side } from '../own/outline';
import { coverage } from '../own/sleek';
import { streams } from '../stream';
import type { HairDrawing } from '../style';
import { paintBack, paintCroppedNape } from './back-hair';
import { paintBehindEar } from './cropped';
import { paintThinSides } from './edges/thin-sides';
import { directions, edgeKinds, fineness, frontOutline, partingLine, waves } from './front-shape';
import { type FrontShape, paintBabyHairs } from './gathered-hair';
import { paintFramingLocks, slipsOut } from './locks/framing-locks';
import { paintStream } from './locks/streaming';
import { taperFalls } from './locks/taper-falls';
import { HairMass } from './mass';
import { CURL_LOOKS, paintMass } from './paint-mass';
import { placeFront } from './place';
import { hairValues } from './tones';

const SIDES = [-1, 1] as const;

/** What stays by the face of hair that streams: how far down and how far out, head units. */
const STAYS = { tip: 48, outer: 60 } as const;

const shortened = (fall: HairShape['left']): HairShape['left'] => ({
  ...fall,
  tip: Math.min(fall.tip, STAYS.tip),
  outer: fall.outer.map((x) => Math.min(x, STAYS.outer)),
});

/** A parting: the scalp shows between strands that rise beside it. */
function paintParting(mass: HairMass, shape: FrontShape, skin: Skin): void {
  const line = partingLine(shape);
  if (!line) return;
  const [[cx, cy], [bx, by]] = line;
  const way = [0, 0.35, 0.7, 1].map((t): Vec => [cx + (bx - cx) * t + Math.sin(t * 3), cy + (by - cy) * t]);
  mass.stroke(way, 3.6, mass.values.deep, 0.3, PARTING);
  mass.stroke(way, 1.2, mix(skin.shadow, mass.values.dark, 0.45), 0.65, PARTING);
}

/** Thickness of a parting from the crown to the brow. */
const PARTING = [0.05, 0.7, 1, 0.3] as const;

const short = (shape: HairShape): HairShape => ({
  ...shape,
  left: { ...shape.left, tip: 4 },
  right: { ...shape.right, tip: 4 },
});

/** A child's own hair over a face that is seen from the front up to three quarters. */
export function frontHair(
  h: HairBrush,
  shape: FrontShape,
  { hairColor, age }: Character,
  closeness: number,
  skin: Skin,
): HairDrawing {
  const fine = fineness(age);
  const falling = SIDES.filter((side) => isFalling(shape, side));
  const streaming = falling.length > 0 && streams(h) && !isCurlMass(shape);
  const falls = taperFalls(shape, fine);
  const hanging: FrontShape = streaming
    ? { ...falls, left: shortened(falls.left), right: shortened(falls.right) }
    : falls;
  const outline = frontOutline(hanging, fine);
  const place = placeFront(h, hanging);
  const gloss = CURL_LOOKS[findCurl(shape)].gloss;
  const low = Math.max(0, ...falling.map((side) => fallOn(shape, side as Side).tip));
  return {
    ...coverage(h, shape),
    behindEars: shape.gathered || SIDES.every((side) => !isFalling(shape, side) || isTucked(shape, side)),
    // Coils that lie on the skin throw no shadow on it: it would be a smear on the brow.
    shadow: shape.close ? null : outline.map(place),
    back: () => {
      if (shape.close) {
        if (h.view.turn !== 0) paintCroppedNape(h, hairValues(hairColor), skin);
        return;
      }
      if (streaming) paintStream(h, { length: low, width: 10.5 }, hairColor);
      paintBack(h, streaming ? { ...hanging, ...short(hanging) } : hanging, hairColor);
    },
    front: () => {
      const mass = new HairMass(
        h,
        { outline, place, directionAt: directions(hanging), waveAt: waves(hanging), gloss },
        hairColor,
      );
      if (shape.close) {
        const { deep, dark } = mass.values;
        h.painter.clip(union(h.contour, outline.map(place)), () => paintBehindEar(h, mix(deep, dark, 0.8)));
      }
      // What a band draws tight lies flat, however it waves.
      const curl = shape.gathered && !isCurlMass(shape) ? 'straight' : findCurl(shape);
      paintMass(mass, curl, {
        kindOf: edgeKinds(hanging),
        closeness,
        fine,
        overFace: !shape.gathered,
        soft: true,
        parted: partingLine(shape) !== null,
      });
      if (!shape.gathered && falling.length < 2 && !isCurlMass(shape)) paintThinSides(mass, hanging, skin);
      paintParting(mass, hanging, skin);
      if (hanging.gathered) paintBabyHairs(mass, hanging);
      if ((hanging.gathered || hanging.aside) && slipsOut(hanging)) paintFramingLocks(mass, hanging);
    },
  };
}
