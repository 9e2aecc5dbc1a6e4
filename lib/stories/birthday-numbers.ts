import type { CatalogueBook } from '@/lib/catalogue';
import type { BookLanguage, StoryParams } from './model';

/** A number's forms by the suffix of its message argument: `_name` is `{number_name}`, no suffix is `{number}`. */
type NumberForms = Readonly<Record<string, string>>;

const capitalize = ([first = '', ...rest]: string): string => first.toUpperCase() + rest.join('');

// Hebrew counts years in the feminine, and the figure is feminine: חמש עמדה. No printed sentence has a prefix before a number,
// because its vowel would depend on the number: לְחָמֵשׁ, לִשְׁמוֹנֶה.
const HEBREW = ['אחת', 'שתיים', 'שלוש', 'ארבע', 'חמש', 'שש', 'שבע', 'שמונה', 'תשע', 'עשר'];
const POINTED_HEBREW = ['אַחַת', 'שְׁתַּיִם', 'שָׁלוֹשׁ', 'אַרְבַּע', 'חָמֵשׁ', 'שֵׁשׁ', 'שֶׁבַע', 'שְׁמוֹנֶה', 'תֵּשַׁע', 'עֶשֶׂר'];

// The figure is «الرقم», masculine for every number: «قال خمسة» alone would be five people. Its name stays in pause.
const ARABIC = [
  ['واحد', 'الأولى'],
  ['اثنان', 'الثانية'],
  ['ثلاثة', 'الثالثة'],
  ['أربعة', 'الرابعة'],
  ['خمسة', 'الخامسة'],
  ['ستّة', 'السادسة'],
  ['سبعة', 'السابعة'],
  ['ثمانية', 'الثامنة'],
  ['تسعة', 'التاسعة'],
  ['عشرة', 'العاشرة'],
];
const POINTED_ARABIC = [
  ['وَاحِدْ', 'الْأُولَى'],
  ['اثْنَانْ', 'الثَّانِيَةِ'],
  ['ثَلَاثَةْ', 'الثَّالِثَةِ'],
  ['أَرْبَعَةْ', 'الرَّابِعَةِ'],
  ['خَمْسَةْ', 'الْخَامِسَةِ'],
  ['سِتَّةْ', 'السَّادِسَةِ'],
  ['سَبْعَةْ', 'السَّابِعَةِ'],
  ['ثَمَانِيَةْ', 'الثَّامِنَةِ'],
  ['تِسْعَةْ', 'التَّاسِعَةِ'],
  ['عَشَرَةْ', 'الْعَاشِرَةِ'],
];

const ENGLISH = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

// The Russian figure is feminine: пятёрка стояла.
const RUSSIAN = [
  ['единица', 'единицы', 'единицу', 'один', 'один год'],
  ['двойка', 'двойки', 'двойку', 'два', 'два года'],
  ['тройка', 'тройки', 'тройку', 'три', 'три года'],
  ['четвёрка', 'четвёрки', 'четвёрку', 'четыре', 'четыре года'],
  ['пятёрка', 'пятёрки', 'пятёрку', 'пять', 'пять лет'],
  ['шестёрка', 'шестёрки', 'шестёрку', 'шесть', 'шесть лет'],
  ['семёрка', 'семёрки', 'семёрку', 'семь', 'семь лет'],
  ['восьмёрка', 'восьмёрки', 'восьмёрку', 'восемь', 'восемь лет'],
  ['девятка', 'девятки', 'девятку', 'девять', 'девять лет'],
  ['десятка', 'десятки', 'десятку', 'десять', 'десять лет'],
];

const nameArabic = ([name = '', ordinal = '']: readonly string[]): NumberForms => ({ '': name, _ordinal: ordinal });

/** The numbers one to ten. */
const NUMBERS: Readonly<Record<BookLanguage, readonly NumberForms[]>> = {
  he: HEBREW.map((word) => ({ '': word })),
  en: ENGLISH.map((word) => ({ '': word, _name: capitalize(word) })),
  ar: ARABIC.map(nameArabic),
  ru: RUSSIAN.map(([name = '', genitive = '', accusative = '', count = '', age = '']) => ({
    '': name,
    _start: capitalize(name),
    _genitive: genitive,
    _accusative: accusative,
    _count: count,
    _countStart: capitalize(count),
    _age: age,
  })),
};

const POINTED_NUMBERS = { he: POINTED_HEBREW.map((word) => ({ '': word })), ar: POINTED_ARABIC.map(nameArabic) };

const DEFAULT_BIRTHDAY = 5;

/** The birthday that a story is about; `null` for a story about none. */
export function getBirthday(
  edition: Pick<CatalogueBook, 'birthdays'> | null,
  { birthday, age }: Pick<StoryParams, 'birthday' | 'age'>,
): number | null {
  if (!edition?.birthdays) return null;
  const { min, max } = edition.birthdays;
  return Math.min(max, Math.max(min, birthday ?? age ?? DEFAULT_BIRTHDAY));
}

/**
 * Message arguments for the number of a birthday, `{number}`, and for the one before it, `{numberBefore}`, from the
 * second birthday to the tenth; none for a story about no birthday.
 */
export function getBirthdayArguments(birthday: number | null, language: BookLanguage, points = false): NumberForms {
  if (birthday === null) return {};
  const numbers: Partial<typeof NUMBERS> = points ? POINTED_NUMBERS : NUMBERS;
  const [before, own] = (numbers[language] ?? NUMBERS[language]).slice(birthday - 2, birthday);
  if (!before || !own) throw new Error(`No words for birthday ${birthday}.`);
  return Object.fromEntries(
    Object.keys(own).flatMap((suffix) => [
      [`number${suffix}`, own[suffix] ?? ''],
      [`numberBefore${suffix}`, before[suffix] ?? ''],
    ]),
  );
}
