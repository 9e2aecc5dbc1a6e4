import { expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { createLanguageRoute, generateLanguageParams } from './static-language-route';

const GET = createLanguageRoute((language) => [language]);
const respond = (language: string) =>
  GET(new Request('https://gibori.example'), { params: Promise.resolve({ language }) });

test('responds for each language and for no other', async () => {
  for (const params of generateLanguageParams())
    expect(await (await respond(params.language)).json()).toEqual([params.language]);
  expect(generateLanguageParams()).toHaveLength(LANGUAGES.length);
  expect((await respond('fr')).status).toBe(404);
});
