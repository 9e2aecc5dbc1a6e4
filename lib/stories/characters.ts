import type { CharacterName, StoryText } from './model';

/** The name's words without marks and letter case: נָגָה is נגה, MASHA is masha. */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

const formsFor = ({ usual, substitute }: CharacterName, heroName: string) => {
  const heroWords = wordsOf(heroName);
  const isTaken = wordsOf(usual.mainForm).some((word) => heroWords.includes(word));
  return isTaken ? substitute : usual;
};

/**
 * The message arguments for a story's secondary characters: `{key}` for the main form, `{key_form}` for the others.
 * A character with the hero's name (one equal word is enough) takes its substitute (rulings, "Flow").
 */
export function characterArguments(
  characters: StoryText['characters'],
  heroName: string,
): Readonly<Record<string, string>> {
  const named = Object.entries(characters ?? {}).flatMap(([key, character]) =>
    Object.entries(formsFor(character, heroName)).map(([form, name]) => [
      form === 'mainForm' ? key : `${key}_${form}`,
      name,
    ]),
  );
  return Object.fromEntries(named);
}
