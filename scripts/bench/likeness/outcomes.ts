import { characterFromReading } from '@/lib/illustrator';
import type { FaceReading } from '@/lib/photos';
import type { LabelledChild } from '@/tests/fixtures/children/children';
import { getHairClass, getHairColorClass, getSkinError, isNearHairColor, SKIN_TOLERANCE } from './classes';

/** One trait of one child: what was read, what is right, and how sure the reading was. */
export type Outcome = {
  readonly trait: string;
  readonly skin: LabelledChild['skin'];
  readonly file: string;
  readonly read: string;
  readonly label: string;
  readonly correct: boolean;
  readonly confidence: number;
};

/** Wavy and curly, and curly and coily, are told apart; shaved and cropped heads have no texture to tell. */
function compareTexture(reading: FaceReading, child: LabelledChild) {
  const { texture } = child;
  if (!texture || child.hair === 'bald') return null;
  return { read: reading.curl.value, label: texture, correct: reading.curl.value === texture };
}

function compareHairColor(reading: FaceReading, { hairColor }: LabelledChild) {
  if (!hairColor) return null;
  const read = getHairColorClass(reading.hairColor.value);
  return { read, label: hairColor, correct: read === hairColor, near: isNearHairColor(read, hairColor) };
}

/**
 * Compares a reading with the labels, trait by trait; a trait without a label is left out. `paintedSkin` (hex) is the
 * skin of the finished portrait.
 */
export function compareWithLabels(reading: FaceReading, child: LabelledChild, paintedSkin: string): readonly Outcome[] {
  const { character } = characterFromReading(reading, child);
  const { file, skin } = child;
  const outcomes: Outcome[] = [];
  const add = (trait: string, read: string, label: string, correct: boolean, confidence: number) =>
    outcomes.push({ trait, skin, file, read, label, correct, confidence });
  if (child.hair) {
    const read = getHairClass(reading, character.hairStyle);
    const { hairLength, volume } = reading;
    const confidence = read === 'tied' ? volume.confidence : hairLength.confidence;
    add('length', read, child.hair, read === child.hair, confidence);
  }
  const texture = compareTexture(reading, child);
  if (texture) add('texture', texture.read, texture.label, texture.correct, reading.curl.confidence);
  if (child.fringe !== null) {
    const { value, confidence } = reading.fringe;
    add('fringe', String(value), String(child.fringe), value === child.fringe, confidence);
  }
  const color = compareHairColor(reading, child);
  if (color) {
    add('colour', color.read, color.label, color.correct, reading.hairColor.confidence);
    add('colour ±1', color.read, color.label, color.near, reading.hairColor.confidence);
  }
  if (child.eyes && reading.lightEyes) {
    const { value, confidence } = reading.lightEyes;
    add('eyes', value ? 'light' : 'dark', child.eyes, value === (child.eyes === 'light'), confidence);
  }
  if (child.skinColor) {
    const error = getSkinError(paintedSkin, child.skinColor);
    const read = error > SKIN_TOLERANCE ? 'lighter' : error < -SKIN_TOLERANCE ? 'darker' : 'within';
    add('skin', read, 'within', read === 'within', reading.skin.confidence);
  }
  add(
    'glasses',
    String(character.glasses !== 'none'),
    'false',
    character.glasses === 'none',
    reading.glasses.confidence,
  );
  const { value, confidence } = reading.headwear;
  const hat = file === HAT_FILE;
  add('headwear', value, hat ? 'hat' : 'none', (value !== 'none') === hat, confidence);
  return outcomes;
}

/** The only photo with a hat. */
const HAT_FILE = 'E500.jpg';
