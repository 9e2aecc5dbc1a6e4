import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BRAND } from '@/lib/brand';
import { ApiError } from '@/lib/client/api-error';
import { LANGUAGES, type Language } from '@/lib/markets';
import { offeredTopics } from '@/lib/support';
import { RouterStandIn } from '@/tests/fixtures/router-stand-in';
import { SupportButton } from './support-button';
import { SupportForm } from './support-form';
import { SupportProblem } from './support-problem';
import { SupportSent } from './support-sent';
import type { SupportContext } from './support-store';

async function draw(content: ReactNode, language: Language = 'en'): Promise<string> {
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
      <RouterStandIn>{content}</RouterStandIn>
    </NextIntlClientProvider>,
  );
}
const nothing = () => {};
const form = (context: SupportContext = {}, language: Language = 'en') =>
  draw(<SupportForm context={context} onCancel={nothing} onSending={nothing} onSent={nothing} />, language);
const tag = (html: string, pattern: string) => html.match(new RegExp(`<[a-z]+ [^>]*${pattern}[^>]*>`))?.[0] ?? '';

describe('§5 support form: as it opens', () => {
  test.each(LANGUAGES)('%s: offers every topic and says what is still missing', async (language) => {
    const html = await form({}, language);
    expect(html.match(/<option value="[a-z]+"/g)).toHaveLength(offeredTopics().length);
    const sending = tag(html, 'type="submit"');
    expect(sending).toContain('aria-disabled="true"');
    expect(sending).toContain('aria-describedby="support-rules"');
    const { default: words } = await import(`../../messages/${language}/errors.json`);
    const rules = html.match(/id="support-rules">(.*?)<\/p>/)?.[1] ?? '';
    for (const rule of ['topicRequired', 'descriptionRequired', 'emailRequired']) expect(rules).toContain(words[rule]);
  });

  test('a known order needs no topic, and is named', async () => {
    const html = await form({ orderId: '3f0f6a52-7f0e-4d52-9a41-0d5a3a4e9b10', orderNumber: '7K3MA90Q' });
    expect(html).toContain('About order <bdi class="num">7K3MA90Q</bdi>');
    const rules = html.match(/id="support-rules">(.*?)<\/p>/)?.[1] ?? '';
    expect(rules).not.toContain('Choose a topic');
    expect(rules).toContain('Write us a few words');
  });

  test('e-mail and phone can be changed unless the context provides them', async () => {
    const open = await form();
    for (const id of ['support-email', 'support-phone']) expect(tag(open, `id="${id}"`)).not.toContain('readOnly');
    const known = await form({ email: 'dana@example.com', phone: '+972501234567' });
    for (const id of ['support-email', 'support-phone']) expect(tag(known, `id="${id}"`)).toContain('readOnly');
  });

  test('the field for machines is out of everybody’s reach', async () => {
    const html = await form();
    expect(html).toMatch(/<div aria-hidden="true"[^>]* inert=""><input[^>]*tabindex="-1"[^>]*name="website"/i);
  });
});

describe('§4 support dialog: its other states', () => {
  test('an error says that nothing is lost, and the other ways to us', async () => {
    const html = await draw(<SupportProblem error={new ApiError(0, null)} />);
    expect(html).toMatch(/^<div aria-live="assertive"/);
    expect(html).toContain('What you wrote is still here');
    expect(html).toContain(`https://wa.me/${BRAND.whatsapp}`);
    expect(html).toContain(`mailto:${BRAND.supportEmail}`);
    expect(await draw(<SupportProblem error={undefined} />)).not.toContain('<p');
  });

  test('too many messages: says to wait', async () => {
    const refused = new ApiError(429, { error: { code: 'rate_limited' } });
    expect(await draw(<SupportProblem error={refused} />)).toContain('Wait a minute');
  });

  test('the thank-you names the address of the answer', async () => {
    const html = await draw(<SupportSent onClose={nothing} to="dana@example.com" />);
    expect(html).toMatch(/<bdi[^>]*>dana@example\.com<\/bdi>/);
    expect(html).toContain('role="status"');
  });
});

test('where no script runs, the button is a link that writes a mail', () => {
  const html = renderToStaticMarkup(
    <SupportButton className="footer-link" look="quiet">
      ?
    </SupportButton>,
  );
  expect(html).toBe(`<a class="button footer-link" data-look="quiet" href="mailto:${BRAND.supportEmail}">?</a>`);
});
