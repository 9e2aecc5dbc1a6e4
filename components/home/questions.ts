import type { HomeFacts } from './facts';

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
type FaqKey = (typeof FAQ_KEYS)[number];

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
export const faqPage = (tell: (key: FaqKey) => { readonly question: string; readonly answer: string }) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: FAQ_KEYS.map((key) => {
    const { question, answer } = tell(key);
    return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } };
  }),
});
