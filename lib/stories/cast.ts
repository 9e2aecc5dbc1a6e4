import type { Gender } from '@/lib/catalogue';
import { isolate } from '@/lib/platform/text/isolate';
import type { AddedHero, Story, StoryOfMore, StoryParams } from './model';
import { pointName } from './pointed-names';

type Telling = Pick<StoryParams, 'language' | 'added'>;

/** The story as it is told of two heroes, and of three. */
const listRetellings = ({ pair, trio }: Pick<Story, 'pair' | 'trio'>): readonly (StoryOfMore | undefined)[] => [
  pair,
  trio,
];

/** How many heroes a story is told of at most in a language: one, two or three. */
export const getMaxHeroes = (story: Pick<Story, 'pair' | 'trio'>, language: StoryParams['language']): number =>
  listRetellings(story).findLastIndex((told) => told?.pictureTexts[language] !== undefined) + 2;

/** Those of the added heroes whom the story is told of. */
export const listStoryHeroes = (story: Pick<Story, 'pair' | 'trio'>, { language, added = [] }: Telling) =>
  added.slice(0, getMaxHeroes(story, language) - 1);

/** The story as it is told of as many heroes as a book has, or as many as it is written for. */
export function withCast(story: Story, telling: Telling): Story {
  const retelling = listRetellings(story)[listStoryHeroes(story, telling).length - 1];
  return retelling ? { ...story, ...retelling } : story;
}

const olderOf = (age: number, other: number): string => (age === other ? 'same' : age > other ? 'first' : 'second');

/** What is said of several: a girl among boys is one of a group of boys in Hebrew grammar, and in Arabic. */
function groupOf(genders: readonly Gender[]): 'boys' | 'girls' | 'mixed' {
  if (genders.every((gender) => gender === 'girl')) return 'girls';
  return genders.every((gender) => gender === 'boy') ? 'boys' : 'mixed';
}

/**
 * Message arguments of the heroes beside the first one: `second` and `secondGender`, `third` and `thirdGender`. `pair` is
 * `boys`, `girls` or `mixed`, for what the first two do together, and `all` the same for three; `older` of the first two
 * is `first`, `second` or `same`. None for a story of one hero.
 */
export function getCastArguments({
  gender,
  age = 0,
  language,
  points = false,
  added = [],
}: StoryParams): Readonly<Record<string, string>> {
  const [second, third] = added;
  if (!second) return {};
  const nameOf = ({ name }: AddedHero) => isolate(points ? pointName(name, language) : name);
  return {
    second: nameOf(second),
    secondGender: second.gender,
    pair: groupOf([gender, second.gender]),
    older: olderOf(age, second.age),
    ...(third && {
      third: nameOf(third),
      thirdGender: third.gender,
      all: groupOf([gender, second.gender, third.gender]),
    }),
  };
}
