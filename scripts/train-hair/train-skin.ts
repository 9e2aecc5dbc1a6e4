import { labToHex } from '@/lib/photos/face/oklab';
import { correctLightness } from '@/lib/photos/face/traits/skin-lightness';
import { hexToCielab } from '../bench/likeness/cielab';
import { getSkinBand, getSkinError } from '../bench/likeness/classes';
import type { MeasuredChild } from './collect-samples';
import { fitLightness, type LightnessSample } from './fit-lightness';

/** L* on both sides of a child's lightness that are right as well. */
const TOLERANCE = 4;

type Skin = Pick<MeasuredChild, 'skinColor'>;

const toHex = (light: number, { skinColor: [a, b] }: Skin) => labToHex([light, a * light, b * light]);
const toLstar = (light: number, skin: Skin) => hexToCielab(toHex(light, skin))[0];

/** The OKLab lightness at which this skin has an L*, by halving. */
function fromLstar(wanted: number, skin: Skin): number {
  let [low, high] = [0, 1];
  for (let round = 0; round < 24; round++) {
    const middle = (low + high) / 2;
    if (toLstar(middle, skin) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

type Seen = MeasuredChild & { readonly skin: NonNullable<MeasuredChild['skin']> };
const isSeen = (one: MeasuredChild): one is Seen => one.skin !== null;

/**
 * L* between which the skin truly is: within the class of its label, and there as near as it can be to what the child's
 * own photo shows, so that no skin is drawn towards the middle of its class.
 */
function getTruth({ child, skin, skinColor }: Seen): readonly [low: number, high: number] {
  const [low, high] = getSkinBand(child.skin);
  const own = Math.min(high, Math.max(low, toLstar(skin.light, { skinColor })));
  return [Math.max(low, own - TOLERANCE), Math.min(high, own + TOLERANCE)];
}

/**
 * Trains the correction of the skin's lightness; `outcomes` are those of children left out, with the distance in L* from
 * the truth of each child's own photo.
 */
export function trainSkin(all: readonly MeasuredChild[]) {
  const seen = all.filter(isSeen);
  const truths = new Map(seen.filter(({ original }) => original).map((one) => [one.child.file, getTruth(one)]));
  const samples = seen.map((one): LightnessSample => {
    const [low, high] = truths.get(one.child.file) ?? [0, 100];
    const [darkest, lightest] = [fromLstar(low, one), fromLstar(high, one)];
    return { group: one.child.file, original: one.original, evidence: one.skin, low: darkest, high: lightest };
  });
  const outcomes = [...truths.keys()].flatMap((file) => {
    const model = fitLightness(samples.filter(({ group }) => group !== file));
    return seen
      .filter(({ child }) => child.file === file)
      .map((one) => {
        const hex = toHex(correctLightness(one.skin, model), one);
        const error = getSkinError(hex, one.child.skin);
        const correct = Math.abs(error) <= TOLERANCE;
        return {
          group: file,
          original: one.original,
          label: String(one.child.skin),
          read: hex,
          confidence: one.skinConfidence,
          error,
          correct,
        };
      });
  });
  return { model: fitLightness(samples), outcomes };
}
