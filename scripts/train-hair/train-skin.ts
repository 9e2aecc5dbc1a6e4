import { labToHex, rgbToLab } from '@/lib/photos/face/oklab';
import type { LinearModel } from '@/lib/photos/face/traits/linear';
import {
  correctLightness,
  getLargestChange,
  getSmallestChange,
  toLightnessFeatures,
} from '@/lib/photos/face/traits/skin-lightness';
import { correctTint, type TintModels, toTintFeatures } from '@/lib/photos/face/traits/skin-tint';
import { hexToCielab } from '../bench/likeness/cielab';
import { calibrateLeftOut, fitCalibration } from './calibrate';
import type { MeasuredSkin } from './collect-skin';
import { fitLinear, type LinearSample } from './fit-linear';
import { type LeftOut, printWrong, writeCalibrations, writeData, writeLeftOut } from './trained-files';

/** L* on both sides of a child's skin that are right as well. */
const TOLERANCE = 4;
/** A degraded copy against a photo. */
const COPY = 0.12;
/** Chosen, with the features, by the errors of children left out: fewer features read other children better. */
const LIGHTNESS = {
  features: ['light', 'saturation', 'dim', 'spread', 'lips', 'brown', 'shine'],
  penalty: 0.002,
  tooHigh: 2.5,
};
const SATURATION = { features: ['light', 'saturation', 'balanced'], penalty: 0.0005, tooHigh: 1 };
const HUE = { features: ['light', 'hue', 'balancedHue'], penalty: 0.002, tooHigh: 1 };

type Models = { readonly lightness: LinearModel; readonly tint: TintModels };
/** A copy with the true colour of its skin, as hex and in OKLab. */
type Sample = MeasuredSkin & { readonly hex: string; readonly truth: readonly [number, number, number] };

const toOklab = (hex: string) =>
  rgbToLab([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]);

function fitModels(samples: readonly Sample[]): Models {
  const weigh = ({ original }: Sample) => (original ? 1 : COPY);
  const tint = (measure: (truth: Sample['truth']) => number, options: typeof SATURATION) =>
    fitLinear(
      samples.map((one): LinearSample => {
        const features = toTintFeatures(one.tint, one.truth[0]);
        return { features, weight: weigh(one), wanted: measure(one.truth), least: -1, most: 2 };
      }),
      options,
    );
  const lightness = samples.map((one): LinearSample => {
    const bounds = { least: getSmallestChange(one.evidence), most: getLargestChange(one.evidence) };
    const wanted = one.truth[0] - one.evidence.light;
    return { features: toLightnessFeatures(one.evidence), weight: weigh(one), wanted, ...bounds };
  });
  return {
    lightness: fitLinear(lightness, LIGHTNESS),
    tint: {
      saturation: tint(([light, a, b]) => Math.hypot(a, b) / light, SATURATION),
      hue: tint(([, a, b]) => Math.atan2(b, a), HUE),
    },
  };
}

const readWith = ({ lightness, tint }: Models, one: Sample): string =>
  labToHex(correctTint(one.tint, correctLightness(one.evidence, lightness), tint));

/** What models that have not seen the child read of it, in all its copies. */
function leaveOut(samples: readonly Sample[]) {
  return [...Map.groupBy(samples, ({ child }) => child.file)].flatMap(([file, copies]) => {
    const models = fitModels(samples.filter(({ child }) => child.file !== file));
    return copies.map((one) => {
      const read = readWith(models, one);
      const error = hexToCielab(read)[0] - hexToCielab(one.hex)[0];
      const { confidence, original, hex: label } = one;
      return {
        trait: 'skin',
        group: file,
        original,
        label,
        read,
        confidence,
        error,
        correct: Math.abs(error) <= TOLERANCE,
      };
    });
  });
}

/** Trains the reading of the skin, prints how it does on children left out, and writes the files. */
export function writeSkin(measured: readonly MeasuredSkin[]): void {
  const samples = measured.flatMap((one): readonly Sample[] => {
    const hex = one.child.skinColor;
    return hex ? [{ ...one, hex, truth: toOklab(hex) }] : [];
  });
  const outcomes = leaveOut(samples);
  const own = outcomes.filter(({ original }) => original);
  printWrong('skin', own);
  printWrong('skin in other light', outcomes);
  writeLeftOut(calibrateLeftOut(own).map(({ original: _, ...outcome }): LeftOut => outcome));
  const { lightness, tint } = fitModels(samples);
  writeData('skin-lightness', lightness);
  writeData('skin-tint', tint);
  writeCalibrations({ skin: fitCalibration(own) });
}
