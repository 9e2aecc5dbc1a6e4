import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '@/lib/i18n/load-messages';
import { LANGUAGES, type Language } from '@/lib/markets';
import { ArrivalText } from './arrival-text';
import { NeededByField } from './needed-by-field';

const NEEDED_BY = { value: '2026-12-24', state: null, change: () => {}, flush: async () => true };

async function render(language: Language, element: ReactElement): Promise<string> {
  const { checkout, common, errors, occasions } = await loadMessages(language);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={{ checkout, common, errors, occasions }} timeZone="UTC">
      {element}
    </NextIntlClientProvider>,
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(LANGUAGES)('the day on which the book is needed in %s', (language) => {
  it('is an optional date from tomorrow on, labelled, with its error beside it', async () => {
    const field = <NeededByField neededBy={{ ...NEEDED_BY, error: 'needed_by_past' }} order={{ country: 'IL' }} />;
    const html = await render(language, field);
    const { errors } = await loadMessages(language);
    expect(html).toMatch(/<input[^>]*type="date"/);
    expect(html).toContain('min="2026-11-23"');
    expect(html).not.toContain('required');
    expect(html).toContain('<label');
    expect(html).toContain(errors.neededByPast);
    expect(html).toMatch(/aria-invalid="true"/);
  });

  it('says beside each format whether it arrives, and offers the digital book as the way out', async () => {
    const { checkout } = await loadMessages(language);
    const note = (format: 'digital' | 'printed', neededBy: string) =>
      render(language, <ArrivalText country="IL" format={format} leavesOn={null} neededBy={neededBy} />);
    expect(await note('digital', '2026-11-24')).toContain(checkout.neededBy.digital);
    const late = await note('printed', '2026-11-24');
    expect(late).toContain(checkout.neededBy.wayOut);
    expect(late).not.toMatch(/[{}]/);
    expect(await note('printed', '2026-12-30')).not.toContain(checkout.neededBy.wayOut);
  });
});

it('the quick choices are those of the edition: Hanukkah in Hebrew', async () => {
  const html = await render('he', <NeededByField neededBy={NEEDED_BY} order={{ country: 'IL' }} />);
  expect(html).toContain('חנוכה');
  expect(html).not.toMatch(/חג המולד|עיד/);
});
