import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROMISED, promisesIn } from '../fixtures/promise-words';
import { LANGUAGES, textsOf } from './support/messages';

/** Keys that carry the name of what they are about: whoever shows one of them asks `lib/capabilities` first. */
const NAMED =
  /print|combo|dedication|editing|kindergarten|companies|company|classroom|groups|upgrade|shipTo|chooseDelivery/i;
/** The others that are shown only with a capability, and where that is decided. */
const DECIDED = [
  'checkout.formats.legend', // format-choice.tsx asks only where there is a choice
  'home.hero.freeDelivery', // hero.tsx
  'home.how.open.title', // how-it-works.tsx
  'home.how.open.text',
  'home.details.words.title', // promises.tsx
  'home.details.words.text',
  'legal.privacy.collect.table.address', // privacy-outline.ts
  'legal.privacy.collect.table.addressValue',
  'legal.terms.confirmation.title', // terms-outline.ts
  'legal.terms.confirmation.text',
  'legal.terms.confirmation.reminder',
  'mails.offerOpen.offerFormats', // offer-open.ts
  'mails.orderPaid.stepEditLater', // order-paid.ts
  'mails.orderPaid.stepReview',
  'mails.orderPaid.stepConfirm',
  'mails.orderPaid.stepShipping',
  'pricing.group.delivery', // price-list.ts
];

const promised = (text: string, language: (typeof LANGUAGES)[number]) =>
  PROMISED.some((one) => promisesIn(text, language, one).length > 0);

describe('rulings "Capabilities": nothing is promised that cannot be bought', () => {
  it.each(LANGUAGES)('%s: only texts of a capability speak of it', (language) => {
    const speaking = Object.entries(textsOf(language)).filter(([, text]) => promised(text, language));
    const keys = speaking.map(([key]) => key).filter((key) => !NAMED.test(key.split('.').slice(1).join('.')));
    expect(keys.filter((key) => !DECIDED.includes(key))).toEqual([]);
  });

  it('the list names no text that has gone', () => {
    const spoken = LANGUAGES.flatMap((language) =>
      Object.entries(textsOf(language)).flatMap(([key, text]) => (promised(text, language) ? [key] : [])),
    );
    expect(DECIDED.filter((key) => !spoken.includes(key))).toEqual([]);
  });

  it.each(LANGUAGES)('%s: no post and no book of the catalogue promises it', (language) => {
    const posts = readdirSync(`lib/blog/data/${language}`).map((name) => `lib/blog/data/${language}/${name}`);
    const books = readdirSync('lib/catalogue/data', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `lib/catalogue/data/${name}`)
      .filter((folder) => readdirSync(folder).includes(`${language}.ts`))
      .map((folder) => `${folder}/${language}.ts`);
    expect(posts.length * books.length).toBeGreaterThan(20);
    expect([...posts, ...books].filter((file) => promised(readFileSync(file, 'utf8'), language))).toEqual([]);
  });
});

describe('stories-he 6, stories-ar "numbers written into strings": figures come from the constants', () => {
  /** Figures that are no limit of the shop: standards, sizes of paper, sample people, what a rating is out of. */
  const FIXED =
    /^(?:accessibility\.|home\.voices\.|home\.hero\.rating$|home\.prices\.printed\.first$|bookDetail\.inside\.pagesPrinted$|errors\.nameTooShort$)/;
  it.each(LANGUAGES)('%s', (language) => {
    const bare = Object.entries(textsOf(language)).filter(([key, text]) => {
      const plain = text.replace(/=\d/g, '');
      return !FIXED.test(key) && /\d/.test(plain);
    });
    expect(bare.map(([key]) => key)).toEqual([]);
  });
});
