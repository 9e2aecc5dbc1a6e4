import type { Character } from '../character/character';
import type { FamilyRole } from '../character/family-roles';
import { getCompanion, getMood } from '../companions';
import { type SpreadScene, spreadSceneSchema } from '../spread/schema';

/** Who sits or stands for a role in the family's picture. */
const USUAL_KINDS: Readonly<Record<FamilyRole, string>> = {
  mother: 'mother',
  father: 'father',
  grandmother: 'grandmother',
  grandfather: 'grandfather',
  brother: 'brother',
  sister: 'sister',
  baby: 'babyBrother',
  dog: 'dogSit',
  cat: 'catSit',
};
/** Companions that stand for a role in one story alone. */
export type FamilyKinds = Readonly<Partial<Record<FamilyRole, string>>>;

const GROWN_UPS: readonly FamilyRole[] = ['mother', 'father', 'grandmother', 'grandfather'];

/** The middle of the portrait's backdrop. */
const MIDDLE = 600;
/** Ground and size of who stands in the family's picture, room for each, and paper below them; stage units. */
const [GROUND, SCALE, ROOM, BELOW] = [1150, 1.3, 215, 40];
/** The smallest family is not seen from nearer. */
const NEAREST = 1560;
const OUTFIT = 'stripes';
const ADDED = [
  { id: 'second', who: 'second', outfit: 'cardigan' },
  { id: 'third', who: 'third', outfit: 'explorer' },
] as const;

/** A picture of so much of the backdrop around its middle, down to `bottom`. */
function picture(width: number, bottom: number, scene: object): SpreadScene {
  const view = { x: MIDDLE - width / 2, y: bottom - width / 2, width, height: width / 2 };
  const backdrop = { stage: 'portrait', palette: 'warm', view };
  return spreadSceneSchema.parse({ kind: 'spread', pictures: [{ scene: { ...backdrop, ...scene } }] });
}

const HERO = { pose: 'stand', expression: 'joy', outfit: OUTFIT } as const;

/** Where the hero stands, and so many others beside it. */
const heroesInTheMiddle = (added: number) =>
  [{}, ...ADDED.slice(0, added)].map((hero, at) => ({
    ...HERO,
    ...hero,
    at: { x: MIDDLE + ROOM * (at - added / 2), y: GROUND, scale: SCALE },
  }));

/** The hero in the middle of the story's family, the grown-ups at its sides; with so many added heroes beside it. */
export function familyScene(roles: readonly FamilyRole[], added = 0, kinds: FamilyKinds = {}): SpreadScene {
  const grown = roles.filter((role) => GROWN_UPS.includes(role));
  const small = roles.filter((role) => !GROWN_UPS.includes(role));
  const left = [...grown.slice(0, Math.ceil(grown.length / 2)), ...small.slice(0, Math.floor(small.length / 2))];
  const right = [...small.slice(Math.floor(small.length / 2)), ...grown.slice(Math.ceil(grown.length / 2))];
  const place = (role: FamilyRole, x: number, facing: 1 | -1) => ({
    kind: kinds[role] ?? USUAL_KINDS[role],
    at: { x, y: GROUND, scale: SCALE },
    expression: 'joy',
    facing,
  });
  // Each added hero takes half a place more on each side.
  const more = added / 2;
  const width = Math.max(NEAREST, ROOM * (2 * (Math.max(left.length, right.length) + more) + 2.4));
  return picture(width, GROUND + BELOW, {
    heroes: heroesInTheMiddle(added),
    companions: [
      ...left.map((role, index) => place(role, MIDDLE - ROOM * (left.length - index + more), 1)),
      ...right.map((role, index) => place(role, MIDDLE + ROOM * (index + 1 + more), -1)),
    ],
  });
}

/** Height of a face in its portrait and the radius of its disc, stage units. */
const [FACE_Y, FACE_R] = [520, 290];
const PORTRAIT_EDGE = 1200;

/** One of the family from near; what counts is the square in the middle. */
export function relativeScene(role: FamilyRole, hero: Character, kinds: FamilyKinds = {}): SpreadScene {
  const kind = kinds[role] ?? USUAL_KINDS[role];
  const companion = getCompanion(kind);
  if (!companion) throw new Error(`unknown companion: ${kind}`);
  const look = { mood: getMood('joy'), expression: 'joy', hero, pictureBook: true } as const;
  const { x, y, r } = companion.face?.(look) ?? { x: 10, y: -150, r: 70 };
  const scale = FACE_R / r;
  return picture(2 * PORTRAIT_EDGE, PORTRAIT_EDGE, {
    companions: [
      { kind, at: { x: MIDDLE - x * scale, y: FACE_Y - y * scale, scale, afloat: true }, expression: 'joy' },
    ],
  });
}
