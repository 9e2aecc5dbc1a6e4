import type { FaceReading, Trait } from '../../model.ts';
import type { FaceFrame } from '../frame.ts';
import { type Lab, labToHex } from '../oklab.ts';
import type { Picture } from '../picture.ts';
import { readBrows } from './brows.ts';
import { readCurl } from './curl.ts';
import { readEyes } from './eyes.ts';
import { readGlasses } from './glasses.ts';
import { estimateEyes, estimateHair, estimateSkin, isGreyscale } from './grey.ts';
import { readHair } from './hair.ts';
import { readVolume } from './hair-shape.ts';
import { createHeadGrid } from './head-grid.ts';
import { readHeadwear } from './headwear.ts';
import { findIrisRim } from './iris-rim.ts';
import { estimateGains } from './light.ts';
import { findSkin, readSkin } from './skin.ts';
import { COVERED, GREY } from './thresholds.ts';

type Traits = Omit<FaceReading, 'box' | 'landmarks' | 'yaw' | 'roll' | 'roundness'>;
type Colour = { readonly color: Lab; readonly confidence: number };

const trait = ({ color, confidence }: Colour): Trait<string> => ({ value: labToHex(color), confidence });

/** Reads every trait of the face in `frame`; greyscale, cloth or shadow lead to estimates with low confidence. */
export function readTraits(picture: Picture, frame: FaceFrame): Traits {
  const seen = findSkin(picture, frame);
  const rims = ([0, 1] as const).map((side) => findIrisRim(picture, frame, side, seen.color));
  const grey = isGreyscale(picture);
  const gains = estimateGains(picture, rims);
  const skin = readSkin(seen, gains);
  const grid = createHeadGrid(picture, frame, gains);
  const hair = readHair(grid, skin.color);
  const headwear = readHeadwear(grid, skin.color);
  const glasses = readGlasses(picture, frame, rims, seen.color);
  const brows = readBrows(picture, frame, seen.color);
  const colour = (read: Colour, guess: (color: Lab) => Lab): Trait<string> =>
    trait(grey ? { color: guess(read.color), confidence: Math.min(read.confidence, GREY.confidence) } : read);

  // Under cloth only the brows show the hair's colour.
  const covered = headwear.value === 'scarf' || headwear.value === 'hat';
  const hidden = covered && headwear.confidence > COVERED.believed;
  const hairColor = hidden
    ? { color: brows.color ?? COVERED.hair, confidence: COVERED.confidence }
    : { color: hair.color, confidence: covered ? COVERED.doubted : hair.colorConfidence };
  const cap = <Value>(one: Trait<Value>): Trait<Value> =>
    covered ? { ...one, confidence: Math.min(one.confidence, COVERED.confidence) } : one;
  return {
    skin: colour(skin, estimateSkin),
    hairColor: colour(hairColor, estimateHair),
    hairLength: cap(hair.length),
    fringe: cap(hair.fringe),
    curl: cap(readCurl(picture, frame, hair.cells, hair.color)),
    volume: cap(readVolume(hair.cells)),
    headwear: { value: headwear.value, confidence: headwear.confidence },
    headwearColor: trait(headwear),
    eyeColor: colour(readEyes(rims, gains, skin.color), estimateEyes),
    glasses: { value: glasses.worn, confidence: glasses.confidence },
    glassesColor: { value: glasses.color, confidence: glasses.confidence },
    browWeight: brows.weight,
  };
}
