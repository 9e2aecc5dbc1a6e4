import { describe, expect, test } from 'vitest';
import type { FaultKind, PageInput } from '../model';
import { proofread } from '../proofread';

const kinds = (page: Partial<PageInput> & { text: string }): readonly FaultKind[] =>
  proofread({ language: 'en', name: 'Maya', gender: 'girl', ...page }).map(({ kind }) => kind);

const he = { language: 'he', name: 'נועה' } as const;
const ar = { language: 'ar', name: 'ليلى' } as const;
const ru = { language: 'ru', name: 'Маша' } as const;

describe('§4 hints: names', () => {
  test.each<Partial<PageInput> & { text: string }>([
    { text: 'Maya’s boots were wet.' },
    { text: 'It was MAYA’S turn.', name: 'MAYA' },
    { ...he, text: 'ולנועה היה כובע.' },
    { ...he, text: 'ל־Maya היה כובע.', name: 'Maya' },
    { ...he, text: 'רות מיכל ישבה, ולידה עמדו כיסאות בשורות.', name: 'רות מיכל' },
    { ...he, text: 'דָּן צָחַק.', name: 'דן', gender: 'boy' },
    { ...ru, text: 'Кот сидел рядом с Машей.' },
    { ...ar, text: 'يا لَيلى، هل تسمعينَ المطر؟' },
  ])('right: $text', (page) => {
    expect(kinds({ mustName: true, ...page })).toEqual([]);
  });

  test.each<Partial<PageInput> & { text: string }>([
    { text: 'Mayq ran home.' },
    { text: 'maya ran home.' },
    { text: 'Ayam ran home.' },
    { text: 'Maya s boots were wet.' },
    { text: 'Anna smiled at Ben.', name: 'Anna Lee' },
    { text: 'Jean Luc ran home.', name: 'Jean-Luc', gender: 'boy' },
    { text: 'NAME ran home.' },
    { ...he, text: 'נועא רצה הביתה.' },
    { ...he, text: 'Noa רצה הביתה.' },
    { ...ru, text: 'Мяша бежит домой.' },
    { ...ar, text: 'هبه هنا.', name: 'هبة' },
  ])('wrong: $text', (page) => {
    expect(kinds(page)).toContain('name_wrong');
  });

  test('a page without the name is a fault where the name must be', () => {
    expect(kinds({ text: 'It rained.', mustName: true })).toEqual(['name_missing']);
    expect(kinds({ text: 'It rained.' })).toEqual([]);
  });
});

describe('§4 hints: marks and letters', () => {
  test.each<[FaultKind, Partial<PageInput> & { text: string }]>([
    ['leftover_braces', { text: 'Hello {name}.' }],
    ['leftover_braces', { text: 'Maya ran, gender, select, boy' }],
    ['double_space', { text: 'Maya  ran.' }],
    ['double_space', { text: 'Maya ran , then hid.' }],
    ['mixed_languages', { text: 'Maya rаn.' }],
    ['mixed_languages', { ...he, text: 'נועה said שלום.' }],
    ['unpaired_niqqud', { ...he, text: 'נועה אָמְרָָה שָׁלוֹם.' }],
    ['unpaired_niqqud', { ...he, text: 'נועה ָשרה.' }],
    ['unpaired_niqqud', { ...ar, text: 'ليلى تضحكُُ.' }],
    ['unpaired_quotes', { text: '“Oh! said Maya.' }],
    ['unpaired_quotes', { ...he, text: '״שלום, אמרה נועה.' }],
    ['typography', { text: 'Maya saw the the moon.' }],
    ['typography', { text: 'Maya ran,hid and laughed.' }],
    ['typography', { ...ar, text: 'ضحكت ليلى, ونامت.' }],
    ['overflow', { text: `Maya said: ${'and then it rained again '.repeat(60)}.` }],
    ['overflow', { text: `Maya said: ${'r'.repeat(90)}.` }],
  ])('%s', (kind, page) => {
    expect(kinds(page)).toContain(kind);
  });

  test.each<Partial<PageInput> & { text: string }>([
    { text: '“Oh!” said Maya. “Who’s there?”' },
    { ...he, text: 'ד״ר צב אמר: ״שלום, נועה״.' },
    { ...he, text: 'נוֹעָה שָׁרָה.', name: 'נוֹעָה' },
    { ...ru, text: '— Ну что?.. — спросила Маша. — Ты где?' },
    { ...ar, text: '«مَن هُناك؟» قالتْ ليلى.' },
  ])('faultless: $text', (page) => {
    expect(kinds(page)).toEqual([]);
  });
});
