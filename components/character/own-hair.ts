import type { Character } from '@/lib/illustrator';

/** The child's own hair as the photo shows it, with the style that stands for it where only styles are known. */
export type OwnHair = Pick<Character, 'hairStyle'> & { readonly hairShape: NonNullable<Character['hairShape']> };

const ownHairOf = (character: Character | null): OwnHair | null =>
  character?.hairShape ? { hairShape: character.hairShape, hairStyle: character.hairStyle } : null;

/** The own hair that the hero has, or had before the parent chose a style: `first` is the hero as the photo was read. */
export const findOwnHair = (character: Character, first: Character | null): OwnHair | null =>
  ownHairOf(character) ?? ownHairOf(first);

/** The hero whose picture shows the own hair: nothing is worn over it. */
export const showOwnHair = (character: Character, ownHair: OwnHair): Character => ({
  ...character,
  ...ownHair,
  headwear: 'none',
});

/** A style from the list takes the place of the photo's own hair. */
export const changeHairStyle = ({ hairShape }: Character, hairStyle: Character['hairStyle']): Partial<Character> => ({
  hairStyle,
  ...(hairShape && { hairShape: undefined }),
});
