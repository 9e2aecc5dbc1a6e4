import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DraftView } from '@/lib/books';
import { defaultCharacter } from '@/lib/illustrator';
import { LANGUAGES, type Language } from '@/lib/markets';
import { FakeRouter } from '@/tests/fixtures/fake-router';
import { AddedConsent } from './added-consent';
import { AddedPhoto } from './added-photo';
import { AddedPhotoForm } from './added-photo-form';

const SECOND = { name: 'Theo', gender: 'boy', age: 4 } as const;
const { character } = defaultCharacter({ age: 5, gender: 'girl' });
const draftWith = (secondReadOnDevice: boolean) => ({ id: 'book', secondReadOnDevice, second: SECOND }) as DraftView;

async function render(screen: ReactNode, language: Language): Promise<string> {
  const read = async (domain: string) => [
    domain,
    (await import(`../../../../messages/${language}/${domain}.json`)).default,
  ];
  const messages = Object.fromEntries(await Promise.all(['common', 'errors', 'hero', 'wizard'].map(read)));
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={messages} timeZone="Asia/Jerusalem">
      <FakeRouter>{screen}</FakeRouter>
    </NextIntlClientProvider>,
  );
}

const section = (secondReadOnDevice: boolean) => (
  <AddedPhoto
    character={character}
    draft={draftWith(secondReadOnDevice)}
    onLooks={() => {}}
    onSend={async () => {}}
    onUnsure={() => {}}
    second={SECOND}
  />
);

it('§10 two heroes: a photo is offered, and what was read from one can be deleted', async () => {
  const [without, read] = [await render(section(false), 'en'), await render(section(true), 'en')];
  expect(without).toContain('Add a photo of Theo');
  expect(without).not.toContain('Delete what was read');
  expect(read).toContain('Choose another photo of Theo');
  expect(read).toContain('Delete what was read from Theo’s photo');
});

it.each(LANGUAGES)('§10 two heroes: no text of the form offers to send the photo (%s)', async (language) => {
  const form = await render(
    <AddedPhotoForm draft={draftWith(false)} onLooks={() => {}} onRead={async () => {}} second={SECOND} />,
    language,
  );
  expect(form).toContain('Theo');
  const { reading } = (await import(`../../../../messages/${language}/wizard.json`)).default.photo;
  expect(form).not.toContain(reading.sendInstead);
});

it.each(LANGUAGES)(
  'rulings "Photos and names": the consent names the child and is never given (%s)',
  async (language) => {
    const asked = await render(
      <AddedConsent consented={false} invalid={false} onChange={() => {}} second="Theo" />,
      language,
    );
    expect(asked).toContain('Theo');
    expect(asked).not.toContain('checked');
  },
);
