import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Character, characterSchema } from '@/lib/illustrator';
import { HAIR_SHAPE } from '@/lib/illustrator/character/hair-shape.fixture';
import messages from '@/messages/en/preview.json';
import { changeHairStyle, TraitSection } from './trait-section';

const LOOK = { age: 6, gender: 'girl', skin: '#dcaa7d', hairColor: '#2a1a14', hairStyle: 'bob', eyeColor: '#5b3a22' };
const render = (character: Character) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ preview: messages }} timeZone="Asia/Jerusalem">
      <TraitSection fromPhoto character={character} onChange={() => {}} trait="hairStyle" unsure={false} />
    </NextIntlClientProvider>,
  );

it('marks the chosen style, and none for the own hair of the photo, so that every style can be chosen', () => {
  expect(render(characterSchema.parse(LOOK))).toMatch(/<input[^>]*checked=""[^>]*value="bob"/);
  expect(render(characterSchema.parse({ ...LOOK, hairShape: HAIR_SHAPE }))).not.toContain('checked');
});

it('removes the own hair of the photo when a style is chosen, and adds nothing to a hero without it', () => {
  const own = characterSchema.parse({ ...LOOK, hairShape: HAIR_SHAPE });
  expect(characterSchema.parse({ ...own, ...changeHairStyle(own, 'afro') }).hairShape).toBeUndefined();
  expect(changeHairStyle(characterSchema.parse(LOOK), 'afro')).toEqual({ hairStyle: 'afro' });
  expect(Object.keys(changeHairStyle(characterSchema.parse(LOOK), 'afro'))).toEqual(['hairStyle']);
});
