import type { Gender } from '@/lib/catalogue';
import type { AddedHero } from '@/lib/stories';

/** Where a book keeps the heroes beside the first one, in order. One may be free before one that is taken. */
export const ADDED_PLACES = ['second', 'third'] as const;
export type AddedPlace = (typeof ADDED_PLACES)[number];

/** A hero beside the first one, and where the book keeps it. */
export type PlacedHero = AddedHero & { readonly place: AddedPlace };

/** The columns of a book for the heroes beside the first one. */
export type AddedColumns = Readonly<
  Record<`${AddedPlace}Name`, string | null> &
    Record<`${AddedPlace}Gender`, Gender | null> &
    Record<`${AddedPlace}Age`, number | null>
>;

/** Who was typed for a place, whatever the story; `null` where it is free. */
export function readAddedHero(book: AddedColumns, place: AddedPlace): AddedHero | null {
  const name = book[`${place}Name`];
  const gender = book[`${place}Gender`];
  const age = book[`${place}Age`];
  return name !== null && gender !== null && age !== null ? { name, gender, age } : null;
}

/** Everybody typed beside the first hero, whatever the story, in the order in which it is told of them. */
export const listTypedHeroes = (book: AddedColumns): readonly PlacedHero[] =>
  ADDED_PLACES.flatMap((place) => {
    const hero = readAddedHero(book, place);
    return hero ? [{ ...hero, place }] : [];
  });

/** Whom a draft has beside its hero, and how many heroes its story is told of at most. */
type DraftHeroes = { readonly added: readonly PlacedHero[]; readonly mostHeroes: number };

/** Of a draft as its owner sees it, those of whom the chosen story is told. */
export const listDraftHeroes = ({ added, mostHeroes }: DraftHeroes): readonly PlacedHero[] =>
  added.slice(0, mostHeroes - 1);

type Heroes = Readonly<Record<AddedPlace, AddedHero | null>>;

/** The same heroes in the columns of a book. */
export const toAddedColumns = ({ second, third }: Heroes) =>
  ({
    secondName: second?.name ?? null,
    secondGender: second?.gender ?? null,
    secondAge: second?.age ?? null,
    thirdName: third?.name ?? null,
    thirdGender: third?.gender ?? null,
    thirdAge: third?.age ?? null,
  }) satisfies AddedColumns;

/** A book of one hero. */
export const NO_ADDED_HEROES = toAddedColumns({ second: null, third: null });

/** The columns of the heroes beside the first one as a book has them: a copy of it has them too. */
export const copyAddedColumns = (book: AddedColumns) =>
  toAddedColumns({ second: readAddedHero(book, 'second'), third: readAddedHero(book, 'third') });
