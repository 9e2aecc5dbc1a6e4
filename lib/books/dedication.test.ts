import { describe, expect, it } from 'vitest';
import { dedicationSchema } from './dedication';
import { DEDICATION_LIMITS } from './dedication-limits';

const code = (text: string) => dedicationSchema.safeParse(text).error?.issues[0]?.message;

describe('§5 dedication: 2 to 400 characters', () => {
  it.each([
    ['א', 'dedication_too_short'],
    ['x'.repeat(DEDICATION_LIMITS.max + 1), 'dedication_too_long'],
    ['Love 🎈', 'text_not_printable:🎈'],
    ['大好き', 'text_not_printable:大 好 き'],
  ])('%j: %s', (text, expected) => expect(code(text)).toBe(expected));

  it.each([
    'לנועה, באהבה מסבתא',
    'أحبّكِ يا ليلى!',
    'Анечке — от бабушки Ёлки',
    'Назарію, з любов’ю',
    'Әлия мен Қайратқа',
    'حُب برای علی\u200cرضا، گل پسر',
    'חׇכְמָה שֶׁלִּי',
    '₪100 ליום הולדת',
    '№ 1 для нас!',
    'Für Zoë: “hero” & friend (5½)',
    'אוהבים אותך\nאמא ואבא',
    'x'.repeat(400),
  ])('accepts %j', (text) => expect(dedicationSchema.parse(text)).toBe(text));

  it('removes invisible signs and surplus blank lines; nothing is none', () => {
    expect(dedicationSchema.parse(' ל\u200fנועה\r\n\r\n\r\n\r\nאמא ')).toBe('לנועה\n\nאמא');
    expect(dedicationSchema.parse('   ')).toBeNull();
    expect(dedicationSchema.parse(null)).toBeNull();
  });
});
