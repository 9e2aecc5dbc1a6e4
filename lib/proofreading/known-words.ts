import { ALL_BASE_IDS } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
import { findStory } from '@/lib/stories/server';
import { removeMarks } from './name-forms';

const knownByLanguage = new Map<Language, ReadonlySet<string>>();

/** Every word in our own stories of a language, in lower case and without vowel marks. */
export function getKnownWords(language: Language): ReadonlySet<string> {
  const ready = knownByLanguage.get(language);
  if (ready) return ready;
  const texts = ALL_BASE_IDS.flatMap((id) => {
    const story = findStory(id);
    return [story?.texts[language], story?.pictureTexts?.[language]];
  });
  const words = new Set(
    removeMarks(JSON.stringify(texts))
      .toLowerCase()
      .match(/[\p{L}’׳]+/gu),
  );
  knownByLanguage.set(language, words);
  return words;
}
