import type { CharacterName, StoryText } from './model';

/** The name's words without marks and case: נָגָה is נגה, MASHA is masha. */
const normalizeWords = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

function chooseForms({ usual, substitute, spares = [] }: CharacterName, heroNames: readonly string[]) {
  const heroWords = heroNames.flatMap(normalizeWords);
  const isTaken = ({ mainForm }: CharacterName['usual']) =>
    normalizeWords(mainForm).some((word) => heroWords.includes(word));
  return [usual, substitute, ...spares].find((forms) => !isTaken(forms)) ?? spares.at(-1) ?? substitute;
}

/**
 * Message arguments for a story's secondary characters: `{key}` for the main form, `{key_form}` for the others. A
 * character that shares a hero's name (one equal word is enough) uses its substitute, or a spare name where the heroes
 * have both (rulings, "Flow").
 */
export function getCharacterArguments(
  characters: StoryText['characters'],
  heroNames: readonly string[],
): Readonly<Record<string, string>> {
  const named = Object.entries(characters ?? {}).flatMap(([key, character]) =>
    Object.entries(chooseForms(character, heroNames)).map(([form, name]) => [
      form === 'mainForm' ? key : `${key}_${form}`,
      name,
    ]),
  );
  return Object.fromEntries(named);
}
