import type { FaceReading } from '../../model';
import type { FaceFrame } from '../frame.ts';
import { filterByLightness, type Lab, medianLab } from '../oklab.ts';
import type { Picture } from '../picture.ts';
import { type Classifier, classify } from './classifier.ts';
import classifiers from './data/hair-classifiers.json' with { type: 'json' };
import { type HairFeatures, measureHair } from './hair-features.ts';
import { findHair } from './hair-mask.ts';
import { measureHairTexture } from './hair-texture.ts';
import type { Cell, HeadGrid } from './head-grid.ts';
import { HAIR } from './thresholds.ts';

const UNSEEN: Lab = [0.3, 0.01, 0.02];

type MeasuredHair = { readonly cells: readonly Cell[]; readonly color: Lab; readonly features: HairFeatures };
type HairReading = Pick<MeasuredHair, 'cells' | 'color'> &
  Pick<FaceReading, 'curl' | 'fringe' | 'volume'> & {
    readonly colorConfidence: number;
    readonly length: FaceReading['hairLength'];
    readonly features: HairFeatures;
  };

/** Dark hair is as its darker parts, because shine lightens it; fair hair as its lighter parts, without the shadows. */
function readColor(colors: readonly Lab[]): Lab {
  if (colors.length === 0) return UNSEEN;
  const [dark, fair] = HAIR.darkToFair;
  const share = Math.max(0, Math.min(1, (medianLab(colors)[0] - dark) / (fair - dark)));
  const middle = HAIR.darkQuantile + (HAIR.fairQuantile - HAIR.darkQuantile) * share;
  return medianLab(filterByLightness(colors, middle - HAIR.quantiles, middle + HAIR.quantiles));
}

/**
 * Cells that show nothing but hair: below the eyes a shaded neck or dark cloth may look like it, and at its outline it
 * mixes with what is behind. All cells where these are too few.
 */
function selectSure(cells: readonly Cell[]): readonly Cell[] {
  const sure = cells.filter(({ v, person }) => v > HAIR.aboveEyes && person > HAIR.inside);
  return sure.length > HAIR.fewest ? sure : cells;
}

/** Finds the hair and measures its shape, texture and colour. `skin` in the light of the grid. */
export function findAndMeasureHair(picture: Picture, frame: FaceFrame, grid: HeadGrid, skin: Lab): MeasuredHair {
  const mask = findHair(grid, skin);
  const sure = selectSure(mask.cells);
  const color = readColor(sure.map((cell) => cell.color));
  const texture = measureHairTexture(picture, frame, sure);
  return { cells: mask.cells, color, features: measureHair(grid, mask, texture, { frame, skin }) };
}

/**
 * An afro stands out on both sides; two puffs stand out beside the head and end above the jaw, but so does an afro whose
 * crown the photo cuts off: puffs are asked, never drawn unasked.
 */
function readVolume({ narrowSide, bulge, mouthMore }: HairFeatures): FaceReading['volume'] {
  if (narrowSide > HAIR.big && bulge > HAIR.puffs && mouthMore < HAIR.endsAbove)
    return { value: 'puffs', confidence: HAIR.puffsConfidence };
  const gap = Math.abs(narrowSide - HAIR.big);
  return { value: narrowSide > HAIR.big ? 'big' : 'usual', confidence: Math.min(0.9, 0.6 + gap * 3) };
}

/** Reads length, texture, fringe, volume and colour of the hair. */
export function readHair(picture: Picture, frame: FaceFrame, grid: HeadGrid, skin: Lab): HairReading {
  const { cells, color, features } = findAndMeasureHair(picture, frame, grid, skin);
  const decide = (classifier: Classifier) => classify(classifier, features);
  const length = decide(classifiers.length) as FaceReading['hairLength'];
  const fringe = decide(classifiers.fringe);
  const bald = length.value === 'bald';
  return {
    cells,
    color,
    features,
    colorConfidence: bald ? HAIR.baldColorConfidence : HAIR.colorConfidence,
    length,
    curl: decide(classifiers.curl) as FaceReading['curl'],
    fringe: bald ? { value: false, confidence: length.confidence } : { ...fringe, value: fringe.value === 'yes' },
    volume: bald ? { value: 'usual', confidence: length.confidence } : readVolume(features),
  };
}
