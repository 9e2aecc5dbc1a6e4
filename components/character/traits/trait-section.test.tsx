import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Character, characterSchema } from '@/lib/illustrator';
import { HAIR_SHAPE } from '@/lib/illustrator/testing/hair-shape';
import messages from '@/messages/en/preview.json';
import { changeHairStyle, findOwnHair, showOwnHair } from '../own-hair';
import { TraitSection } from './trait-section';

const LOOK = { age: 6, gender: 'girl', skin: '#dcaa7d', hairColor: '#2a1a14', hairStyle: 'bob', eyeColor: '#5b3a22' };
const PLAIN = characterSchema.parse(LOOK);
const OWN = characterSchema.parse({ ...LOOK, hairShape: HAIR_SHAPE });

/** The values of the radio buttons, the checked one with a star. */
function listTiles(character: Character, first: Character | null): readonly string[] {
  const hair = findOwnHair(character, first);
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ preview: messages }} timeZone="Asia/Jerusalem">
      <TraitSection
        character={character}
        fromPhoto
        onChange={() => {}}
        ownHair={hair && { hair, picture: null }}
        trait="hairStyle"
        unsure={false}
      />
    </NextIntlClientProvider>,
  );
  return [...html.matchAll(/<input[^>]*>/g)].map(
    ([tag]) => `${/value="(\w+)"/.exec(tag)?.[1]}${tag.includes('checked=""') ? '*' : ''}`,
  );
}
const choose = (character: Character, part: Partial<Character>) => characterSchema.parse({ ...character, ...part });

it('marks the chosen style, or the own hair of the photo, which comes first', () => {
  expect(listTiles(PLAIN, PLAIN).filter((tile) => tile.endsWith('*') || tile === 'own')).toEqual(['bob*']);
  const tiles = listTiles(OWN, OWN);
  expect([tiles[0], tiles.filter((tile) => tile.endsWith('*'))]).toEqual(['own*', ['own*']]);
});

it('a style replaces the own hair, and the own hair comes back as it was', () => {
  const styled = choose(OWN, changeHairStyle(OWN, 'afro'));
  expect(styled.hairShape).toBeUndefined();
  const tiles = listTiles(styled, OWN);
  expect([tiles[0], tiles.filter((tile) => tile.endsWith('*'))]).toEqual(['own', ['afro*']]);
  expect(choose(styled, findOwnHair(styled, OWN) ?? {})).toEqual(OWN);
});

it('once the reading is deleted with the photo, nothing offers its hair again', () => {
  const styled = choose(OWN, changeHairStyle(OWN, 'afro'));
  expect(listTiles(styled, styled)).not.toContain('own');
});

it('the tile shows the hair without anything over it', () => {
  const hair = findOwnHair(OWN, null);
  const veiled = choose(OWN, { headwear: 'hijab', ...changeHairStyle(OWN, 'afro') });
  expect(hair && showOwnHair(veiled, hair)).toMatchObject({
    headwear: 'none',
    hairShape: HAIR_SHAPE,
    hairStyle: 'bob',
  });
});

it('adds nothing to a hero without own hair', () => {
  expect(Object.keys(changeHairStyle(PLAIN, 'afro'))).toEqual(['hairStyle']);
});
