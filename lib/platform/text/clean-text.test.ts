import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './clean-text';

describe('§5 child name: invisible marks are removed from what is typed or pasted', () => {
  it.each([
    ['a right-to-left mark before', '\u200fנועה', 'נועה'],
    ['isolates around', '\u2068נועה\u2069', 'נועה'],
    ['an override inside', 'נו\u202eעה\u202c', 'נועה'],
    ['a zero-width space behind', 'dana@example.com\u200b', 'dana@example.com'],
    ['a byte order mark before', '\ufeffDana', 'Dana'],
    ['a soft hyphen inside', 'Dana\u00adLee', 'DanaLee'],
    ['invisible letters', '\u3164Dana\u115f', 'Dana'],
    ['an Arabic letter mark', '\u061cليلى', 'ليلى'],
    ['marks of a phone number', '\u202a+972 50-123-4567\u202c', '+972 50-123-4567'],
  ])('%s', (_, typed, clean) => {
    expect(cleanLine(typed)).toBe(clean);
    expect(cleanText(typed)).toBe(clean);
  });

  it.each([
    ['the non-joiner of Persian', 'علی\u200cرضا'],
    ['a family of one emoji', 'Love 👨‍👩‍👧 ❤️'],
    ['Hebrew points', 'נֹעַ'],
  ])('%s stays', (_, typed) => {
    expect(cleanLine(typed)).toBe(typed.normalize('NFC'));
    expect(cleanText(typed)).toBe(typed.normalize('NFC'));
  });

  it('a line has no line break and no control character', () => {
    expect(cleanLine('  Herzl 1\r\nBcc: x\t\u00a0 y\u0000\u0007 ')).toBe('Herzl 1 Bcc: x y');
  });

  it('a text keeps its lines', () => {
    expect(cleanText(' For Noa\r\nwith\tlove\r\n\r\n\r\n\r\nMum\u0007 ')).toBe('For Noa\nwith love\n\nMum');
  });
});
