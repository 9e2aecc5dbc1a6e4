import { findEdition, toEditionId } from '@/lib/catalogue';
import { getBirthday, getBirthdayArguments } from './birthday-numbers';
import { getCastArguments } from './cast';
import { getCharacterArguments } from './characters';
import { formatMessage } from './format-message';
import type { StoryParams } from './model';
import type { PointedText } from './picture-book';
import { getRelativeArguments } from './relative-name';

/** Formats the messages of a picture book for a child, with the names of everybody in it. */
export function createTeller(baseId: number, { characters }: Pick<PointedText, 'characters'>, telling: StoryParams) {
  const edition = findEdition(toEditionId(baseId, telling.language));
  const named = {
    ...getCharacterArguments(characters, [telling.name, ...(telling.added ?? []).map(({ name }) => name)]),
    ...getCastArguments(telling),
    ...getRelativeArguments(edition?.relative?.name, telling),
    ...getBirthdayArguments(getBirthday(edition, telling), telling.language, telling.points),
  };
  return (message: string): string => formatMessage(message, telling, named);
}
