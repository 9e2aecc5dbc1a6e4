import type { Character, HairStyle } from '../../character/character';
import type { GrownUp } from '../../figure/head/grown-up';
import { hexToRgb, rgbToLab, seededRandom } from '../../paint';
import type { PlaceName } from '../../scene';
import { heroOf, type Person, seedOf } from './family';
import { STYLES, type Texture, type Wearer } from './hair';
import { otherFace } from './related-face';

type Tones = { readonly skin: string; readonly hair: string; readonly eyes: string; readonly texture: Texture };

/** Looks that differ as much as those of children in one kindergarten. */
const EVERYWHERE: readonly Tones[] = [
  { skin: '#f8dcc8', hair: '#e2b45e', eyes: '#5b93c4', texture: 'straight' },
  { skin: '#f6d3bc', hair: '#c25f2c', eyes: '#5f8f55', texture: 'curly' },
  { skin: '#eec39a', hair: '#2a2326', eyes: '#4a3222', texture: 'straight' },
  { skin: '#d9a274', hair: '#4a2f22', eyes: '#6b4a2a', texture: 'curly' },
  { skin: '#b77d50', hair: '#2b2022', eyes: '#3f2a1e', texture: 'straight' },
  { skin: '#8f5d3c', hair: '#2a2025', eyes: '#4a3020', texture: 'curly' },
  { skin: '#66402c', hair: '#241d22', eyes: '#3a261a', texture: 'coily' },
];

/** People of the place that a story is set in. */
const TONES: Readonly<Record<PlaceName, readonly Tones[]>> = {
  kenya: [
    { skin: '#8a5a3c', hair: '#221a1c', eyes: '#3f2819', texture: 'coily' },
    { skin: '#74492f', hair: '#1d1618', eyes: '#38241a', texture: 'coily' },
    { skin: '#633c27', hair: '#1b1517', eyes: '#332016', texture: 'coily' },
    { skin: '#533123', hair: '#191315', eyes: '#2e1c13', texture: 'coily' },
    { skin: '#45291d', hair: '#171113', eyes: '#2a1911', texture: 'coily' },
  ],
  levant: [
    { skin: '#efc8a4', hair: '#4a3122', eyes: '#6b4a2a', texture: 'straight' },
    { skin: '#e3b38a', hair: '#2a2022', eyes: '#4a3222', texture: 'curly' },
    { skin: '#d9a274', hair: '#35241d', eyes: '#5b3a22', texture: 'straight' },
    { skin: '#c68e65', hair: '#231a1c', eyes: '#3f2a1e', texture: 'curly' },
    { skin: '#b07a52', hair: '#201719', eyes: '#3a261a', texture: 'straight' },
  ],
};

const distance = (a: string, b: string) => {
  const [p, q] = [rgbToLab(hexToRgb(a)), rgbToLab(hexToRgb(b))];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
};

/** How to draw a role: its place among the tones, hair, and the features of an adult face. */
type Role = { readonly tone: number; readonly wearer: Wearer; readonly grownUp?: GrownUp; readonly little?: boolean };

const grown = (beard: GrownUp['beard'], lashes = false, elder = false): GrownUp => ({
  elder,
  beard,
  beardColour: '#3a2a22',
  lashes,
});

// Friends are two steps apart in the order, so that the second resembles neither the hero nor the first.
const ROLES = {
  girlFriend: { tone: 0, wearer: 'girl' },
  boyFriend: { tone: 2, wearer: 'boy' },
  littleGirl: { tone: 3, wearer: 'girl', little: true },
  littleBoy: { tone: 1, wearer: 'boy', little: true },
  player1: { tone: 1, wearer: 'boy' },
  player2: { tone: 3, wearer: 'girl' },
  player3: { tone: 0, wearer: 'boy', little: true },
  player4: { tone: 4, wearer: 'girl' },
  player5: { tone: 2, wearer: 'boy' },
  player6: { tone: 1, wearer: 'girl', little: true },
  player7: { tone: 3, wearer: 'boy' },
  player8: { tone: 0, wearer: 'girl' },
  player9: { tone: 4, wearer: 'boy', little: true },
  player10: { tone: 2, wearer: 'girl' },
  player11: { tone: 3, wearer: 'boy' },
  teacher: { tone: 4, wearer: 'woman', grownUp: grown('none', true) },
  baker: { tone: 1, wearer: 'man', grownUp: grown('moustache') },
  farmer: { tone: 3, wearer: 'man', grownUp: grown('short', false, true) },
  neighbourWoman: { tone: 1, wearer: 'woman', grownUp: grown('none', true) },
  neighbourMan: { tone: 3, wearer: 'man', grownUp: grown('short') },
  elderWoman: { tone: 2, wearer: 'grandmother', grownUp: grown('none', true, true) },
  elderMan: { tone: 0, wearer: 'grandfather', grownUp: grown('full', false, true) },
} as const satisfies Record<string, Role>;

