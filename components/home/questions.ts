import type { HomeFacts } from './facts';
import { keepMarks, type MarkedPart, partsOf } from './marks';

/** The questions in their order: the first offers a suggestion, the fourth an e-mail, the eighth and ninth a dialog. */
export const FAQ_KEYS = [
  'stories',
  'see',
  'ages',
  'photo',
  'which',
  'when',
  'cost',
  'groups',
  'fault',
  'edit',
  'languages',
] as const;

/** What an answer may mark: a figure, the address, and words that open the support dialog. */
const MARKS = ['num', 'mail', 'suggest', 'groups', 'printing'] as const;
type Mark = (typeof MARKS)[number];

/** Lets an answer keep its marks as they are written. */
export const KEPT_MARKS = keepMarks(MARKS);

/** Question and answer; the answer's lines are paragraphs. */
export type FaqItem = readonly [question: string, answer: string];
export type AnswerPart = MarkedPart<Mark>;

/** A line in its parts, marked and plain. */
export const answerParts = (line: string): readonly AnswerPart[] => partsOf(line, MARKS);

/** Figures that the answers name; each from where the shop itself takes it. */
export const faqValues = (facts: HomeFacts) => ({
  ages: facts.ages,
  days: facts.photoDays,
  printDays: facts.printDays,
  email: facts.supportEmail,
  digital: facts.digitalPrice,
  printed: facts.printedPrice,
  dedication: facts.dedicationPrice,
  minimum: facts.groupMinimum,
  groupPrice: facts.groupPrice,
});

/** The questions as search engines read them. */
export const faqPage = (items: readonly FaqItem[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: items.map(([name, answer]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text: answer.split(/<\/?\w+>/).join('') },
  })),
});
