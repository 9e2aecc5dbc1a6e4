import type { FaceReading, HairShape } from '@/lib/photos';
import { type Character, characterSchema } from './character';
import { type CharacterGuess, MIN_CONFIDENCE } from './from-photo/character';
import {
  hairShapeFromReading,
  hairStyleFromReading,
  looseStyleFromReading,
  mayBeTied,
  SURE_SHAPE_CONFIDENCE,
} from './from-photo/hair';
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
 * well, for hair, skin and glasses read with low confidence. Empty when the photo leaves no such doubt.
 */
export function listCandidates(reading: FaceReading, { character, unsure }: CharacterGuess): readonly Character[] {
  const alternatives = unsure.map((trait): readonly Partial<Character>[] => {
    if (trait === 'hairStyle') return listHairStyles(reading, character);
    if (trait === 'skin')
      return [-SKIN_STEP, SKIN_STEP].map((step) => ({ skin: adjustLightness(character.skin, step) }));
    if (trait === 'hairColor')
      return [-HAIR_STEP, HAIR_STEP].map((step) => ({ hairColor: adjustLightness(character.hairColor, step) }));
    // Only what the photo seems to show is offered: nobody is asked about glasses that are not there.
    if (trait === 'glasses' && reading.glasses.value)
      return [{ glasses: 'round' as const, glassesColor: reading.glassesColor.value }];
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

/** Hair that the photo may show as well: styles of the list, or the own hair where only length or curl are in doubt. */
function listHairStyles(reading: FaceReading, character: Character): readonly Partial<Character>[] {
  const { hairShape } = character;
  if (hairShape && mayBeTied(reading, character.age)) return listTiedHair(reading, character, hairShape);
  const changes = listHairReadings(reading);
  const styleOf = (change: Partial<FaceReading>) => hairStyleFromReading({ ...reading, ...change }, character);
  if (hairShape && reading.hairShape && reading.hairShape.confidence >= SURE_SHAPE_CONFIDENCE) {
    const read = reading.hairShape.value;
    return changes
      .filter(({ confidence }) => confidence < MIN_CONFIDENCE)
      .flatMap(({ change }) => {
        const changed = changeHairShape(change.curl ? read : hairShape, change);
        // Rough short hair is drawn as coils already; its curls are the alternative.
        const isDrawn = changed?.texture === hairShape.texture && change.curl;
        return changed ? [{ hairShape: isDrawn ? read : changed, hairStyle: styleOf(change) }] : [];
      });
  }
  const styles = changes.map(({ change }) => styleOf(change)).filter((style) => style !== character.hairStyle);
  // A style from the list replaces the hair's own shape; the nearest style is then an alternative too.
  const options = hairShape ? [character.hairStyle, ...styles] : styles;
  const listed = [...new Set(options)].map((hairStyle) => ({ hairStyle, hairShape: undefined }));
  return [...listLooseHair(reading, character), ...listed];
}

/** What seems short may be tied behind the head, or hang beside it where the picture shows too little of it. */
function listTiedHair(
  reading: FaceReading,
  { age, hairStyle }: Character,
  hairShape: HairShape,
): readonly Partial<Character>[] {
  const medium = { hairLength: sure('medium' as const) };
  const hanging = changeHairShape(hairShape, medium);
  return [
    { hairStyle: hairStyle === 'ponytail' ? looseStyleFromReading(reading, age) : 'ponytail', hairShape },
    ...(hanging ? [{ hairStyle: looseStyleFromReading({ ...reading, ...medium }, age), hairShape: hanging }] : []),
  ];
}

/** What seems gathered into puffs may be loose hair that stands out: the hair's own shape. */
function listLooseHair(reading: FaceReading, character: Character): readonly Partial<Character>[] {
  if (reading.volume.value !== 'puffs') return [];
  const loose = { ...reading, volume: sure('big' as const) };
  const hairShape = hairShapeFromReading(loose);
  return hairShape ? [{ hairStyle: hairStyleFromReading(loose, character), hairShape }] : [];
}

const sure = <Value>(value: Value) => ({ value, confidence: 1 });

type HairChange = { readonly confidence: number; readonly change: Partial<FaceReading> };

/** The next length, curl, volume or fringe with the confidence of what was read, the least certain first. */
function listHairReadings({ hairLength, curl, volume, fringe }: FaceReading): readonly HairChange[] {
  const other: typeof volume.value = volume.value === 'big' ? 'usual' : 'big';
  return [
    ...getNeighbors(LENGTHS, hairLength.value).map((value) => ({
      confidence: hairLength.confidence,
      change: { hairLength: sure(value) },
    })),
    ...getNeighbors(CURLS, curl.value).map((value) => ({
      confidence: curl.confidence,
      change: { curl: sure(value) },
    })),
    { confidence: volume.confidence, change: { volume: sure(other) } },
    { confidence: fringe.confidence, change: { fringe: sure(!fringe.value) } },
  ].sort((a, b) => a.confidence - b.confidence);
}

/** The values next to one in an order, the following one first; the first value if the order lacks it. */
function getNeighbors<Value>(order: readonly Value[], value: Value): readonly Value[] {
  const at = order.indexOf(value);
  if (at < 0) return order.slice(0, 1);
  return [order[at + 1], order[at - 1]].filter((neighbor) => neighbor !== undefined);
}
