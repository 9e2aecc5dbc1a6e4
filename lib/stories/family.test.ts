import { describe, expect, it } from 'vitest';
import { FAMILY_ROLES, type FamilyRole, PETS, spreadSceneSchema } from '@/lib/illustrator';
import { LIBRARY } from './data';

/** Companions that stand for one of the hero's family, by how their kinds begin. */
const PREFIXES: Readonly<Record<FamilyRole, readonly string[]>> = {
  mother: ['mother'],
  father: ['father'],
  grandmother: ['grandmother', 'shosho'],
  grandfather: ['grandfather'],
  brother: ['brother'],
  sister: ['sister'],
  baby: ['baby'],
  dog: ['dog'],
  cat: ['cat'],
};

const RELATIVES = FAMILY_ROLES.filter((role) => !PETS.some((pet) => pet === role));

const BOOKS = LIBRARY.flatMap(({ picture, family = [], baseId }) => (picture ? [{ picture, family, baseId }] : []));

function listKinds({ picture }: (typeof BOOKS)[number]): readonly string[] {
  const scenes = picture.spreads.flatMap(({ scene }) => spreadSceneSchema.parse(scene).pictures);
  return scenes.flatMap(({ scene }) => scene.companions.map(({ kind }) => kind));
}

describe('§10 family: whom a story names as the hero’s own', () => {
  it.each(BOOKS)('is in the pictures of book $baseId', (book) => {
    const kinds = listKinds(book);
    const seen = book.family.filter((role) =>
      PREFIXES[role].some((prefix) => kinds.some((kind) => kind.startsWith(prefix))),
    );
    expect(seen).toEqual(book.family);
  });

  it.each(BOOKS)('is every relative in the pictures of book $baseId', (book) => {
    const kinds = listKinds(book);
    const drawn = RELATIVES.filter((role) =>
      PREFIXES[role].some((prefix) => kinds.some((kind) => kind.startsWith(prefix))),
    );
    expect([...book.family].filter((role) => !PETS.some((pet) => pet === role)).toSorted()).toEqual(drawn.toSorted());
  });

  it('at least eight books show somebody of the family, and four show three', () => {
    expect(BOOKS.filter(({ family }) => family.length > 0).length).toBeGreaterThanOrEqual(8);
    expect(BOOKS.filter(({ family }) => family.length >= 3).length).toBeGreaterThanOrEqual(4);
  });
});
