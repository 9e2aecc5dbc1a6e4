import { parseTags, preserveTags, type RichTextPart } from '@/components/ui/rich-text/rich-text-tags';
import { type CapabilityGated, type CapabilityTable, CURRENT_CAPABILITIES, filterEnabled } from '@/lib/capabilities';
import { REPRINT_DAYS } from '@/lib/fulfilment';
import { COUPON } from '@/lib/rewards';
import type { HomePageData } from './home-page-data';

type FaqLine = CapabilityGated & {
  readonly key: string;
  /** True only while photos are read on the phones that can. */
  readonly onDevice?: true;
};
type FaqQuestion = CapabilityGated & { readonly key: string; readonly lines: readonly FaqLine[] };

const PRINT = { needs: ['print'] } as const satisfies CapabilityGated;
const SINGLE_LINE: readonly FaqLine[] = [{ key: 'a' }];

const QUESTIONS: readonly FaqQuestion[] = [
  { key: 'stories', lines: SINGLE_LINE },
  { key: 'see', lines: SINGLE_LINE },
  { key: 'ages', lines: SINGLE_LINE },
  { key: 'photo', lines: [{ key: 'device', onDevice: true }, { key: 'a' }] },
  { key: 'which', lines: [{ key: 'a' }, { key: 'family' }] },
  { key: 'when', lines: [{ key: 'a' }, { key: 'printed', ...PRINT }] },
  {
    key: 'cost',
    lines: [
      { key: 'a' },
      { key: 'printed', ...PRINT },
      { key: 'dedication', needs: ['print', 'dedication'] },
      { key: 'advanced' },
      { key: 'hero' },
    ],
  },
  {
    key: 'groups',
    needs: ['kindergarten', 'print'],
    lines: [{ key: 'a' }, { key: 'companies', needs: ['company'] }],
  },
  {
    key: 'fault',
    lines: [
      { key: 'a', without: ['print'] },
      { key: 'printed', ...PRINT },
      { key: 'ownMistakePrinted', ...PRINT },
    ],
  },
  { key: 'lost', lines: SINGLE_LINE },
  {
    key: 'edit',
    lines: [
      { key: 'a', without: ['editing'] },
      { key: 'editing', needs: ['editing'] },
    ],
  },
  { key: 'languages', lines: SINGLE_LINE },
  { key: 'gift', needs: ['gift'], lines: [{ key: 'a' }, { key: 'printed', ...PRINT }] },
  { key: 'rewards', needs: ['coupon', 'rewards'], lines: SINGLE_LINE },
];

/** A question and the lines of its answer; the messages are `home.faq.<key>.q` and `.<line>`. */
export type VisibleQuestion = { readonly key: string; readonly lines: readonly string[] };

/**
 * The questions in order, with answers for what is sold today. The first offers a suggestion form, the fourth an e-mail
 * link, the eighth and ninth a dialog (spec §1 "FAQ").
 */
export const faqQuestions = (
  table: CapabilityTable = CURRENT_CAPABILITIES,
  { readsOnDevice }: Pick<HomePageData, 'readsOnDevice'> = { readsOnDevice: true },
): readonly VisibleQuestion[] =>
  filterEnabled(QUESTIONS, table).map(({ key, lines }) => ({
    key,
    lines: filterEnabled(lines, table).flatMap((line) => (line.onDevice && !readsOnDevice ? [] : [line.key])),
  }));

/** Tags in an answer: a number, the e-mail address, the pages for classes and companies, and texts that open the support dialog. */
const ANSWER_TAG_NAMES = ['num', 'mail', 'class', 'company', 'suggest', 'groups', 'printing', 'order'] as const;
type AnswerTag = (typeof ANSWER_TAG_NAMES)[number];

/** Values for `t.markup` that keep the tags of an answer. */
export const PRESERVED_ANSWER_TAGS = preserveTags(ANSWER_TAG_NAMES);

/** Question and answer; each line of the answer is a paragraph. */
export type FaqItem = readonly [question: string, answer: string];
export type AnswerPart = RichTextPart<AnswerTag>;

/** Splits a line into tagged and plain parts. */
export const parseAnswer = (line: string): readonly AnswerPart[] => parseTags(line, ANSWER_TAG_NAMES);

/** Values for the answers, each from its single source in the shop. */
export const faqValues = (facts: HomePageData) => ({
  ages: facts.ages,
  days: facts.photoDays,
  printDays: facts.printDays,
  email: facts.supportEmail,
  digital: facts.digitalPrice,
  printed: facts.printedPrice,
  dedication: facts.dedicationPrice,
  advanced: facts.advancedPrice,
  free: facts.heroPrice === null ? 'yes' : 'no',
  hero: facts.heroPrice ?? '',
  minimum: facts.groupMinimum,
  reprintDays: REPRINT_DAYS,
  groupPrice: facts.groupPrice,
  couponPercent: COUPON.percentOff,
});

/** JSON-LD of the FAQ. */
export const faqStructuredData = (items: readonly FaqItem[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: items.map(([name, answer]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text: answer.split(/<\/?\w+>/).join('') },
  })),
});
