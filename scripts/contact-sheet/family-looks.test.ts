import { describe, expect, test } from 'vitest';
import { type Character, FAMILY_ROLES, type Family, type FamilyRole, PETS, spreadSceneSchema } from '@/lib/illustrator';
import { type Companion, type CompanionLook, getCompanion } from '@/lib/illustrator/companions';
import { freeCanvas, Painter } from '@/lib/illustrator/paint';
import { lookOf } from '@/lib/illustrator/spread/places';
import { STORY_VARIANTS } from '@/lib/stories/testing/tellings';
import { SAMPLE_CHILDREN } from '../assets/sample-children';

/** Who stands for one of the family, by how the names of companions begin. */
const KINDS: Readonly<Record<FamilyRole, RegExp>> = {
  mother: /^(mother|aboveMother)/,
  father: /^(father|aboveFather)/,
  grandmother: /^(grandmother|aboveGrandmother|givingHands|shosho)/,
  grandfather: /^(grandfather|aboveGrandfather)/,
  brother: /^brother/,
  sister: /^sister/,
  baby: /^(baby|heldFinger)/,
  dog: /^dog/,
  cat: /^cat/,
};

/** Looks that nobody of a light family has by chance, one at a time. */
const PERSON = { skin: { skin: '#5a3726' }, baldness: { baldness: 'whole', headwear: 'none' } } as const;
const PET = { fur: { fur: '#2b2426', marks: '#2b2426' }, marks: { fur: '#d8934e', marks: '#2b2426' } } as const;

const isPet = (role: FamilyRole) => PETS.some((pet) => pet === role);
const isGrownUp = (role: FamilyRole) => ['mother', 'father', 'grandmother', 'grandfather'].includes(role);

/** Where only hands, feet or a face in a blanket are drawn, there is no hair to lose. */
const WITHOUT_HEAD = /^(givingHands|motherEmbrace|motherWool|fatherForearm)/;

/** The pixels of somebody alone, one for eight figure units. */
function drawAlone({ box, draw }: Companion, look: CompanionLook): Uint8ClampedArray {
  const p = Painter.page(150, [-0.5, -0.8], [box.width, box.height]);
  p.in(-box.x, -box.y, 0, 1, 1, () => draw(p, look));
  const { width, height } = p.canvas;
  const { data } = p.context.getImageData(0, 0, width, height);
  freeCanvas(p.canvas);
  return data;
}

/** How many pixels of a drawing are others. */
function countChanged(before: Uint8ClampedArray, after: Uint8ClampedArray): number {
  let changed = 0;
  for (let i = 0; i < before.length; i += 4)
    if ([0, 1, 2, 3].some((channel) => Math.abs((before[i + channel] ?? 0) - (after[i + channel] ?? 0)) > 12))
      changed += 1;
  return changed;
}

const { noam } = SAMPLE_CHILDREN;

type Drawn = { readonly role: FamilyRole; readonly companion: Companion; readonly kind: string };

/** What of the looks that were chosen for somebody is not to be seen on a picture. */
function missingLooks({ role, companion, kind }: Drawn, lookWith: (hero: Character) => CompanionLook): string[] {
  const before = drawAlone(companion, lookWith(noam));
  const hasHair = isGrownUp(role) && !WITHOUT_HEAD.test(kind);
  const { baldness, skin } = PERSON;
  const traits = isPet(role) ? PET : hasHair ? { skin, baldness } : { skin };
  return Object.entries(traits).flatMap(([trait, looks]) => {
    const family: Family = { [role]: looks };
    return countChanged(before, drawAlone(companion, lookWith({ ...noam, family }))) > 0 ? [] : [`${kind} ${trait}`];
  });
}

const PICTURES = STORY_VARIANTS.flatMap(({ story: { baseId, picture, family = [] }, told }) =>
  picture && family.length > 0
    ? [
        { key: 'cover', scene: picture.cover },
        { key: 'front', scene: picture.ends.front },
        { key: 'back', scene: picture.ends.back },
        ...picture.spreads,
      ].map(({ key, scene }) => ({ baseId, told, key, family, scene }))
    : [],
);

describe('§10 family: whoever of the family is drawn has the looks that the parent chose', () => {
  test.each(PICTURES)('$baseId $told $key', ({ scene, family }) => {
    const missing = spreadSceneSchema.parse(scene).pictures.flatMap((picture) =>
      picture.scene.companions.flatMap((declared) => {
        const { kind } = declared;
        const companion = getCompanion(kind);
        const role = FAMILY_ROLES.find((known) => KINDS[known].test(kind));
        if (!companion || !role || !family.includes(role)) return [];
        return missingLooks({ role, companion, kind }, (hero) => lookOf(declared, hero, picture.scene.place));
      }),
    );
    expect(missing).toEqual([]);
  });

  test('every role of a story is one of those that are looked for', () => {
    const roles = new Set(PICTURES.flatMap(({ family }) => family));
    expect(FAMILY_ROLES.filter((role) => !roles.has(role))).toEqual(['sister']);
  });
});
