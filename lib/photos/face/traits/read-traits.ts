import type { FaceReading, Trait } from '../../model.ts';
import type { FaceFrame } from '../frame.ts';
import type { PersonMatte } from '../matte/person.ts';
import { type Lab, labToHex } from '../oklab.ts';
import type { Picture } from '../picture.ts';
import { readBrows } from './brows.ts';
import { measureEyes, readEyes, readLightEyes } from './eyes.ts';
import { readGlasses } from './glasses.ts';
import { estimateEyes, estimateHair, estimateSkin, isGreyscale } from './grey.ts';
import { readHair } from './hair.ts';
import { createHeadGrid } from './head-grid.ts';
import { readHeadwear } from './headwear.ts';
import { findIrisRims } from './iris-rim.ts';
import { estimateGains } from './light.ts';
import { findSkin, readSkin } from './skin.ts';
import { COVERED, GREY, MASK } from './thresholds.ts';
import { measureWhites } from './whites.ts';

type Traits = Omit<FaceReading, 'box' | 'landmarks' | 'yaw' | 'roll' | 'roundness' | 'person'>;
type Colour = { readonly color: Lab; readonly confidence: number };

const trait = ({ color, confidence }: Colour): Trait<string> => ({ value: labToHex(color), confidence });

/** What all readers share: the skin as shown, the irises, the light and the head in neutral light. */
export function measureHead(picture: Picture, frame: FaceFrame, person: PersonMatte) {
  const seen = findSkin(picture, frame);
  const rims = findIrisRims(picture, frame, seen);
  const gains = estimateGains(picture, rims);
  const skin = readSkin(picture, frame, gains);
  return { seen, rims, gains, skin, grid: createHeadGrid(picture, frame, person, gains) };
}

/** Reads every trait of the face in `frame`; greyscale, cloth or shadow lead to estimates with low confidence. */
export function readTraits(picture: Picture, frame: FaceFrame, person: PersonMatte): Traits {
  const { seen, rims, gains, skin, grid } = measureHead(picture, frame, person);
  const grey = isGreyscale(picture);
  const hair = readHair(picture, frame, grid, skin.balanced);
  const headwear = readHeadwear(grid, skin.balanced, hair.features);
  const glasses = readGlasses(picture, frame, rims, seen);
  const brows = readBrows(picture, frame, seen);
  const colour = (read: Colour, guess: (color: Lab) => Lab): Trait<string> =>
    trait(grey ? { color: guess(read.color), confidence: Math.min(read.confidence, GREY.confidence) } : read);

  // Under cloth only the brows show the hair's colour.
  const covered = headwear.value === 'scarf' || headwear.value === 'hat';
  const hidden = covered && headwear.confidence > COVERED.believed;
  const hairColor = hidden
    ? { color: brows.color ?? COVERED.hair, confidence: COVERED.confidence }
    : getOwnHairColor(hair, brows.color, covered);
  const cap = <Value>(one: Trait<Value>): Trait<Value> =>
    covered ? { ...one, confidence: Math.min(one.confidence, COVERED.confidence) } : one;
  return {
    skin: colour(skin, estimateSkin),
    hairColor: colour(hairColor, estimateHair),
    hairLength: cap(hair.length),
    fringe: cap(hair.fringe),
    curl: cap(hair.curl),
    volume: cap(hair.volume),
    headwear: { value: headwear.value, confidence: headwear.confidence },
    headwearColor: trait(headwear),
    eyeColor: colour(readEyes(rims, gains), estimateEyes),
    lightEyes: grey ? null : readLightEyes(measureEyes(rims, measureWhites(picture, frame, 1))),
    glasses: { value: glasses.worn, confidence: glasses.confidence },
    glassesColor: { value: glasses.color, confidence: glasses.confidence },
    browWeight: brows.weight,
  };
}

/** A shaved head shows its hair's colour in the brows only, a cropped one on the crown. */
function getOwnHairColor(hair: ReturnType<typeof readHair>, brows: Lab | null, covered: boolean): Colour {
  const shaved = hair.length.value === 'bald' && hair.features.contrast < MASK.bald;
  const color = shaved ? (brows ?? COVERED.hair) : hair.color;
  return { color, confidence: covered ? COVERED.doubted : hair.colorConfidence };
}
