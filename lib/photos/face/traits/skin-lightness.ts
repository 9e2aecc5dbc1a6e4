import trained from './data/skin-lightness.json' with { type: 'json' };
import { LIGHTNESS } from './thresholds.ts';

/** What tells how light a skin is in even light. Lightnesses are OKLab, of the photo without its under-exposure. */
export type SkinEvidence = {
  /** Between shadow and shine. */
  readonly light: number;
  /** Of the lit over the shaded part of the face. */
  readonly spread: number;
  /** Chroma over lightness: it hardly changes with the strength of the light, and dark skin has more of it. */
  readonly saturation: number;
  /** The better lit white of an eye; null if it cannot be seen. */
  readonly white: number | null;
};
/** A linear correction: what is added to the lightness that the photo shows. */
export type LightnessModel = {
  readonly features: readonly string[];
  readonly weights: readonly number[];
  readonly bias: number;
};

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const toShare = (value: number, [low, high]: readonly [number, number]) => clamp((value - low) / (high - low), 0, 1);

/** How far the skin is lighter than the whites of the eyes, 0 to 1: in any light, pale skin is and dark skin is not. */
const compareWithWhite = ({ light, white }: SkinEvidence): number =>
  white === null ? LIGHTNESS.unseen : toShare(light / white, LIGHTNESS.lighterThanWhites);

/** What the correction is computed from, by the names in `skin-lightness.json`. */
export function toLightnessFeatures(evidence: SkinEvidence): Readonly<Record<string, number>> {
  const { light, spread, saturation } = evidence;
  const pale = 1 - toShare(saturation, LIGHTNESS.pale);
  return {
    light,
    spread,
    saturation,
    dim: compareWithWhite(evidence) * pale * (LIGHTNESS.paleSkin - light),
    glare: Math.max(0, light - LIGHTNESS.glare),
    sun: Math.max(0, light - LIGHTNESS.sunlit.light) * Math.max(0, saturation - LIGHTNESS.sunlit.saturation),
  };
}

/**
 * The most that skin may be lightened: hardly at all, unless the whites of the eyes show that it is pale skin in dim
 * light; not in a photo too dark to tell, nor skin with the colour that only brown skin has.
 */
export const getLargestChange = (evidence: SkinEvidence): number =>
  LIGHTNESS.most +
  LIGHTNESS.mostForPale *
    compareWithWhite(evidence) *
    toShare(evidence.light, LIGHTNESS.dimmest) *
    (1 - toShare(evidence.saturation, LIGHTNESS.colourful));

/** The lightness (OKLab) of the skin in even light, by a correction that `npm run train-hair` has fitted. */
export function correctLightness(evidence: SkinEvidence, model: LightnessModel = trained): number {
  const features = toLightnessFeatures(evidence);
  const change = model.features.reduce(
    (sum, name, at) => sum + (features[name] ?? 0) * (model.weights[at] ?? 0),
    model.bias,
  );
  return evidence.light + Math.min(change, getLargestChange(evidence));
}
