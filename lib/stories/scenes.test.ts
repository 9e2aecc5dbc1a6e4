import { expect, test } from 'vitest';
import { ALL_BASE_IDS } from '@/lib/catalogue';
import { type Scene, sceneSchema } from '@/lib/illustrator';
import { validateScene } from '@/lib/illustrator/validate-scene';
import { findCoverScene, findStory } from './server';

test.each(ALL_BASE_IDS)('§3 book %i: every scene can be rendered', (baseId) => {
  const cover = findCoverScene(baseId);
  if (!cover) throw new Error('a book without a cover');
  expect(validateScene(sceneSchema.parse(cover))).toEqual([]);
  const story = findStory(baseId);
  // A story that began as a picture book has no first edition.
  if (!story?.spreads.length) return;
  expect(story.spreads.map(({ key }) => key)).toEqual(story.spreads.map((_, i) => `s${`${i + 1}`.padStart(2, '0')}`));
  expect(story.spreads).toHaveLength(12);
  for (const { key, scene } of story.spreads) expect(validateScene(sceneSchema.parse(scene)), key).toEqual([]);
});

/** Every scene of a book, parsed, by its key. */
function listScenes(baseId: number): ReadonlyMap<string, Scene> {
  const { cover, spreads } = findStory(baseId) ?? {};
  if (!cover || !spreads) throw new Error(`no book ${baseId}`);
  return new Map(
    [['cover', cover], ...spreads.map(({ key, scene }) => [key, scene] as const)].map(
      ([key, scene]) => [key as string, sceneSchema.parse(scene)] as const,
    ),
  );
}

const FAMILY = [
  'mother',
  'father',
  'grandmother',
  'grandfather',
  'brother',
  'sister',
  'cousin',
  'uncle',
  'babyWrapped',
];
const listFamily = ({ companions }: Scene) =>
  companions.map(({ kind }) => kind).filter((kind) => FAMILY.includes(kind));

test('§3 Passover: no leavened food, flour or baking in any picture of the Seder', () => {
  const leavened = [
    'bread',
    'breadBasket',
    'cake',
    'doughnut',
    'doughnuts',
    'doughnutBox',
    'cookies',
    'sandwich',
    'pizza',
  ];
  for (const [key, { stage, hero, props }] of listScenes(9002)) {
    expect(['kitchen', 'bakery'], key).not.toContain(stage);
    for (const kind of [hero.holds ?? '', ...props.map((prop) => prop.kind)]) expect(leavened, key).not.toContain(kind);
  }
});

test("§3 Passover: the Seder's leader wears a head covering", () => {
  const grandfathers = [...listScenes(9002).values()].flatMap(({ companions }) =>
    companions.filter(({ kind }) => kind === 'grandfather'),
  );
  expect(grandfathers.length).toBeGreaterThan(5);
  expect(new Set(grandfathers.map(({ headwear }) => headwear))).toEqual(new Set(['kippah']));
});

test('§3 Purim: the Megillah is read from a scroll in a synagogue', () => {
  const reading = listScenes(9003).get('s07');
  expect(reading?.stage).toBe('synagogue');
  expect(reading?.props.map(({ kind }) => kind)).toContain('megillah');
});

test.each([
  ['the Purim king and his mother', 9003, ['cover', 's08', 's09', 's10', 's11']],
  ['neighbours on the stairs', 9001, ['s04', 's05', 's06', 's07', 's10', 's11']],
  ['the new neighbour of Ramadan', 9004, ['cover', 's06', 's08', 's09', 's10']],
  ['king and knight of the dragon', 12, ['s02', 's03', 's11']],
] as const)("§3 strangers: %s are not the hero's family", (_, baseId, keys) => {
  const pictures = listScenes(baseId);
  for (const key of keys) expect([key, listFamily(pictures.get(key) as Scene)]).toEqual([key, []]);
});

test('§3 places: the Kenyan book sets Kenya in every picture', () => {
  expect(new Set([...listScenes(9005).values()].map(({ place }) => place))).toEqual(new Set(['kenya']));
});

test('§3 Ramadan: new clothes appear at the feast, not before', () => {
  for (const [key, { hero }] of listScenes(9004)) expect([key, hero.outfit === 'kaftan']).toEqual([key, key === 's12']);
});
