import { describe, expect, test } from 'vitest';
import { formatMessage } from './format-message';
import { getNameCases } from './name-cases';
import { PICTURE_EDITIONS, renderPictureText } from './testing/library';

const boy = 'boy';
const girl = 'girl';

describe('§10 words: Russian names decline', () => {
  test.each([
    ['Маша', girl, 'Маши Маше Машу Машей Маше'],
    ['Саша', boy, 'Саши Саше Сашу Сашей Саше'],
    ['Лев', boy, 'Льва Льву Льва Львом Льве'],
    ['Павел', boy, 'Павла Павлу Павла Павлом Павле'],
    ['Илья', boy, 'Ильи Илье Илью Ильёй Илье'],
    ['Никита', boy, 'Никиты Никите Никиту Никитой Никите'],
    ['Дмитрий', boy, 'Дмитрия Дмитрию Дмитрия Дмитрием Дмитрии'],
    ['Любовь', girl, 'Любови Любови Любовь Любовью Любови'],
    ['Мия', girl, 'Мии Мии Мию Мией Мии'],
    ['Ноам', boy, 'Ноама Ноаму Ноама Ноамом Ноаме'],
    ['Даниэль', boy, 'Даниэля Даниэлю Даниэля Даниэлем Даниэле'],
    ['Серёжа', boy, 'Серёжи Серёже Серёжу Серёжей Серёже'],
    ['Анна-Мария', girl, 'Анны-Марии Анне-Марии Анну-Марию Анной-Марией Анне-Марии'],
    ['Анна Мария', girl, 'Анны Марии Анне Марии Анну Марию Анной Марией Анне Марии'],
  ] as const)('%s (%s)', (name, gender, cases) => {
    expect(Object.values(getNameCases(name, gender, 'ru') ?? {}).join(' ')).toBe(cases);
  });

  test.each([
    ['a foreign name that does not decline', 'Нико', boy, 'ru'],
    ['a girl’s name that ends in a consonant', 'Ноам', girl, 'ru'],
    ['a girl’s foreign name that ends in a soft sign', 'Мишель', girl, 'ru'],
    ['letters of another script', 'Maya', girl, 'ru'],
    ['a name in capitals', 'АННА', girl, 'ru'],
    ['another language', 'Маша', girl, 'en'],
  ] as const)('%s stays as it is', (_, name, gender, language) => {
    expect(getNameCases(name, gender, language)).toBeNull();
  });

  const TWINS = '{nameCases, select, known {Ждём {name_accusative}.} unknown {Кто это? {name}!}}';
  test.each([
    ['declines', 'Маша', false, 'Ждём Машу.'],
    ['the parent leaves the name as it is', 'Маша', true, 'Кто это? \u2068Маша\u2069!'],
    ['does not decline', 'Мишель', false, 'Кто это? \u2068Мишель\u2069!'],
  ])('a sentence and its twin: a name that %s', (_, name, nameKeptAsWritten, told) => {
    expect(formatMessage(TWINS, { name, gender: girl, language: 'ru', nameKeptAsWritten })).toBe(told);
  });

  /** In verse, and where somebody tells the child its own story, the name stands in calls alone. */
  const ADDRESSED: readonly number[] = [5, 6, 8, 14];
  const RUSSIAN = PICTURE_EDITIONS.filter(
    ({ book, language }) => language === 'ru' && !ADDRESSED.includes(book.baseId),
  );
  test.each(RUSSIAN)('$book.title declines the name in three to five places', ({ book, text }) => {
    const telling = { name: 'Агафья', gender: girl, language: 'ru' } as const;
    const { spreads, closing, blurb } = renderPictureText({ book, text }, telling);
    const told = [...spreads.flatMap(({ texts }) => texts), closing, blurb].join('\n');
    const places = told.match(/Агафь(?!я)/gu) ?? [];
    expect(places.length).toBeGreaterThanOrEqual(3);
    expect(places.length).toBeLessThanOrEqual(5);
  });
});
