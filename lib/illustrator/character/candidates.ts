import type { FaceReading } from '@/lib/photos';
import { type Character, characterSchema } from './character';
import { type CharacterGuess, MIN_CONFIDENCE } from './from-photo';
import { hairStyleFromReading } from './from-photo-hair';
import { changeHairShape } from './hair-shape-variants';
import { adjustLightness } from './tones';

/** Heroes to choose from, the read one included. */
const MAX_CANDIDATES = 3;
/** Share of the largest correction of a tone (`adjustLightness`) between two candidates. */
const SKIN_STEP = 0.6;
const HAIR_STEP = 0.8;

/** A shaved head is never offered as a mere possibility. */
const LENGTHS: readonly FaceReading['hairLength']['value'][] = ['short', 'medium', 'long'];
const CURLS: readonly FaceReading['curl']['value'][] = ['straight', 'wavy', 'curly', 'coily'];

/**
 * Heroes for the question "Which one is closer?": the read one first, then what the photo may show as
 * well, for hair and skin read with low confidence. Empty when the photo leaves no such doubt.
 */
export function listCandidates(reading: FaceReading, { character, unsure }: CharacterGuess): readonly Character[] {
  const alternatives = unsure.map((trait) => {
    if (trait === 'hairStyle') return listHairStyles(reading, character);
    if (trait === 'skin')
      return [-SKIN_STEP, SKIN_STEP].map((step) => ({ skin: adjustLightness(character.skin, step) }));
    if (trait === 'hairColor')
      return [-HAIR_STEP, HAIR_STEP].map((step) => ({ hairColor: adjustLightness(character.hairColor, step) }));
    return [];
  });
  // One alternative of each doubtful trait, the least certain trait first, before a second one of any.
  const ordered = [0, 1].flatMap((rank) => alternatives.flatMap((options) => options[rank] ?? []));
  if (ordered.length === 0) return [];
  return [
    character,
    ...ordered.slice(0, MAX_CANDIDATES - 1).map((change) => characterSchema.parse({ ...character, ...change })),
  ];
}

/** Hair that the photo may show as well, the least certain first: other styles, or the own hair changed. */
function listHairStyles(reading: FaceReading, character: Character): readonly Partial<Character>[] {
  const { hairShape } = character;
  if (hairShape)
    return listHairReadings(reading, MIN_CONFIDENCE).flatMap((change) => {
      const changed = changeHairShape(hairShape, change);
      return changed
        ? [{ hairShape: changed, hairStyle: hairStyleFromReading({ ...reading, ...change }, character) }]
        : [];
    });
  const styles = listHairReadings(reading)
    .map((change) => hairStyleFromReading({ ...reading, ...change }, character))
    .filter((style) => style !== character.hairStyle);
  return [...new Set(styles)].map((hairStyle) => ({ hairStyle }));
}

/** The reading with the next length, curl, volume or fringe, the least certain first; only where it is less sure than `limit`. */
function listHairReadings(
  { hairLength, curl, volume, fringe }: FaceReading,
  limit = 1,
): readonly Partial<FaceReading>[] {
  const changes: readonly { readonly confidence: number; readonly readings: readonly Partial<FaceReading>[] }[] = [
    {
      confidence: hairLength.confidence,
      readings: getNeighbors(LENGTHS, hairLength.value).map((value) => ({ hairLength: { value, confidence: 1 } })),
    },
    {
      confidence: curl.confidence,
      readings: getNeighbors(CURLS, curl.value).map((value) => ({ curl: { value, confidence: 1 } })),
    },
    {
      confidence: volume.confidence,
      readings: [{ volume: { value: volume.value === 'usual' ? 'big' : 'usual', confidence: 1 } }],
    },
    { confidence: fringe.confidence, readings: [{ fringe: { value: !fringe.value, confidence: 1 } }] },
  ];
  return [...changes]
    .filter(({ confidence }) => confidence <= limit)
    .sort((a, b) => a.confidence - b.confidence)
    .flatMap(({ readings }) => readings);
}

/** The values next to one in an order, the following one first; the first value if the order lacks it. */
function getNeighbors<Value>(order: readonly Value[], value: Value): readonly Value[] {
  const at = order.indexOf(value);
  if (at < 0) return order.slice(0, 1);
  return [order[at + 1], order[at - 1]].filter((neighbor) => neighbor !== undefined);
}
