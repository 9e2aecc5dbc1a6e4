import { isNameQuestion, nameQuestion } from '@/lib/books';
import { type ShelfBook, supportsGender } from '@/lib/catalogue';
import type { ClassChild, MissingPart } from '@/lib/kindergarten';
import type { Language } from '@/lib/markets';

/** What a row says about its child: what is missing stops the order, the rest is advice. */
export type ChildHints = {
  readonly missing: readonly MissingPart[];
  /** The chosen book has no hero of this gender. */
  readonly otherHero: boolean;
  /** The name has letters of another script than the book. */
  readonly foreignName: boolean;
  readonly duplicate: boolean;
};

const normalize = (name: string) => name.trim().toLocaleLowerCase();

/** What tells two children of one first name apart. */
const getKey = ({ name, fullName }: ClassChild) => normalize(fullName || name);

/** The names that stand in the list more than once. */
export function findDuplicateNames(children: readonly ClassChild[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const child of children) {
    const key = getKey(child);
    if (key && seen.has(key)) twice.add(key);
    seen.add(key);
  }
  return twice;
}

/** What a photo may leave open, in the words of a row. */
type Doubt = 'hair' | 'skin' | 'eyes' | 'glasses' | 'headwear';
const DOUBTS: Readonly<Record<string, Doubt>> = {
  hairStyle: 'hair',
  hairColor: 'hair',
  skin: 'skin',
  eyeColor: 'eyes',
  glasses: 'glasses',
  headwear: 'headwear',
};

/** What the photo of a child does not show well, each once, and nobody has looked at; nothing without a photo. */
export function listDoubts({ unsureTraits, photoUrl, readOnDevice }: ClassChild): readonly Doubt[] {
  if (photoUrl === null && !readOnDevice) return [];
  return [...new Set(unsureTraits.flatMap((trait) => DOUBTS[trait] ?? []))];
}

type HintsInput = {
  readonly language: Language;
  readonly classBook: number | null;
  readonly books: readonly ShelfBook[];
  readonly duplicates: ReadonlySet<string>;
};

/** What is missing of a child and what its teacher should look at, also before the server has the last change. */
export function getChildHints(child: ClassChild, { language, classBook, books, duplicates }: HintsInput): ChildHints {
  const catalogueId = child.catalogueId ?? classBook;
  const book = books.find(({ id }) => id === catalogueId);
  const missing: MissingPart[] = [];
  if (normalize(child.name) === '') missing.push('name');
  if (child.gender === null) missing.push('gender');
  if (child.age === null) missing.push('age');
  if (child.missing.includes('photo')) missing.push('photo');
  if (catalogueId === null) missing.push('book');
  return {
    missing,
    otherHero: book !== undefined && child.gender !== null && !supportsGender(book, child.gender),
    foreignName: isNameQuestion(nameQuestion(child.name, language) ?? undefined),
    duplicate: duplicates.has(getKey(child)),
  };
}
