import { LIBRARY } from '../data';
import type { BookLanguage, SecondHero, Story } from '../model';

/** A second hero with a usual name. */
export const SECOND_HEROES: Readonly<Record<BookLanguage, SecondHero>> = {
  he: { name: 'איתי', gender: 'boy', age: 7 },
  en: { name: 'Theo', gender: 'boy', age: 7 },
  ar: { name: 'سامي', gender: 'boy', age: 7 },
  ru: { name: 'Лёва', gender: 'boy', age: 7 },
};

/** A story as it is told of one hero, or of two. */
export type StoryVariant = { readonly story: Story; readonly told: 'of one' | 'of two' };

/** Every story, and those that are told of two heroes a second time, with their pictures and words. */
export const STORY_VARIANTS: readonly StoryVariant[] = LIBRARY.flatMap((story): readonly StoryVariant[] => [
  { story, told: 'of one' },
  ...(story.pair ? [{ story: { ...story, ...story.pair }, told: 'of two' } as const] : []),
]);

/** Who else is in a story, for its telling. */
export const secondOf = ({ told }: Pick<StoryVariant, 'told'>, language: BookLanguage): SecondHero | null =>
  told === 'of two' ? SECOND_HEROES[language] : null;
