import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { renderEmail } from './rendering/render-email';
import { sampleEmail } from './testing/samples';

const REQUEST = sampleEmail('en').supportRequest;

describe.each(LANGUAGES)('the mails of a support request in %s', async (language) => {
  const request = await renderEmail('supportRequest', language, sampleEmail(language).supportRequest);
  const received = await renderEmail('supportReceived', language, sampleEmail(language).supportReceived);

  it.each([request, received])('are complete', ({ subject, text, html }) => {
    for (const part of [subject, text, html]) expect(part).not.toMatch(/[{}]|undefined|null|NaN|\[object/);
    expect(subject).toContain('4F2A91C3');
  });

  it('the mail to the shop contains the sender’s contact details', () => {
    expect(request.html).toContain('href="mailto:parent@example.com"');
    expect(request.text).toContain('+972501234567');
    expect(request.text).toContain('7K3MA90Q');
  });

  it('neither gives a book as the reason for the mail', async () => {
    const { text } = await renderEmail('previewReady', language, sampleEmail(language).previewReady);
    const reason = text.split('\n').at(-2);
    expect(reason).toBeTruthy();
    for (const mail of [request, received]) expect(mail.text).not.toContain(reason);
  });
});

describe('a message as it was typed', () => {
  const mail = (description: string) => renderEmail('supportRequest', 'en', { ...REQUEST, description });

  it('preserves its line breaks', async () => {
    const { html } = await mail('One\nTwo\n\n\nThree');
    expect(html.match(/<p [^>]*><bdi>(?:One|Two|Three)<\/bdi><\/p>/g)).toHaveLength(3);
  });

  it('is escaped', async () => {
    const { html } = await mail('<script>alert(1)</script> {name} <a href="https://evil.example">here</a>');
    expect(html).not.toMatch(/<script|<a href="https:\/\/evil/);
    expect(html).toContain('{name}');
  });

  it('is marked as possible spam in the subject and at the top', async () => {
    const marked = await renderEmail('supportRequest', 'en', { ...REQUEST, suspicious: true });
    expect(marked.subject).toMatch(/^Perhaps advertising/);
    expect(marked.text).toContain('many links');
    expect((await mail('Hello')).subject).toMatch(/^New message/);
  });
});
