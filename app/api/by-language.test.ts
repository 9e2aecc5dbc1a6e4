import { expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { answerIn, everyLanguage } from './by-language';

const GET = answerIn((language) => [language]);
const answer = (language: string) =>
  GET(new Request('https://gibori.example'), { params: Promise.resolve({ language }) });

test('there is an answer for each language and for no other', async () => {
  for (const params of everyLanguage()) expect(await (await answer(params.language)).json()).toEqual([params.language]);
  expect(everyLanguage()).toHaveLength(LANGUAGES.length);
  expect((await answer('fr')).status).toBe(404);
});