export type PersonRole = keyof typeof ROLES;

/** Eleven children who play football. */
export const TEAM = [
  'player1',
  'player2',
  'player3',
  'player4',
  'player5',
  'player6',
  'player7',
  'player8',
  'player9',
  'player10',
  'player11',
] as const satisfies readonly PersonRole[];

/** Age of a small child. */
const LITTLE = 3;
const GREY = ['#b9b2aa', '#d8d2c8', '#9a948c'] as const;

/** The tones of a role: far from the hero's, unless the place says who lives there. */
function tonesOf({ tone }: Role, hero: Character, place: PlaceName | undefined): Tones {
  const tones = place ? TONES[place] : EVERYWHERE;
  const unlike = (t: Tones) => distance(t.skin, hero.skin) * 1.6 + distance(t.hair, hero.hairColor);
  const far = [...tones].sort((a, b) => unlike(b) - unlike(a));
  const start = Math.floor(seededRandom(seedOf(hero, 'friends'))() * 2);
  return far[(tone + start) % 5] as Tones;
}

const isWoman = (wearer: Wearer) => wearer === 'girl' || wearer === 'woman' || wearer === 'grandmother';

function glassesOf(name: PersonRole, hero: Character, chance: number): Character['glasses'] {
  if (name === 'boyFriend') return hero.glasses === 'none' ? 'round' : 'none';
  if (name === 'elderMan') return 'none';
  if (name === 'elderWoman') return 'oval';
  return name === 'teacher' && chance < 0.6 ? 'round' : 'none';
}

/** Headwear of people outside the family: none, unless the scene says so. */
const BARE = { headwear: 'none', hearingAid: false, wheelchair: false } as const;

function faceOf(name: PersonRole, { wearer, grownUp }: Role, hero: Character, tones: Tones) {
  const random = seededRandom(seedOf(hero, name));
  const styles: readonly HairStyle[] = STYLES[wearer][tones.texture].filter((style) => style !== hero.hairStyle);
  const hairStyle = styles[Math.floor(random() * styles.length)] ?? 'short';
  const shapes = ['round', 'almond', 'upturned', 'droopy'] as const;
  const eyeShape = shapes[Math.floor(random() * shapes.length)] ?? 'round';
  const woman = isWoman(wearer);
  return {
    hairStyle,
    eyeShape,
    nose: grownUp ? (woman ? 'small' : 'broad') : random() < 0.5 ? 'round' : 'button',
    cheeks: grownUp ? 0.4 : random.between(0.3, 0.9),
    dimples: random() < 0.4,
    gapTooth: !grownUp && random() < 0.3,
    glasses: glassesOf(name, hero, grownUp && woman ? random() : 1),
  } as const;
}

/** People outside the family: friends, neighbours and other adults. */
export function passerBy(name: PersonRole, heroOrNone: Character | null, place?: PlaceName): Person {
  const hero = heroOf(heroOrNone);
  const role: Role = ROLES[name];
  const tones = tonesOf(role, hero, place);
  const { grownUp, little } = role;
  const woman = isWoman(role.wearer);
  const hairColor = grownUp?.elder ? (GREY[name.length % GREY.length] as string) : tones.hair;
  const character: Character = {
    ...hero,
    hairShape: undefined,
    ...(grownUp ? { face: undefined, faceShape: undefined } : otherFace(hero, seedOf(hero, name))),
    age: grownUp ? 10 : little ? LITTLE : hero.age,
    gender: woman ? 'girl' : 'boy',
    skin: tones.skin,
    hairColor,
    eyeColor: tones.eyes,
    eyeTilt: 0,
    freckles: tones.hair === '#c25f2c',
    glassesColor: '#8a4a52',
    headwearColor: '#4f7f8f',
    ...faceOf(name, role, hero, tones),
    ...BARE,
  };
  if (!grownUp) return { character };
  return { character, build: woman ? 'woman' : 'man', grownUp: { ...grownUp, beardColour: hairColor } };
}
