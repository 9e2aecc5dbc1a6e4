import type { Character } from '../../character/character';
import type { Relative } from '../../character/family';
import type { RelativeRole } from '../../character/family-roles';
import type { Build } from '../../figure/body/proportions';
import type { GrownUp } from '../../figure/head/grown-up';
import { clamp, lch, lightness, mix, seededRandom, toLch } from '../../paint';
import { STYLES, textureOf, type Wearer } from './hair';
import { relatedFace } from './related-face';

/** Somebody as `figure` draws them. */
export type Person = {
  readonly character: Character;
  readonly grownUp?: GrownUp;
  readonly build?: Build;
  /** The parent said what the head wears, whatever the occasion. */
  readonly ownHeadwear?: boolean;
};

/** The nearest, whom the parent may describe, and two more. */
export type KinRole = Exclude<RelativeRole, 'baby'> | 'cousin' | 'uncle';

/** A family for scenes without a hero. */
const NOBODY: Character = {
  age: 5,
  gender: 'girl',
  skin: '#dcaa7d',
  hairColor: '#6b4a34',
  hairStyle: 'longWavy',
  eyeColor: '#6b4a2f',
  eyeShape: 'round',
  browShape: 'soft',
  earSize: 1,
  nose: 'button',
  cheeks: 0.5,
  eyeTilt: 0,
  eyeSize: 1,
  browWeight: 1,
  mouthWidth: 1,
  freckles: false,
  dimples: false,
  gapTooth: false,
  glasses: 'none',
  glassesColor: '#33507a',
  headwear: 'none',
  headwearColor: '#3d64a8',
  hearingAid: false,
  wheelchair: false,
};

export const heroOf = (hero: Character | null): Character => hero ?? NOBODY;

/** Cached per hero, so that the family is the same on every page. */
export const seedOf = ({ skin, hairColor, eyeColor, hairStyle, gender }: Character, role: string): string =>
  `${role}-${skin}-${hairColor}-${eyeColor}-${hairStyle}-${gender}`;

const WEARERS: Readonly<Record<KinRole, Wearer>> = {
  mother: 'woman',
  father: 'man',
  grandmother: 'grandmother',
  grandfather: 'grandfather',
  brother: 'boy',
  sister: 'girl',
  cousin: 'girl',
  uncle: 'man',
};
const SCARVES = ['#b5607a', '#4f7f8f', '#8a6fae', '#c98a4a', '#6f8f5a'] as const;

const isElder = (role: KinRole) => role === 'grandmother' || role === 'grandfather';
const isWoman = (role: KinRole) => ['mother', 'grandmother', 'sister', 'cousin'].includes(role);
const isChild = (role: KinRole) => ['brother', 'sister', 'cousin'].includes(role);

/** Siblings are three years older or younger; the cousin is the youngest in every family. */
function ageOf(role: KinRole, hero: Character, older: boolean): number {
  if (!isChild(role)) return 10;
  if (role === 'cousin') return clamp(hero.age - 3, 2, 4);
  return clamp(hero.age + (older || hero.age < 4 ? 3 : -3), 2, 10);
}

/** A tone of the same family: a shade lighter or darker, warmer or cooler. */
function varied(hex: string, lightnessShift: number, hueShift: number): string {
  const [L, C, H] = toLch(hex);
  return lch(clamp(L + lightnessShift, 0.12, 0.97), C, H + hueShift);
}

const KIPPOT = ['#3d5a94', '#4a4f63', '#6f4a3a', '#2f6f6a'] as const;

function scarf({ headwear }: Character, chance: number): string {
  const colours = headwear === 'kippah' ? KIPPOT : SCARVES;
  return colours[Math.floor(chance * colours.length)] ?? SCARVES[0];
}

function headwearOf(role: KinRole, hero: Character): Character['headwear'] {
  if (hero.headwear === 'hijab') return isWoman(role) ? 'hijab' : 'none';
  if (hero.headwear === 'kippah') return isWoman(role) ? (role === 'grandmother' ? 'headband' : 'none') : 'kippah';
  return 'none';
}

function glassesOf(role: KinRole, hero: Character, chance: number): Character['glasses'] {
  if (role === 'grandfather') return 'round';
  if (role === 'grandmother') return chance < 0.6 ? 'oval' : 'none';
  if (isChild(role)) return 'none';
  return chance < (hero.glasses === 'none' ? 0.25 : 0.7) ? 'square' : 'none';
}

