import { expect, it } from 'vitest';
import { loadTexts } from '@/tests/rules/support/messages';
import { KENYAN_WORDS, toKenyanSpelling } from './kenyan-spelling';

it.each([
  ['Ships within 7 business days', 'Ships within 7 working days'],
  ['Payment canceled', 'Payment cancelled'],
  ['Colors come out truer', 'Colours come out truer'],
  ['For preschools, schools and companies', 'For nurseries, schools and companies'],
  ['Preschools & schools', 'Nurseries & schools'],
  ['Turn toward a window', 'Turn towards a window'],
  ['Please check the box so we can email you', 'Please tick the box so we can email you'],
  ['Check your connection', 'Check your connection'],
])('%s: %s', (american, kenyan) => expect(toKenyanSpelling(american)).toBe(kenyan));

it('changes nothing in what it has written', () => {
  for (const kenyan of Object.values(KENYAN_WORDS)) expect(toKenyanSpelling(kenyan)).toBe(kenyan);
});

it('leaves every argument and tag of the messages alone', () => {
  const names = (text: string) => [...text.matchAll(/[{<]\/?\s*(\w+)/g)].map(([, name]) => name).sort();
  for (const text of Object.values(loadTexts('en'))) {
    const before = names(text).filter((name) => !/^[A-Z]/.test(name ?? ''));
    expect(names(toKenyanSpelling(text)).filter((name) => !/^[A-Z]/.test(name ?? ''))).toHaveLength(before.length);
    expect([...text.matchAll(/[{<]\/?(\w+)/g)].filter(([, name]) => name && name in KENYAN_WORDS)).toEqual([]);
  }
});
