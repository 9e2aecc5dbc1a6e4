import type { Character } from '@/lib/illustrator';
import type { FaceReading } from '@/lib/photos';
import type { LabelledChild } from '@/tests/fixtures/children/children';
import { hexToCielab } from './cielab';

/** L* beside the truth that no stranger sees. */
export const SKIN_TOLERANCE = 4;

/** How far the L* of a skin lies above (positive) or below that of the truth. */
export const getSkinError = (hex: string, truth: string): number => hexToCielab(hex)[0] - hexToCielab(truth)[0];

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
