import { describe, expect, it } from 'vitest';
import { hasLink, hasWebAddress, toMessageName } from './web-address';

describe('rulings "Class and company links": web addresses in typed names', () => {
  it.each([
    'URGENT verify at https://evil.example/10',
    'Call www.evil.example',
    'evil.example/pay',
    'evil.co.il:8080',
    'javascript://x',
  ])('%s is one', (name) => expect(hasWebAddress(name)).toBe(true));

  it.each(['Wix.com', 'B.H. Foods Ltd.', 'א.ב. שיווק בע״מ', 'St.John & Sons', 'Bit 24/7', "Ng'ang'a"])(
    '%s is a name',
    (name) => expect(hasWebAddress(name)).toBe(false),
  );

  it.each(['See evil.com', 'look: bit.ly/x', 'מתנה ב-evil.co.il'])('free words with a host hold a link: %s', (text) =>
    expect(hasLink(text)).toBe(true),
  );

  it.each(['Happy birthday.Love, Grandma', 'יום הולדת שמח!', '3.5 years old'])('no link: %s', (text) =>
    expect(hasLink(text)).toBe(false),
  );

  it('a subject gets the name without what a mail program makes a link of', () => {
    expect(toMessageName('Wix.com')).toBe('Wix com');
    expect(toMessageName('URGENT https://evil.example/10 now')).toBe('URGENT now');
    expect(toMessageName('www.evil.example')).toBe('www evil example');
    expect(toMessageName('B.H. Foods Ltd.')).toBe('B.H. Foods Ltd.');
  });
});
