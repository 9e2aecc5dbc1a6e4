import { faultAt } from '../../checks/excerpt';
import type { Check } from '../../model';
import { attributesOf } from './attributes';
import type { Page } from './page';
import { pronounsOf } from './pronouns';
import { speechOf } from './speech';
import { subjectsOf } from './subjects';
import { wordsOf } from './words';

/** Arabic words about the hero, by the hero or to the hero that are in the other gender. */
export const checkArabic: Check = ({ text, name, gender }) => {
  const page: Page = { words: wordsOf(text, name), gender };
  const subjects = subjectsOf(page);
  const wrong = [
    ...subjects.wrong,
    ...attributesOf(page, subjects),
    ...pronounsOf(page, subjects),
    ...speechOf(page, subjects),
  ];
  return [...new Set(wrong)]
    .sort((a, b) => a - b)
    .flatMap((at) => page.words[at] ?? [])
    .map(({ start, end }) => faultAt('gender_disagreement', text, start, end - start));
};
