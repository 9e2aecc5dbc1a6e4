import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { renderMail } from './render-mail';
import { sampleMail } from './samples';

const REQUEST = sampleMail('en').supportRequest;

describe.each(LANGUAGES)('the mails of a support request in %s', (language) => {
  const request = renderMail('supportRequest', language, sampleMail(language).supportRequest);
  const received = renderMail('supportReceived', language, sampleMail(language).supportReceived);

  it.each([request, received])('are complete', ({ subject, text, html }) => {
    for (const part of [subject, text, html]) expect(part).not.toMatch(/[{}]|undefined|null|NaN|\[object/);
    expect(subject).toContain('4F2A91C3');
  });

  it('the shop’s says who wrote, and how to reach them', () => {
    expect(request.html).toContain('href="mailto:parent@example.com"');
    expect(request.text).toContain('+972501234567');
    expect(request.text).toContain('7K3MA90Q');
  });

  it('neither says that it comes because of a book', () => {
    const reason = renderMail('previewReady', language, sampleMail(language).previewReady).text.split('\n').at(-2);
    expect(reason).toBeTruthy();
    for (const { text } of [request, received]) expect(text).not.toContain(reason);
  });
});

describe('a message as it was typed', () => {
  const mail = (description: string) => renderMail('supportRequest', 'en', { ...REQUEST, description });

  it('keeps its lines', () => {
    expect(mail('One\nTwo\n\n\nThree').html.match(/<p [^>]*><bdi>(?:One|Two|Three)<\/bdi><\/p>/g)).toHaveLength(3);
  });

  it('is text, whatever it holds', () => {
    const { html } = mail('<script>alert(1)</script> {name} <a href="https://evil.example">here</a>');
    expect(html).not.toMatch(/<script|<a href="https:\/\/evil/);
    expect(html).toContain('{name}');
  });

  it('is marked when it looks like advertising, in the subject and at its head', () => {
    const marked = renderMail('supportRequest', 'en', { ...REQUEST, suspicious: true });
    expect(marked.subject).toMatch(/^Perhaps advertising/);
    expect(marked.text).toContain('many links');
    expect(mail('Hello').subject).toMatch(/^New message/);
  });
});
