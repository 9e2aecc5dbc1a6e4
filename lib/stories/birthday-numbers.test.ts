import { describe, expect, test } from 'vitest';
import { findEdition, toEditionId } from '@/lib/catalogue';
import { spreadSceneSchema } from '@/lib/illustrator';
import { validateSpread } from '@/lib/illustrator/spread/validate-spread';
import { getBirthday } from './birthday-numbers';
import { findStory, renderPictureBook, withBirthday } from './server';

const BASE_ID = 16;
const BIRTHDAYS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

const story = findStory(BASE_ID);
if (!story) throw new Error('no story');

const tell = (language: 'he' | 'en' | 'ar' | 'ru', birthday: number, points = false) =>
  renderPictureBook(story, { name: 'Jo', gender: 'girl', language, birthday, points });

describe('§10 birthdays', () => {
  test.each(['he', 'en', 'ar', 'ru'] as const)(
    '%s: the title of each birthday is its own, the fifth the catalogue’s',
    (language) => {
      const titles = BIRTHDAYS.map((birthday) => tell(language, birthday).title);
      expect(new Set(titles).size).toBe(BIRTHDAYS.length);
      expect(titles[BIRTHDAYS.indexOf(5)]).toBe(findEdition(toEditionId(BASE_ID, language))?.title);
    },
  );

  test('numbers are declined and counted', () => {
    expect(tell('en', 7).title).toBe('Seven Is Late');
    expect(JSON.stringify(tell('en', 7).spreads)).toContain('It felt six.');
    expect(JSON.stringify(tell('ru', 5).spreads)).toContain('Глазу было четыре года.');
    expect(JSON.stringify(tell('ru', 6).spreads)).toContain('Глазу было пять лет.');
    expect(JSON.stringify(tell('ru', 2).spreads)).toContain('двойку под подушкой');
    expect(JSON.stringify(tell('he', 3, true).spreads)).toContain('שָׁלוֹשׁ');
  });

  test('the parent’s word counts, then the age, from the second birthday to the tenth', () => {
    const edition = { birthdays: { min: 2, max: 10 } };
    expect(getBirthday(edition, { birthday: 6, age: 5 })).toBe(6);
    expect(getBirthday(edition, { birthday: null, age: 4 })).toBe(4);
    expect(getBirthday(edition, { age: 1 })).toBe(2);
    expect(getBirthday(edition, {})).toBe(5);
    expect(getBirthday({}, { birthday: 6 })).toBeNull();
  });

  test.each(BIRTHDAYS)('the pictures of birthday %i show its number, and the one before', (birthday) => {
    const { picture } = withBirthday(story, { birthday, language: 'en' });
    if (!picture) throw new Error('no pictures');
    const scenes = [picture.cover, ...picture.spreads.map(({ scene }) => scene)].map((scene) =>
      spreadSceneSchema.parse(scene),
    );
    expect(scenes.flatMap(validateSpread)).toEqual([]);
    const shown = new Set(
      scenes
        .flatMap(({ pictures }) => pictures.flatMap(({ scene }) => scene.companions))
        .map(({ kind }) => kind.match(/^(?:new|used|birthday\D+)(\d+)/u)?.[1]),
    );
    expect(shown).toContain(`${birthday}`);
    expect(shown).toContain(`${birthday - 1}`);
    expect(shown).not.toContain(`${birthday + 1}`);
  });
});