/** Rims that can be seen on the skin. */
const rimsOn = ({ faceShape, skin }: Character) => (faceShape && lightness(skin) < 0.58 ? '#2b1c1a' : '#8a6a4a');

/** What the parent chose, in place of what resembles the hero. */
function described(role: string, { family }: Character): Omit<Relative, 'beard' | 'baldness'> {
  const { beard: _beard, baldness = 'none', ...looks } = family?.[role as RelativeRole] ?? {};
  return baldness === 'none' ? looks : { ...looks, hairStyle: 'shaved' };
}

/**
 * A relative: tones of the hero's skin and hair, the same way of growing, another person, as the parent described them.
 * `wantsOwnFace`: a grown-up with a face like the hero's own, if the hero has one.
 */
export function relative(role: KinRole, heroOrNone: Character | null, wantsOwnFace = false): Person {
  const hero = heroOf(heroOrNone);
  const ownFace = wantsOwnFace && hero.faceShape !== undefined;
  const random = seededRandom(seedOf(hero, role));
  const wearer = WEARERS[role];
  const styles = STYLES[wearer][textureOf(hero)].filter((style) => style !== hero.hairStyle);
  const hairStyle = styles[Math.floor(random() * styles.length)] ?? STYLES[wearer].straight[0] ?? 'short';
  const grown = varied(hero.hairColor, random.between(-0.05, 0.02), random.between(-0.08, 0.08));
  const white = mix(grown, random() < 0.5 ? '#e9e5de' : '#c3bfbd', role === 'grandfather' ? 0.9 : 0.8);
  const hairColor = isElder(role) ? white : grown;
  const older = random() < 0.5;
  const age = ageOf(role, hero, older);
  const looks = described(role, hero);
  const character: Character = {
    ...hero,
    family: undefined,
    hairShape: undefined,
    ...relatedFace(hero, seedOf(hero, role), isChild(role) || ownFace),
    age,
    gender: isWoman(role) ? 'girl' : 'boy',
    skin: varied(hero.skin, random.between(-0.03, 0.022), random.between(-0.04, 0.04)),
    hairColor,
    hairStyle,
    cheeks: isChild(role) ? 0.5 : 0.35,
    nose: isChild(role) ? hero.nose : isWoman(role) ? 'small' : 'long',
    browWeight: isChild(role) ? 1 : isWoman(role) ? 0.95 : 1.3,
    gapTooth: isChild(role) && age === 7,
    hearingAid: false,
    wheelchair: false,
    glasses: glassesOf(role, hero, random()),
    glassesColor: isElder(role) ? rimsOn(hero) : '#3a4258',
    headwear: headwearOf(role, hero),
    headwearColor: scarf(hero, random()),
    ...looks,
  };
  const chosen = looks.headwear !== undefined && { ownHeadwear: true };
  if (isChild(role)) return { character, ...chosen };
  const beards =
    role === 'grandfather' ? (['full', 'moustache', 'short'] as const) : (['none', 'short', 'none'] as const);
  const usual = isWoman(role) ? 'none' : (beards[Math.floor(random() * beards.length)] ?? 'none');
  const { beard = usual, baldness = 'none' } = hero.family?.[role as RelativeRole] ?? {};
  return {
    character,
    ...chosen,
    build: isWoman(role) ? 'woman' : 'man',
    grownUp: {
      elder: isElder(role),
      beard,
      beardColour: character.hairColor,
      lashes: isWoman(role),
      ...(ownFace && { ownFace }),
      ...(baldness !== 'none' && { bald: baldness }),
    },
  };
}

/** The hero's little brother or sister in the first months. */
export function babyOf(heroOrNone: Character | null): Person {
  const hero = heroOf(heroOrNone);
  const random = seededRandom(seedOf(hero, 'baby'));
  return {
    build: 'baby',
    character: {
      ...hero,
      family: undefined,
      hairShape: undefined,
      ...relatedFace(hero, seedOf(hero, 'baby')),
      age: 1,
      gender: random() < 0.5 ? 'girl' : 'boy',
      skin: varied(hero.skin, 0.015, 0.02),
      hairStyle: 'wisps',
      cheeks: 1,
      freckles: false,
      dimples: false,
      gapTooth: false,
      hearingAid: false,
      wheelchair: false,
      glasses: 'none',
      headwear: 'none',
      ...described('baby', hero),
    },
  };
}
