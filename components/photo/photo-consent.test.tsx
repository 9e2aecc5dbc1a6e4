import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PhotoConsentVersion } from '@/lib/books';
import { LANGUAGES, type Language } from '@/lib/markets';
import { FakeRouter } from '@/tests/fixtures/fake-router';
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
      <FakeRouter>
        <PhotoConsent consented={false} invalid={false} onChange={() => {}} version={version} />
      </FakeRouter>
    </NextIntlClientProvider>,
  );
}

it.each(LANGUAGES)(
  'rulings "Photos and names": %s names exactly the services that receive the photo',
  async (language) => {
    const named = async (version: PhotoConsentVersion) =>
      (await words(version, language)).match(/OpenAI|Google/g) ?? [];
    expect(await named('2026-11-01')).toEqual([]);
    expect(await named('2026-11-21/openai')).toEqual(['OpenAI']);
    expect(await named('2026-11-21/google')).toEqual(['Google']);
    expect(await named('2026-11-21/openai+google')).toEqual(['OpenAI', 'Google']);
  },
);
