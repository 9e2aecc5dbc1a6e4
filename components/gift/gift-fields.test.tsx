import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '@/lib/i18n/load-messages';
import { LANGUAGES } from '@/lib/markets';
import { GiftFields } from './gift-fields';

const value = {
  ...{ active: true, recipientName: 'Ruth', recipientEmail: 'ruth' },
  ...{ senderName: '', message: '', sendAt: '' },
};
const gift = { value, state: null, errors: {}, change: () => {}, flush: async () => true };

describe.each(LANGUAGES)('issue 16: a gift at checkout in %s', (language) => {
  const render = async (shown: typeof gift & { readonly errors: Readonly<Record<string, string>> }) => {
    const { common, errors, orders } = await loadMessages(language);
    return renderToStaticMarkup(
      <NextIntlClientProvider locale={language} messages={{ common, errors, orders }} timeZone="UTC">
        <GiftFields gift={shown} />
      </NextIntlClientProvider>,
    );
  };

  it('opens a labelled field for each detail, with its error beside it', async () => {
    const html = await render({ ...gift, errors: { recipientEmail: 'email_invalid' } });
    const { errors } = await loadMessages(language);
    expect(html.match(/<label[^>]* for=/g)).toHaveLength(5);
    expect(html).toContain(errors.emailInvalid);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
  });

  it('is one unticked box until it is a gift', async () => {
    const html = await render({ ...gift, value: { ...value, active: false } });
    expect(html.match(/<input/g)).toHaveLength(1);
    expect(html).not.toMatch(/\schecked=/);
  });
});
