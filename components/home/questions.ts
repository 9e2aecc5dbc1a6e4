import { type CapabilityTable, type Conditional, GROUPS, standing, TODAY } from '@/lib/capabilities';
import type { HomeFacts } from './facts';
import { keepMarks, type MarkedPart, partsOf } from './marks';

type Line = Conditional & { readonly key: string };
type Question = Conditional & { readonly key: string; readonly lines: readonly Line[] };

const PRINT = { needs: ['print'] } as const satisfies Conditional;
const PLAIN: readonly Line[] = [{ key: 'a' }];

const QUESTIONS: readonly Question[] = [
  { key: 'stories', lines: PLAIN },
  { key: 'see', lines: PLAIN },
  { key: 'ages', lines: PLAIN },
  { key: 'photo', lines: PLAIN },
  { key: 'which', lines: PLAIN },
  { key: 'when', lines: [{ key: 'a' }, { key: 'printed', ...PRINT }] },
  {
    key: 'cost',
    lines: [
      { key: 'a' },
      { key: 'printed', ...PRINT },
      { key: 'dedication', needs: ['print', 'dedication'] },
      { key: 'advanced' },
    ],
  },
  { key: 'groups', needs: [GROUPS, 'print'], lines: PLAIN },
  {
    key: 'fault',
    lines: [
      { key: 'a', without: ['print'] },
      { key: 'printed', ...PRINT },
    ],
  },
  { key: 'lost', lines: PLAIN },
  {
    key: 'edit',
    lines: [
      { key: 'a', without: ['editing'] },
      { key: 'editing', needs: ['editing'] },
    ],
  },
  { key: 'languages', lines: PLAIN },
];

/** A question of the FAQ and the lines of its answer; the words are `home.faq.<key>.q` and `.<line>`. */
export type AskedQuestion = { readonly key: string; readonly lines: readonly string[] };

/**
 * The questions in their order, as they are answered with what can be bought. The first offers a suggestion, the fourth
 * an e-mail, the eighth and ninth a dialog (spec §1 "FAQ").
 */
export const faqQuestions = (table: CapabilityTable = TODAY): readonly AskedQuestion[] =>
  standing(QUESTIONS, table).map(({ key, lines }) => ({ key, lines: standing(lines, table).map((line) => line.key) }));

/** What an answer may mark: a figure, the address, and words that open the support dialog. */
const MARKS = ['num', 'mail', 'suggest', 'groups', 'printing', 'order'] as const;
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
  advanced: facts.advancedPrice,
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
