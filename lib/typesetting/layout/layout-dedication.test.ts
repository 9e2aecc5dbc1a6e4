import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { DEDICATION_DESIGNS, getDedicationBox } from '../dedication-designs';
import { layoutDedication } from './layout-dedication';

const WORDS = {
  en: 'For Maya, who asks the best questions and never forgets to say good night to the moon. With love, Grandma',
  he: 'לנועה שלנו, ששואלת את השאלות הכי טובות ואף פעם לא שוכחת להגיד לילה טוב לירח. באהבה, סבתא',
  ar: 'إلى نور التي تسأل أجمل الأسئلة ولا تنسى أبدًا أن تقول للقمر تصبح على خير. مع حبنا، جدّتك',
  ru: 'Нашей Маше, которая задаёт лучшие вопросы и никогда не забывает пожелать луне спокойной ночи. Бабушка',
};
const BOXES = DEDICATION_DESIGNS.flatMap((design) => [false, true].map((photo) => getDedicationBox(design, photo)));

describe.each(LANGUAGES)('§4 dedication: its printed lines in %s', (language) => {
  it.each(BOXES)('hold every word, at 14 pt or more, in a box of $widthMm × $heightMm mm', (box) => {
    const layout = layoutDedication(WORDS[language], language, box);
    expect(layout?.lines.join(' ').replaceAll('\u00a0', ' ')).toBe(WORDS[language]);
    expect(layout?.sizePt).toBeGreaterThanOrEqual(14);
  });

  it('keep the parent’s own line breaks', () => {
    const layout = layoutDedication('א\n\nב', language, getDedicationBox('stitched', false));
    expect(layout?.lines).toEqual(['א', '', 'ב']);
  });
});

describe('§4 dedication: how large it is printed', () => {
  const box = getDedicationBox('stitched', false);
  it('a short one at 27 pt, a longer one smaller, and none below 14 pt', () => {
    expect(layoutDedication('For Maya', 'en', box)).toMatchObject({ sizePt: 27, lines: ['For Maya'] });
    expect(layoutDedication(`${WORDS.en}. `.repeat(3).trim(), 'en', box)?.sizePt).toBeLessThan(27);
    expect(layoutDedication('W'.repeat(60), 'en', box)).toBeNull();
    expect(layoutDedication('a\n'.repeat(40), 'en', box)).toBeNull();
  });
});
