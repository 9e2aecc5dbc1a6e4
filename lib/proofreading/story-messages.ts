import { ALL_BASE_IDS } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
import { findStory } from '@/lib/stories/server';

/** The ICU messages of our own stories in one language: pages, alt texts, last page and back cover. */
export const listStoryMessages = (language: Language): readonly string[] =>
  ALL_BASE_IDS.flatMap((id) => {
    const text = findStory(id)?.texts[language];
    return text ? [...text.spreads.flat(), ...text.alts, text.coverAlt, text.closing, text.blurb] : [];
  });
