import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PhotoConsentVersion } from '@/lib/books';
import { LANGUAGES, type Language } from '@/lib/markets';
import { RouterStandIn } from '@/tests/fixtures/router-stand-in';
import { PhotoConsent } from './photo-consent';

async function words(version: PhotoConsentVersion, language: Language): Promise<string> {
  const domains = ['common', 'errors', 'wizard'];
  const read = async (domain: string) => [domain, (await import(`../../messages/${language}/${domain}.json`)).default];
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale={language}
      messages={Object.fromEntries(await Promise.all(domains.map(read)))}
      timeZone="Asia/Jerusalem"
    >
      <RouterStandIn>
        <PhotoConsent consented={false} missing={false} onChange={() => {}} version={version} />
      </RouterStandIn>
    </NextIntlClientProvider>,
  );
}

it.each(LANGUAGES)('rulings "Consent": %s names every service that gets the photo, and no other', async (language) => {
  const named = async (version: PhotoConsentVersion) => (await words(version, language)).match(/OpenAI|Google/g) ?? [];
  expect(await named('2026-11-01')).toEqual([]);
  expect(await named('2026-11-21/openai')).toEqual(['OpenAI']);
  expect(await named('2026-11-21/google')).toEqual(['Google']);
  expect(await named('2026-11-21/openai+google')).toEqual(['OpenAI', 'Google']);
});
