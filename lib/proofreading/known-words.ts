import { ALL_BASE_IDS } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
import { storyByBaseId } from '@/lib/stories/server';
import { plain } from './name-forms';

const known = new Map<Language, ReadonlySet<string>>();

/** Every word that our own stories use in a language, in small letters and without points. */
export function knownWords(language: Language): ReadonlySet<string> {
  const ready = known.get(language);
  if (ready) return ready;
  const texts = ALL_BASE_IDS.map((id) => storyByBaseId(id)?.texts[language]).filter((text) => text !== undefined);
  const words = new Set(
    plain(JSON.stringify(texts))
      .toLowerCase()
      .match(/[\p{L}’׳]+/gu),
  );
  known.set(language, words);
  return words;
}
