import type { Lab } from '../oklab.ts';
import trained from './data/skin-tint.json' with { type: 'json' };
import { applyLinear, type LinearModel } from './linear.ts';
import { SKIN } from './thresholds.ts';

/** What tells the colour of a skin in even light: as the photo shows it, and without the cast of its light. */
export type TintEvidence = { readonly shown: Lab; readonly balanced: Lab };
type Tint = 'saturation' | 'hue';
export type TintModels = Readonly<Record<Tint, LinearModel>>;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const getSaturation = ([light, a, b]: Lab) => Math.hypot(a, b) / Math.max(0.05, light);
/** Beyond these no light that the reader believes in has moved the hue of skin. */
const getHue = ([, a, b]: Lab) => clamp(Math.atan2(b, a), ...SKIN.seenHues);

/** What the tint is computed from, by the names in `skin-tint.json`; `light` is the skin's in even light (OKLab). */
export const toTintFeatures = ({ shown, balanced }: TintEvidence, light: number): Readonly<Record<string, number>> => ({
  light,
  saturation: getSaturation(shown),
  balanced: getSaturation(balanced),
  hue: getHue(shown),
  balancedHue: getHue(balanced),
});

/** The colour of a skin of this lightness in even light, by two sums that `npm run train-hair` has fitted. */
export function correctTint(evidence: TintEvidence, light: number, models: TintModels = trained): Lab {
  const features = toTintFeatures(evidence, light);
  const chroma = clamp(applyLinear(models.saturation, features), ...SKIN.chroma) * light;
  const hue = clamp(applyLinear(models.hue, features), ...SKIN.hues);
  return [light, Math.cos(hue) * chroma, Math.sin(hue) * chroma];
}
