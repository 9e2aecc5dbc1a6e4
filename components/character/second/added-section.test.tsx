import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DraftView, PlacedHero } from '@/lib/books';
import { defaultCharacter } from '@/lib/illustrator';
import { LANGUAGES, type Language } from '@/lib/markets';
import { FakeRouter } from '@/tests/fixtures/fake-router';
import { AddedSection } from './added-section';

const SECOND: PlacedHero = { place: 'second', name: 'Theo', gender: 'boy', age: 4 };
const THIRD: PlacedHero = { place: 'third', name: 'Maya', gender: 'girl', age: 7 };
const { character } = defaultCharacter({ age: 5, gender: 'girl' });

async function render(mostHeroes: number, added: readonly PlacedHero[], language: Language = 'en', changeable = true) {
  const read = async (domain: string) => [
    domain,
    (await import(`../../../messages/${language}/${domain}.json`)).default,
  ];
  const messages = Object.fromEntries(await Promise.all(['common', 'errors', 'hero', 'wizard'].map(read)));
  const draft = {
    id: 'book',
    childName: 'Amara',
    addedReadOnDevice: [],
    mostHeroes,
    added,
  } as unknown as DraftView;
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={messages} timeZone="Asia/Jerusalem">
      <FakeRouter>
        <AddedSection
          changeable={changeable}
          character={character}
          draft={draft}
          onLooks={() => {}}
          onSend={async () => {}}
          onUnsure={() => {}}
        />
      </FakeRouter>
    </NextIntlClientProvider>,
  );
}

it('§10 heroes together: a third hero is offered once there is a second one, in a story that has a third', async () => {
  expect(await render(3, [])).toContain('Add a second hero');
  expect(await render(3, [])).not.toContain('Add a third hero');
  expect(await render(3, [SECOND])).toContain('Add a third hero');
  expect(await render(2, [SECOND])).not.toContain('Add a third hero');
  expect(await render(3, [SECOND, THIRD])).not.toContain('Add a third hero');
});

it('§10 heroes together: each hero can be changed and can leave alone; a story of two shows no third', async () => {
  const all = await render(3, [SECOND, THIRD]);
  for (const words of ['Tell it without Theo', 'Tell it without Maya', 'What does Maya look like?'])
    expect(all).toContain(words);
  expect(await render(2, [SECOND, THIRD])).not.toContain('Maya');
  expect(await render(3, [THIRD])).toContain('Keep only Amara');
  expect(await render(3, [SECOND, THIRD], 'en', false)).not.toContain('Tell it without');
});

it.each(LANGUAGES)('§10 heroes together: all three are named above their picture (%s)', async (language) => {
  const [heading = ''] = (await render(3, [SECOND, THIRD], language)).match(/<h2.*?<\/h2>/s) ?? [];
  for (const name of ['Amara', 'Theo', 'Maya']) expect(heading).toContain(name);
});

it('§10 heroes together: a photo of each of the others can be read, where who they are can change', async () => {
  for (const name of ['Theo', 'Maya']) {
    expect(await render(3, [SECOND, THIRD])).toContain(`Add a photo of ${name}`);
    expect(await render(3, [SECOND, THIRD], 'en', false)).not.toContain(`Add a photo of ${name}`);
  }
  expect(await render(2, [THIRD])).toContain('Add a photo of Maya');
});
