import { LIBRARY } from '../data';
import type { AddedHero, BookLanguage, Story } from '../model';

/** A second and a third hero with usual names. */
export const ADDED_HEROES: Readonly<Record<BookLanguage, readonly [AddedHero, AddedHero]>> = {
  he: [
    { name: 'איתי', gender: 'boy', age: 7 },
    { name: 'מאיה', gender: 'girl', age: 4 },
  ],
  en: [
    { name: 'Theo', gender: 'boy', age: 7 },
    { name: 'Maya', gender: 'girl', age: 4 },
  ],
  ar: [
    { name: 'سامي', gender: 'boy', age: 7 },
    { name: 'ليلى', gender: 'girl', age: 4 },
  ],
  ru: [
    { name: 'Лёва', gender: 'boy', age: 7 },
    { name: 'Майя', gender: 'girl', age: 4 },
  ],
};

/** A story as it is told of one hero, of two or of three. */
export type StoryVariant = { readonly story: Story; readonly told: 'of one' | 'of two' | 'of three' };

const ADDED: Readonly<Record<StoryVariant['told'], number>> = { 'of one': 0, 'of two': 1, 'of three': 2 };

/** How many heroes a telling has beside the first one. */
export const countAdded = ({ told }: Pick<StoryVariant, 'told'>): number => ADDED[told];

/** Every story, and those that are told of more heroes once more for each number, with their pictures and words. */
export const STORY_VARIANTS: readonly StoryVariant[] = LIBRARY.flatMap((story): readonly StoryVariant[] => [
  { story, told: 'of one' },
  ...(story.pair ? [{ story: { ...story, ...story.pair }, told: 'of two' } as const] : []),
  ...(story.trio ? [{ story: { ...story, ...story.trio }, told: 'of three' } as const] : []),
]);

/** Who else is in a story, for its telling. */
export const addedOf = (variant: Pick<StoryVariant, 'told'>, language: BookLanguage): readonly AddedHero[] =>
  ADDED_HEROES[language].slice(0, countAdded(variant));

/** Every choice of genders of the added heroes. */
export const listAddedGenders = (told: StoryVariant['told']): readonly (readonly AddedHero['gender'][])[] =>
  Array.from({ length: countAdded({ told }) }).reduce<readonly (readonly AddedHero['gender'][])[]>(
    (casts) => casts.flatMap((cast) => [[...cast, 'boy'] as const, [...cast, 'girl'] as const]),
    [[]],
  );
