import { describe, expect, it } from 'vitest';
import { literalText } from './literal-text';

describe('literal text', () => {
  it('drops controls that would turn the words around them', () => {
    expect(literalText('a\u202Eb\u2067c\u200Fd')).toBe('abcd');
  });

  it('keeps closed isolates and drops open ones', () => {
    expect(literalText('\u2068Emma\u2069 באה')).toBe('\u2068Emma\u2069 באה');
    expect(literalText('\u2068Emma באה')).toBe('Emma באה');
    expect(literalText('\u2069Emma\u2068')).toBe('Emma');
  });

  it('ties a dash to the word before it', () => {
    expect(literalText('Она — да')).toBe('Она\u00a0— да');
  });

  it('ties a Russian one-letter word to the word after it', () => {
    expect(literalText('Анна и в лесу я')).toBe('Анна и\u00a0в\u00a0лесу я');
  });

  it('keeps lines and every visible sign', () => {
    expect(literalText('  #import "x" \\ * $ <b>\n\u0007next ')).toBe('#import "x" \\ * $ <b>\nnext');
  });
});
