import { describe, expect, it } from 'vitest';
import { toLiteralText } from './literal-text';

describe('literal text', () => {
  it('removes controls that would reorder the surrounding text', () => {
    expect(toLiteralText('a\u202Eb\u2067c\u200Fd')).toBe('abcd');
  });

  it('keeps closed isolates and removes open ones', () => {
    expect(toLiteralText('\u2068Emma\u2069 באה')).toBe('\u2068Emma\u2069 באה');
    expect(toLiteralText('\u2068Emma באה')).toBe('Emma באה');
    expect(toLiteralText('\u2069Emma\u2068')).toBe('Emma');
  });

  it('keeps a dash with the word before it', () => {
    expect(toLiteralText('Она — да')).toBe('Она\u00a0— да');
  });

  it('keeps a Russian one-letter word with the word after it', () => {
    expect(toLiteralText('Анна и в лесу я')).toBe('Анна и\u00a0в\u00a0лесу я');
  });

  it('keeps lines and every visible character', () => {
    expect(toLiteralText('  #import "x" \\ * $ <b>\n\u0007next ')).toBe('#import "x" \\ * $ <b>\nnext');
  });
});
