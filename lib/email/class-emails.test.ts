import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { CLASS_MAIL_KINDS } from './data/class-mail-kinds';
import { renderEmail } from './rendering/render-email';
import { sampleEmail } from './testing/samples';

const MAILS = CLASS_MAIL_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));
const classUrl = 'https://shop.example.com/kindergarten/1';

describe.each(MAILS)('%s in %s', (kind, language) => {
  it.each(['digital', 'printed'] as const)('is complete for %s books, and leads to the class', async (format) => {
    const data = { ...sampleEmail(language)[kind], format, classUrl };
    const { subject, text, html } = await renderEmail(kind, language, data);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/[{}]|undefined|null|NaN|mails\./);
    expect(subject).toContain(data.orderNumber);
    expect(html).toContain(`href="${classUrl}"`);
    expect(text).toContain(data.kindergartenName);
    if (kind === 'classDelayed') expect(text).toContain('10');
    else if (kind === 'classCancelled') expect(text).toContain(data.total);
    else if (kind !== 'classShipped' && kind !== 'classAtPickup') expect(text).toMatch(/12|14/);
  });
});

it('§4 a class: books to be printed are looked at and approved, digital ones are downloaded', async () => {
  const data = sampleEmail('en').classReady;
  const texts = await Promise.all(
    (['digital', 'printed'] as const).map(
      async (format) => (await renderEmail('classReady', 'en', { ...data, format })).text,
    ),
  );
  expect(texts[0]).toContain('download them all in one file');
  expect(texts[1]).toContain('approve them all together');
});

it.each(['self_pickup', 'standard'] as const)('%s: says how the approved books arrive', async (delivery) => {
  const { text } = await renderEmail('classApproved', 'en', { ...sampleEmail('en').classApproved, delivery });
  expect(text).toMatch(delivery === 'self_pickup' ? /ready for pickup by \W*December/ : /ship by \W*December/);
});

describe.each(LANGUAGES)('§9 Delivery: the mails of a class that is picked up, in %s', (language) => {
  const pickup = { address: 'הנשיא 12, חיפה', hours: '9–17' };
  const render = async (kind: 'classOrdered' | 'classApproved' | 'classDelayed' | 'classAtPickup', change = {}) =>
    (await renderEmail(kind, language, { ...sampleEmail(language)[kind], ...change })).text;

  it.each(['classOrdered', 'classApproved', 'classDelayed', 'classAtPickup'] as const)(
    '%s says where',
    async (kind) => {
      const text = await render(kind, { delivery: 'self_pickup', pickup });
      expect(text).toContain(pickup.address);
      expect(text).toContain(pickup.hours);
      expect(await render(kind)).not.toContain(pickup.address);
    },
  );
});

it.each(LANGUAGES)(
  'rulings "Money": a delivery that another class still uses is named as what does not go back (%s)',
  async (language) => {
    const data = { ...sampleEmail(language).classCancelled, returned: { amount: '₪900', kept: '₪100' } };
    const { text } = await renderEmail('classCancelled', language, data);
    for (const part of ['₪900', '₪100']) expect(text).toContain(part);
    expect(text).not.toContain(data.total);
  },
);
