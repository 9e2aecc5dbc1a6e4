import { type CatalogueOverride, findEditionForSale, findEditionIdInLanguage, supportsGender } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
import { isPrintable } from '@/lib/typesetting';
import type { MissingPart } from '../model';

type CheckedBook = {
  readonly childName: string | null;
  readonly gender: 'boy' | 'girl';
  readonly catalogueId: number | null;
  /** The hero, from a photo or described by hand. */
  readonly character: unknown;
};
type CheckedChild = { readonly book: CheckedBook; readonly genderKnown: boolean; readonly ageKnown: boolean };
type Overrides = readonly CatalogueOverride[];
type CheckedClass = { readonly language: Language; readonly catalogueId: number | null };

/**
 * The story of a child in the language of its class: its own, or that of the class. `null` where none is chosen or the
 * shop does not sell it for this child. `overrides` is what the desk switched in the market that is charged; a class
 * that is paid has its stories, whatever was switched since.
 */
export function findChildStory(
  book: Pick<CheckedBook, 'catalogueId' | 'gender'>,
  group: CheckedClass,
  overrides: Overrides = [],
): number | null {
  const wanted = book.catalogueId ?? group.catalogueId;
  const id = wanted === null ? null : findEditionIdInLanguage(wanted, group.language, overrides);
  const edition = id === null ? null : findEditionForSale(id, overrides);
  return edition && !edition.comingSoon && supportsGender(edition, book.gender) ? edition.id : null;
}

/** What is missing of a child: a name, gender and age, a photo or a described hero, a story that is on sale. */
export function listMissingParts(
  { book, genderKnown, ageKnown }: CheckedChild,
  group: CheckedClass,
  overrides: Overrides = [],
): readonly MissingPart[] {
  return [
    ...(book.childName ? [] : (['name'] as const)),
    ...(genderKnown ? [] : (['gender'] as const)),
    ...(ageKnown ? [] : (['age'] as const)),
    ...(book.character ? [] : (['photo'] as const)),
    ...(findChildStory(book, group, overrides) === null ? (['book'] as const) : []),
  ];
}

/** The same before an order: a name that no font can print is missing as well. */
export function listPartsToOrder(
  child: CheckedChild,
  group: CheckedClass,
  overrides: Overrides,
): readonly MissingPart[] {
  const missing = listMissingParts(child, group, overrides);
  return isPrintable(child.book.childName ?? '') ? missing : ['name', ...missing];
}
