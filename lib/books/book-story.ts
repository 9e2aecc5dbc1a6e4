import { findEdition as catalogueBook, getDefaultPoints, toBaseId } from '@/lib/catalogue';
import type { FamilyKinds, FamilyRole } from '@/lib/illustrator';
import {
  findStory,
  getBirthday,
  getMaxHeroes,
  hasPictureBook,
  listStoryHeroes,
  type RenderedStory,
  renderDedicationExample,
  renderPictureBook,
  renderPictureTitle,
  renderStory,
  type Story,
  type StoryParams,
  withBirthday,
  withCast,
} from '@/lib/stories/server';
import { applyEdits, getCoverWords, type PageEdit } from './editing/page-edits';
import { type AddedColumns, listTypedHeroes, type PlacedHero } from './heroes/added-heroes';
import type { BookRow } from './repository';

/** 1: a text page beside each picture. 2: a picture book, whose words stand on pictures of two pages. */
export type BookEdition = 1 | 2;

export type BookStory = {
  readonly edition: BookEdition;
  readonly title: string;
  /** The parent's own line below the title; `null`: 'starring …' in the book's language. */
  readonly subtitle: string | null;
  readonly story: Story;
  readonly text: RenderedStory;
};

type StoryBook = AddedColumns &
  Pick<
    BookRow,
    | 'age'
    | 'birthday'
    | 'catalogueId'
    | 'childName'
    | 'edition'
    | 'gender'
    | 'relativeGender'
    | 'relativeName'
    | 'language'
    | 'nameKeptAsWritten'
    | 'points'
  >;
/** What the words of a book depend on. */
export type EditedBook = StoryBook & { readonly pages: readonly PageEdit[] };

/** The newest edition of a catalogue book, which a new book gets; bought books keep theirs. */
export function getNewestEdition(catalogueId: number): BookEdition {
  const entry = catalogueBook(catalogueId);
  const story = findStory(toBaseId(catalogueId));
  return entry && story && hasPictureBook(story, entry.language) ? 2 : 1;
}

/** Whether a new book has niqqud or tashkil unless its parent says otherwise; `null` where there is none to choose. */
export function getUsualPoints({ catalogueId, edition }: Pick<BookRow, 'catalogueId' | 'edition'>): boolean | null {
  const entry = catalogueId === null ? null : catalogueBook(catalogueId);
  return entry && edition === 2 ? getDefaultPoints(entry) : null;
}

/** Whether a book has points; `null` where there are none to choose. */
export const getPoints = (book: Pick<BookRow, 'catalogueId' | 'edition' | 'points'>): boolean | null =>
  getUsualPoints(book) === null ? null : book.points;

/** The hero's own people and pets in a book's pictures, who can look like the parent's family. */
export const listFamilyRoles = ({
  catalogueId,
  edition,
}: Pick<BookRow, 'catalogueId' | 'edition'>): readonly FamilyRole[] =>
  (catalogueId !== null && edition === 2 && findStory(toBaseId(catalogueId))?.family) || [];

/** Companions that stand for the hero's people in the pictures of a book's story alone. */
export const getFamilyKinds = ({ catalogueId }: Pick<BookRow, 'catalogueId'>): FamilyKinds =>
  (catalogueId !== null && findStory(toBaseId(catalogueId))?.familyKinds) || {};

type ToldBook = Pick<BookRow, 'catalogueId' | 'edition' | 'language'>;

/** Of how many heroes a book's story is told at most: one, two or three. */
export function getBookMaxHeroes({ catalogueId, edition, language }: ToldBook): number {
  const story = catalogueId === null || edition !== 2 ? null : findStory(toBaseId(catalogueId));
  return story ? getMaxHeroes(story, language) : 1;
}

/** The heroes beside the first one of whom a book is told, in order; none for a story of one. */
export const listAddedHeroes = (book: AddedColumns & ToldBook): readonly PlacedHero[] =>
  listTypedHeroes(book).slice(0, getBookMaxHeroes(book) - 1);

/** How many heroes a book has beside the first one. */
export const countAddedHeroes = (book: AddedColumns & ToldBook): number => listAddedHeroes(book).length;

/** The birthday that a book is about; `null` for a book about none. */
export const getBookBirthday = (book: Pick<BookRow, 'age' | 'birthday' | 'catalogueId' | 'edition'>): number | null =>
  book.catalogueId !== null && book.edition === 2 ? getBirthday(catalogueBook(book.catalogueId), book) : null;

/** The book's story as it was written, with the child's name; `null` while the draft lacks a name or a book. */
export const renderOriginalStory = ({
  childName: name,
  catalogueId,
  edition,
  ...telling
}: StoryBook): BookStory | null =>
  name && catalogueId
    ? renderCatalogueStory(catalogueId, edition, { ...telling, name, added: listTypedHeroes(telling) })
    : null;

/** The book's story with the child's name and the parent's changes; `null` while the draft lacks a name or a book. */
export function renderBookStory(book: EditedBook): BookStory | null {
  const original = renderOriginalStory(book);
  if (!original) return null;
  const { text: title, subtitle } = getCoverWords(book.pages);
  const hero = { name: book.childName ?? '', language: book.language };
  const text = applyEdits(original.text, book.pages, hero);
  return { ...original, title: title ?? original.title, subtitle, text };
}

/** A catalogue story with a child's name, in one of its editions; `null` for an id without a story. */
export function renderCatalogueStory(catalogueId: number, edition: number, params: StoryParams): BookStory | null {
  const entry = catalogueBook(catalogueId);
  const story = findStory(toBaseId(catalogueId));
  if (!entry || !story) return null;
  if (edition !== 2) {
    const text = renderStory(story, params);
    return { title: text.title, subtitle: null, story, edition: 1, text };
  }
  const told = withCast(withBirthday(story, params), params);
  const text = renderPictureBook(told, { ...params, added: listStoryHeroes(story, params) });
  return { title: text.title, subtitle: null, story: told, edition: 2, text };
}

/** What the cover of a book says. */
export type CoverText = Pick<BookStory, 'title' | 'subtitle'> & {
  readonly baseId: number;
  /** A sample dedication from the story, with the hero's name. */
  readonly dedicationExample: string;
};

/** The cover's words without the story's: a list of hundreds of books renders no page. */
export function getCoverText(book: EditedBook): CoverText | null {
  const { childName: name, catalogueId, pages } = book;
  const edition = catalogueId ? catalogueBook(catalogueId) : null;
  const story = catalogueId ? findStory(toBaseId(catalogueId)) : null;
  const telling = name ? { ...book, name, added: listAddedHeroes(book) } : null;
  const dedicationExample = story && telling ? renderDedicationExample(story, telling) : null;
  if (!edition || !story || dedicationExample === null) return null;
  const { text: title, subtitle } = getCoverWords(pages);
  const told = book.edition === 2 && telling ? renderPictureTitle(story, telling) : null;
  return { title: title ?? told ?? edition.title, subtitle, baseId: story.baseId, dedicationExample };
}
