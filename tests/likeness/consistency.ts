import type { Character } from '@/lib/illustrator/character/character';
import { hexToRgb, rgbToLab } from '@/lib/illustrator/paint/color';
import type { FaceReading } from '@/lib/photos';

type Feature = 'skin' | 'hairColor' | 'eyeColor' | 'glasses';

/**
 * How far the median of a book's pages may lie from the approved colour: lamps, moon and dusk lie over each page, so
 * lightness is free within what they do, and hue within less.
 */
const TOLERANCE = { skin: { light: 0.17, hue: 0.05 }, hairColor: { light: 0.2, hue: 0.06 } } as const;
/** The farthest that one page's light moves skin away from the book's usual: a dark wood 0.37, read as dark as it is. */
const PAGE_LIGHT = 0.3;
/** On a small page only warm and cool eyes are told apart: below this OKLab b they are blue or grey. */
const COOL_EYES = -0.02;
const CLEAR_EYES = 0.45;
/** Share of pages that must show the glasses as they are; a turned or distant face may hide them once. */
const GLASSES_SHARE = 0.75;

const lab = (hex: string) => rgbToLab(hexToRgb(hex));
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
function medianLab(colours: readonly string[]): readonly [number, number, number] {
  const labs = colours.map(lab);
  return [median(labs.map(([L]) => L)), median(labs.map(([, a]) => a)), median(labs.map(([, , b]) => b))];
}

function isOff(colours: readonly string[], approved: string, { light, hue }: { light: number; hue: number }): boolean {
  const [seen, wanted] = [medianLab(colours), lab(approved)];
  return Math.abs(seen[0] - wanted[0]) > light || Math.hypot(seen[1] - wanted[1], seen[2] - wanted[2]) > hue;
}

/** A frame has the approved colour within this hue (radians) and with at least this chroma, which no light gives skin. */
const FRAME = { hue: 0.5, chroma: 0.08 } as const;
function isLike(colour: string, approved: string): boolean {
  const [[, a, b], [, u, v]] = [lab(colour), lab(approved)];
  const apart = Math.abs(Math.atan2(a * v - b * u, a * u + b * v));
  return Math.hypot(a, b) > FRAME.chroma && apart < FRAME.hue;
}

/** The features in which a book's pages, read from their pixels, are not the approved character. */
export function changedFeatures(pages: readonly FaceReading[], approved: Character): readonly Feature[] {
  const skins = pages.map(({ skin }) => skin.value);
  const usual = medianLab(skins)[0];
  const stray = skins.some((skin) => Math.abs(lab(skin)[0] - usual) > PAGE_LIGHT);
  const clear = pages.filter(({ eyeColor }) => eyeColor.confidence > CLEAR_EYES).map(({ eyeColor }) => eyeColor.value);
  const cool = lab(approved.eyeColor)[2] < COOL_EYES;
  const worn = approved.glasses !== 'none';
  // The reader knows glasses from photos; drawn frames are also told by their colour, which no skin has.
  const isWorn = ({ glasses, glassesColor }: FaceReading) =>
    glasses.value || (worn && isLike(glassesColor.value, approved.glassesColor));
  const asApproved = pages.filter((page) => isWorn(page) === worn).length;
  const changed: Readonly<Record<Feature, boolean>> = {
    skin: stray || isOff(skins, approved.skin, TOLERANCE.skin),
    hairColor: isOff(
      pages.map(({ hairColor }) => hairColor.value),
      approved.hairColor,
      TOLERANCE.hairColor,
    ),
    eyeColor: medianLab(clear)[2] < COOL_EYES !== cool,
    glasses: asApproved / pages.length < GLASSES_SHARE,
  };
  return (Object.keys(changed) as Feature[]).filter((feature) => changed[feature]);
}
