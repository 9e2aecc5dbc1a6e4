import type { Character, HairStyle } from '../../character';
import type { GrownUp } from '../../figure/head/grown-up';
import { hexToRgb, rgbToLab, seededRandom } from '../../paint';
import { heroOf, type Person, seedOf } from './family';
import { STYLES, type Texture } from './hair';

/** Looks as far apart from one another as children in one kindergarten. */
type Tones = { readonly skin: string; readonly hair: string; readonly eyes: string; readonly texture: Texture };
const TONES: readonly Tones[] = [
  { skin: '#f8dcc8', hair: '#e2b45e', eyes: '#5b93c4', texture: 'straight' },
  { skin: '#f6d3bc', hair: '#c25f2c', eyes: '#5f8f55', texture: 'curly' },
  { skin: '#eec39a', hair: '#2a2326', eyes: '#4a3222', texture: 'straight' },
  { skin: '#d9a274', hair: '#4a2f22', eyes: '#6b4a2a', texture: 'curly' },
  { skin: '#b77d50', hair: '#2b2022', eyes: '#3f2a1e', texture: 'straight' },
  { skin: '#8f5d3c', hair: '#2a2025', eyes: '#4a3020', texture: 'curly' },
  { skin: '#66402c', hair: '#241d22', eyes: '#3a261a', texture: 'coily' },
];

export type StrangerRole = 'girlFriend' | 'boyFriend' | 'teacher' | 'baker' | 'farmer';

const distance = (a: string, b: string) => {
  const [p, q] = [rgbToLab(hexToRgb(a)), rgbToLab(hexToRgb(b))];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
};

/** The tones of a friend: far from the hero's, and never those of the other friend. */
function tonesOf(role: StrangerRole, hero: Character): Tones {
  const unlike = (t: Tones) => distance(t.skin, hero.skin) * 1.6 + distance(t.hair, hero.hairColor);
  const far = [...TONES].sort((a, b) => unlike(b) - unlike(a));
  const start = Math.floor(seededRandom(seedOf(hero, 'friends'))() * 2);
  // Two steps apart in the order, so that the second friend resembles neither the hero nor the first.
  const places: Readonly<Record<StrangerRole, number>> = {
    girlFriend: 0,
    boyFriend: 2,
    teacher: 4,
    baker: 1,
    farmer: 3,
  };
  return far[(places[role] + start) % 5] as Tones;
}

const GROWN: Readonly<Record<'teacher' | 'baker' | 'farmer', GrownUp>> = {
  teacher: { elder: false, beard: 'none', beardColour: '#3a2a22', lashes: true },
  baker: { elder: false, beard: 'moustache', beardColour: '#3a2a22', lashes: false },
  farmer: { elder: true, beard: 'short', beardColour: '#b9b2aa', lashes: false },
};

/** Somebody who is not of the family: friends, and grown-ups of the neighbourhood. */
export function stranger(role: StrangerRole, heroOrNone: Character | null): Person {
  const hero = heroOf(heroOrNone);
  const random = seededRandom(seedOf(hero, role));
  const tones = tonesOf(role, hero);
  const child = role === 'girlFriend' || role === 'boyFriend';
  const woman = role === 'girlFriend' || role === 'teacher';
  const styles = STYLES[child ? (woman ? 'girl' : 'boy') : woman ? 'woman' : 'man'][tones.texture];
  const usable = styles.filter((style) => style !== hero.hairStyle);
  const hairStyle: HairStyle = usable[Math.floor(random() * usable.length)] ?? 'short';
  const shapes = ['round', 'almond', 'upturned', 'droopy'] as const;
  const character: Character = {
    ...hero,
    age: child ? hero.age : 10,
    gender: woman ? 'girl' : 'boy',
    skin: tones.skin,
    hairColor: role === 'farmer' ? '#9a948c' : tones.hair,
    hairStyle,
    eyeColor: tones.eyes,
    eyeShape: shapes[Math.floor(random() * shapes.length)] ?? 'round',
    nose: child ? (random() < 0.5 ? 'round' : 'button') : woman ? 'small' : 'broad',
    cheeks: child ? random.between(0.3, 0.9) : 0.4,
    eyeTilt: 0,
    freckles: tones.hair === '#c25f2c',
    dimples: random() < 0.4,
    gapTooth: child && random() < 0.3,
    glasses:
      (child && role === 'boyFriend' && hero.glasses === 'none') || (role === 'teacher' && random() < 0.6)
        ? 'round'
        : 'none',
    glassesColor: '#8a4a52',
    headwear: 'none',
    hearingAid: false,
    wheelchair: false,
  };
  if (role === 'girlFriend' || role === 'boyFriend') return { character };
  const grownUp = GROWN[role];
  return {
    character,
    build: woman ? 'woman' : 'man',
    grownUp: role === 'baker' ? { ...grownUp, beardColour: tones.hair } : grownUp,
  };
}
