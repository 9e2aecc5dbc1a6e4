import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BRAND } from '@/lib/brand';
import { ApiError } from '@/lib/client/api/api-error';
import type { SupportContext } from '@/lib/client/stores/support-store';
import { LANGUAGES, type Language } from '@/lib/markets';
import { offeredTopics } from '@/lib/support';
import { FakeRouter } from '@/tests/fixtures/fake-router';
import { SupportButton } from './support-button';
import { SupportError } from './support-error';
import { SupportForm } from './support-form';
import { SupportSent } from './support-sent';

async function render(content: ReactNode, language: Language = 'en'): Promise<string> {
  const domains = ['common', 'errors', 'support'];
  const files = domains.map(async (domain) => [
    domain,
    (await import(`../../messages/${language}/${domain}.json`)).default,
  ]);
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale={language}
      messages={Object.fromEntries(await Promise.all(files))}
      timeZone="Asia/Jerusalem"
    >
      <FakeRouter>{content}</FakeRouter>
    </NextIntlClientProvider>,
  );
}
const noop = () => {};
const form = (context: SupportContext = {}, language: Language = 'en') =>
  render(<SupportForm context={context} onCancel={noop} onSending={noop} onSent={noop} />, language);
const tag = (html: string, pattern: string) => html.match(new RegExp(`<[a-z]+ [^>]*${pattern}[^>]*>`))?.[0] ?? '';

describe('§5 support form: initial state', () => {
  test.each(LANGUAGES)('%s: offers every topic and lists the missing fields', async (language) => {
    const html = await form({}, language);
    expect(html.match(/<option value="[a-z]+"/g)).toHaveLength(offeredTopics().length);
    const submitButton = tag(html, 'type="submit"');
    expect(submitButton).toContain('aria-disabled="true"');
    expect(submitButton).toContain('aria-describedby="support-rules"');
    const { default: messages } = await import(`../../messages/${language}/errors.json`);
    const rules = html.match(/id="support-rules">(.*?)<\/p>/)?.[1] ?? '';
    for (const rule of ['topicRequired', 'descriptionRequired', 'emailRequired'])
      expect(rules).toContain(messages[rule]);
  });

  test('with an order the topic is optional, and the order is named', async () => {
    const html = await form({ orderId: '3f0f6a52-7f0e-4d52-9a41-0d5a3a4e9b10', orderNumber: '7K3MA90Q' });
    expect(html).toContain('About order <bdi class="ui-num">7K3MA90Q</bdi>');
    const rules = html.match(/id="support-rules">(.*?)<\/p>/)?.[1] ?? '';
    expect(rules).not.toContain('Choose a topic');
    expect(rules).toContain('Write us a few words');
  });

  test('e-mail and phone are editable unless the context provides them', async () => {
    const open = await form();
    for (const id of ['support-email', 'support-phone']) expect(tag(open, `id="${id}"`)).not.toContain('readOnly');
    const known = await form({ email: 'dana@example.com', phone: '+972501234567' });
    for (const id of ['support-email', 'support-phone']) expect(tag(known, `id="${id}"`)).toContain('readOnly');
  });

  test('the honeypot is out of reach for people', async () => {
    const html = await form();
    expect(html).toMatch(/<div aria-hidden="true"[^>]* inert=""><input[^>]*tabindex="-1"[^>]*name="website"/i);
  });
});

describe('§4 support dialog: its other states', () => {
  test('an error says that nothing is lost and shows the other contact options', async () => {
    const html = await render(<SupportError error={new ApiError(0, null)} />);
    expect(html).toMatch(/^<div aria-live="assertive"/);
    expect(html).toContain('What you wrote is still here');
    expect(html).toContain(`https://wa.me/${BRAND.whatsapp}`);
    expect(html).toContain(`mailto:${BRAND.supportEmail}`);
    expect(await render(<SupportError error={undefined} />)).not.toContain('<p');
  });

  test('too many messages: asks to wait', async () => {
    const refused = new ApiError(429, { error: { code: 'rate_limited' } });
    expect(await render(<SupportError error={refused} />)).toContain('Wait a minute');
  });

  test('the thank-you names the reply address', async () => {
    const html = await render(<SupportSent onClose={noop} email="dana@example.com" />);
    expect(html).toMatch(/<bdi[^>]*>dana@example\.com<\/bdi>/);
    expect(html).toContain('role="status"');
  });
});

test('without JavaScript the button is a mailto link', () => {
  const html = renderToStaticMarkup(
    <SupportButton className="footer-link" variant="quiet">
      ?
    </SupportButton>,
  );
  expect(html).toBe(`<a class="ui-button footer-link" data-look="quiet" href="mailto:${BRAND.supportEmail}">?</a>`);
});
