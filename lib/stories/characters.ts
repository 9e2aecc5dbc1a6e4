import type { CharacterName, StoryText } from './model';

/** The name's words without marks and case: נָגָה is נגה, MASHA is masha. */
const normalizeWords = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

const chooseForms = ({ usual, substitute }: CharacterName, heroName: string) => {
  const heroWords = normalizeWords(heroName);
  const isTaken = normalizeWords(usual.mainForm).some((word) => heroWords.includes(word));
  return isTaken ? substitute : usual;
};

/**
 * Message arguments for a story's secondary characters: `{key}` for the main form, `{key_form}` for the others. A
 * character that shares the hero's name (one equal word is enough) uses its substitute (rulings, "Flow").
 */
export function getCharacterArguments(
  characters: StoryText['characters'],
  heroName: string,
): Readonly<Record<string, string>> {
  const named = Object.entries(characters ?? {}).flatMap(([key, character]) =>
    Object.entries(chooseForms(character, heroName)).map(([form, name]) => [
      form === 'mainForm' ? key : `${key}_${form}`,
      name,
    ]),
  );
  return Object.fromEntries(named);
}
