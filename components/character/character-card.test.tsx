import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DraftView } from '@/lib/books';
import { ADVANCED_REFUSALS, defaultCharacter } from '@/lib/illustrator';
import hero from '@/messages/en/hero.json';
import preview from '@/messages/en/preview.json';
import { FakeRouter } from '@/tests/fixtures/fake-router';
import { CharacterCard } from './character-card';

const ID = '3f0f6a52-7f0e-4d52-9a41-0d5a3a4e9b10';
const draft = {
  id: ID,
  childName: 'Maya',
  gender: 'girl',
  photo: { url: '/photo.jpg', widthPx: 800, heightPx: 800 },
  advancedPossible: false,
  advancedRefusal: null,
  portraits: { regular: '/regular.jpg', advanced: null },
  redraws: { left: 3, limit: 3 },
  tasks: { character: { state: 'done', stage: 'done', done: 1, total: 1, errorCode: null } },
} as unknown as DraftView;
const redraws = {
  pictures: [],
  selected: 0,
  drawing: false,
  failure: undefined,
  redraw: async () => {},
  select: async () => {},
};

async function drawn(given: DraftView): Promise<string> {
  const domains = ['common', 'errors', 'hero', 'preview', 'wizard'];
  const read = async (domain: string) => [domain, (await import(`../../messages/en/${domain}.json`)).default];
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale="en"
      messages={Object.fromEntries(await Promise.all(domains.map(read)))}
      now={new Date(0)}
      timeZone="Asia/Jerusalem"
    >
      <FakeRouter>
        <CharacterCard
          draft={given}
          model="regular"
          onModelChange={() => {}}
          options={{
            photoHref: `/wizard?step=photo&draft=${ID}`,
            advanced: 'priced',
            ownsPhoto: true,
          }}
          onPhotoDeleted={async () => {}}
          outdated={false}
          portraits={given.portraits}
          redraws={redraws}
          sketch={null}
          sketchState={null}
        />
      </FakeRouter>
    </NextIntlClientProvider>,
  );
}

it.each([
  ['another photo', draft],
  ['a first photo', { ...draft, photo: null }],
])('the link to %s leads to this draft, even if there is another one', async (_, given) => {
  const ways = [...(await drawn(given)).matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
  expect(ways.length).toBeGreaterThan(0);
  for (const href of ways) expect(href).toContain(`/wizard?step=photo&amp;draft=${ID}`);
});

it('the photo can be deleted here as long as we store it (rulings, "Photos and names")', async () => {
  const words = (await import('@/messages/en/wizard.json')).default.photo.delete.photo.now;
  expect(await drawn(draft)).toContain(words);
  expect(await drawn({ ...draft, photo: null })).not.toContain(words);
});

it('without a photo no text mentions another photo or a rejected one', async () => {
  const html = await drawn({ ...draft, photo: null });
  expect(html).not.toContain(hero.noAdvanced.go);
  expect(html).not.toContain(preview.passport.notPossible);
});

it('§8: a refused advanced card shows the photo and says why it does not work', async () => {
  const html = await drawn({ ...draft, advancedRefusal: 'hat' });
  expect(html).toMatch(/<span class="model-unavailable text-title"><img[^>]*src="\/photo.jpg"/);
  expect(html).toContain('The hat covers the hair');
});

it('every reason for a refusal has its own words', async () => {
  const texts = await Promise.all(
    ADVANCED_REFUSALS.map(async (reason) => {
      const html = await drawn({ ...draft, advancedRefusal: reason });
      return /<p class="mt-3 px-1[^>]*>([^<]+)/.exec(html)?.[1];
    }),
  );
  // A file that cannot be read has the general advice.
  expect(new Set(texts).size).toBe(ADVANCED_REFUSALS.length);
  expect(texts).not.toContain(undefined);
});

it('the card keeps its layout while a correction is drawn', async () => {
  const refused = { ...draft, advancedRefusal: 'turned' } as const;
  const drawing = { ...refused.tasks.character, state: 'running' } as DraftView['tasks']['character'];
  const busy = { ...refused, tasks: { ...refused.tasks, character: drawing } };
  for (const line of [preview.passport.notPossible, hero.noAdvanced.go]) {
    expect(await drawn(busy)).toContain(line);
  }
});

describe('§4 preview: a hero that was read on the device and has one style', () => {
  const { character } = defaultCharacter({ age: 5, gender: 'girl' });
  const read = { ...draft, photo: null, readOnDevice: true, character } as DraftView;
  const { faceShape: _, ...earlier } = character;
  const UNSEEN = 'The photo doesn’t show the face from the front';
  const EARLIER = 'This hero was drawn in our earlier way';

  it('is told that the photo does not show the face from the front, and what would help', async () => {
    const html = await drawn(read);
    expect(html).toContain(UNSEEN);
    expect(html).toContain('we need the face toward the camera');
    expect(html).toContain(hero.noAdvanced.go);
    expect(html).not.toContain('value="advanced"');
  });

  it('is told to choose a photo again where it was read before faces had a shape', async () => {
    const html = await drawn({ ...read, character: earlier });
    expect(html).toContain(EARLIER);
    expect(html).not.toContain(UNSEEN);
  });

  it('with both styles, or without a photo, nothing of the kind is said', async () => {
    for (const given of [
      { ...read, advancedPossible: true },
      { ...read, readOnDevice: false },
    ])
      for (const words of [UNSEEN, EARLIER, hero.noAdvanced.go]) expect(await drawn(given)).not.toContain(words);
  });
});
