import { createFault } from '../../checks/excerpt';
import type { PageCheck } from '../../model';
import { findWrongAttributes } from './attributes';
import type { Page } from './page';
import { findWrongPronouns } from './pronouns';
import { findWrongSpeech } from './speech';
import { findSubjects } from './subjects';
import { tokenize } from './words';

/** Arabic words about, by or to the hero that have the wrong gender. */
export const checkArabic: PageCheck = ({ text, name, gender }) => {
  const page: Page = { words: tokenize(text, name), gender };
  const subjects = findSubjects(page);
  const wrong = [
    ...subjects.wrong,
    ...findWrongAttributes(page, subjects),
    ...findWrongPronouns(page, subjects),
    ...findWrongSpeech(page, subjects),
  ];
  return [...new Set(wrong)]
    .sort((a, b) => a - b)
    .flatMap((at) => page.words[at] ?? [])
    .map(({ start, end }) => createFault('gender_disagreement', text, start, end - start));
};
