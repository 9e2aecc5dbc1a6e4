import type { Character } from '@/lib/illustrator';
import type { FaceReading } from '@/lib/photos';
import type { LabelledChild } from '@/tests/fixtures/children/children';
import { type Cielab, getDeltaE, hexToCielab } from './cielab';

/**
 * L* of the label's five skin classes. The bounds are those of the individual typology angle, a public scale of skin
 * colour (Chardon 1991, Del Bino 2013: 55°, 41°, 28° and 10°), as lightness: L* = 50 + b* tan(angle) at b* = 18, the
 * average yellow of skin. Its two darkest classes, brown and dark, are class 5 here.
 */
const SKIN_BOUNDS = [75.7, 65.6, 59.6, 53.2] as const;
/** Photos of one child differ by this much in L* between shade and sun. */
export const SKIN_TOLERANCE = 6;

/** The L* of a class, from the darkest to the lightest. */
export const getSkinBand = (skin: LabelledChild['skin']): readonly [low: number, high: number] => [
  SKIN_BOUNDS[skin - 1] ?? 0,
  SKIN_BOUNDS[skin - 2] ?? 100,
];

/** How far the L* of a skin lies above (positive) or below the band of its class; 0 inside. */
export function getSkinError(hex: string, skin: LabelledChild['skin']): number {
  const [lightness] = hexToCielab(hex);
  const [low, high] = getSkinBand(skin);
  return lightness > high ? lightness - high : Math.min(0, lightness - low);
}

/** Average skins in even light, class by class: the middle of each band (ends: 8 L* beyond), typical red and yellow. */
const SKIN_CENTERS: readonly Cielab[] = [
  [80, 9, 14],
  [70.6, 11, 17],
  [62.6, 12, 19],
  [56.4, 14, 22],
  [42, 14, 20],
];
export const getSkinDeltaE = (hex: string, skin: LabelledChild['skin']): number =>
  getDeltaE(hexToCielab(hex), SKIN_CENTERS[skin - 1] as Cielab);

/** Natural hair from dark to light, in the order of the hairdressers' level scale. */
const HAIR_COLORS = ['black', 'dark', 'brown', 'light', 'blond'] as const;
/** Upper L* of each but the last: half way between black, three browns and golden of the shop's palette. */
const HAIR_BOUNDS = [12.8, 22.4, 35.5, 49.5] as const;
/** Hue angle (degrees) and chroma of red hair. */
const RED_HAIR = { hue: 50, chroma: 22 } as const;

type HairStyle = Character['hairStyle'];
type HairColor = NonNullable<LabelledChild['hairColor']>;

export function getHairColorClass(hex: string): HairColor {
  const [lightness, a, b] = hexToCielab(hex);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  if (Math.hypot(a, b) > RED_HAIR.chroma && hue < RED_HAIR.hue) return 'red';
  return HAIR_COLORS.find((_, at) => lightness < (HAIR_BOUNDS[at] ?? 100)) ?? 'blond';
}

/** Whether two classes are the same or neighbours from dark to light; red has none. */
export function isNearHairColor(read: HairColor, label: HairColor): boolean {
  if (read === label) return true;
  const [one, other] = [read, label].map((name) => HAIR_COLORS.indexOf(name as (typeof HAIR_COLORS)[number]));
  return one !== undefined && other !== undefined && Math.min(one, other) >= 0 && Math.abs(one - other) === 1;
}

const TIED: readonly HairStyle[] = ['puffs', 'spaceBuns', 'bun', 'braids', 'ponytail', 'sidePonytail'];

/** What is drawn in the words of the labels: tied covers puffs, braids, buns and tails; bald is what was read. */
export function getHairClass(reading: FaceReading, style: HairStyle): NonNullable<LabelledChild['hair']> {
  const length = reading.hairLength.value;
  if (length === 'bald') return 'bald';
  if (TIED.includes(style)) return 'tied';
  return style === 'afro' ? 'afro' : length;
}
