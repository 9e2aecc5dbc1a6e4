import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AddedPlace, DraftView, PlacedHero } from '@/lib/books';
import { defaultCharacter } from '@/lib/illustrator';
import { LANGUAGES, type Language } from '@/lib/markets';
import { FakeRouter } from '@/tests/fixtures/fake-router';
import { AddedConsent } from './added-consent';
import { AddedPhoto } from './added-photo';
import { AddedPhotoForm } from './added-photo-form';

const SECOND = { place: 'second', name: 'Theo', gender: 'boy', age: 4 } as const;
const THIRD = { place: 'third', name: 'Maya', gender: 'girl', age: 7 } as const;
const { character } = defaultCharacter({ age: 5, gender: 'girl' });
const draftWith = (...addedReadOnDevice: AddedPlace[]) => ({ id: 'book', addedReadOnDevice }) as unknown as DraftView;

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

const section = (added: PlacedHero, ...read: AddedPlace[]) => (
  <AddedPhoto
    added={added}
    character={character}
    draft={draftWith(...read)}
    onLooks={() => {}}
    onSend={async () => {}}
    onUnsure={() => {}}
  />
);

it.each([
  [SECOND, 'third'],
  [THIRD, 'second'],
] as const)(
  '§10 heroes together: a photo of $0.name is offered, and what was read from it can be deleted',
  async (added, other) => {
    const { name, place } = added;
    const [without, read] = [await render(section(added, other), 'en'), await render(section(added, place), 'en')];
    expect(without).toContain(`Add a photo of ${name}`);
    expect(without).not.toContain('Delete what was read');
    expect(read).toContain(`Choose another photo of ${name}`);
    expect(read).toContain(`Delete what was read from ${name}’s photo`);
  },
);

it.each(LANGUAGES)('§10 heroes together: no text of the form offers to send the photo (%s)', async (language) => {
  const form = await render(
    <AddedPhotoForm added={THIRD} draft={draftWith()} onLooks={() => {}} onRead={async () => {}} />,
    language,
  );
  expect(form).toContain(THIRD.name);
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
