import { isolate } from '@/lib/platform/text/isolate';
import type { Story, StoryParams } from './model';
import { pointName } from './pointed-names';

type Telling = Pick<StoryParams, 'language' | 'second'>;

/** Whether a story is told of two heroes in a language. */
export const hasPair = ({ pair }: Pick<Story, 'pair'>, language: StoryParams['language']): boolean =>
  pair?.pictureTexts[language] !== undefined;

/** The story as it is told of two heroes, where a book has two and the story is written for them. */
export function withPair(story: Story, { language, second }: Telling): Story {
  const { pair } = story;
  return second && pair && hasPair(story, language) ? { ...story, ...pair } : story;
}

const olderOf = (age: number, other: number): string => (age === other ? 'same' : age > other ? 'first' : 'second');

/**
 * Message arguments of two heroes: `second` and `secondGender`; `pair` is `boys`, `girls` or `mixed`, for what both do
 * (a girl and a boy are a group of boys in Hebrew grammar, and in the Arabic dual); `older` is `first`, `second` or
 * `same`. None for a story of one hero.
 */
export function getPairArguments({
  gender,
  age = 0,
  language,
  points = false,
  second,
}: StoryParams): Readonly<Record<string, string>> {
  if (!second) return {};
  const pair = gender === second.gender ? (gender === 'boy' ? 'boys' : 'girls') : 'mixed';
  return {
    second: isolate(points ? pointName(second.name, language) : second.name),
    secondGender: second.gender,
    pair,
    older: olderOf(age, second.age),
  };
}
