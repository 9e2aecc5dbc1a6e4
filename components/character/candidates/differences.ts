import { type Character, getLightness } from '@/lib/illustrator';

/** How a candidate differs from the first one; keys of `hero.candidates.option`. */
export type Difference = 'none' | 'hairStyle' | 'darkerHair' | 'lighterHair' | 'darkerSkin' | 'lighterSkin';

export function getDifference(first: Character, candidate: Character): Difference {
  const isOtherHair =
    candidate.hairStyle !== first.hairStyle || JSON.stringify(candidate.hairShape) !== JSON.stringify(first.hairShape);
  if (isOtherHair) return 'hairStyle';
  if (candidate.skin !== first.skin) return isDarker(candidate.skin, first.skin) ? 'darkerSkin' : 'lighterSkin';
  if (candidate.hairColor !== first.hairColor)
    return isDarker(candidate.hairColor, first.hairColor) ? 'darkerHair' : 'lighterHair';
  return 'none';
}

/** What the photo leaves in doubt; keys of `hero.candidates.lead`. */
export function getDoubt([first, ...others]: readonly Character[]): 'hair' | 'skin' | 'both' {
  const differences = first ? others.map((candidate) => getDifference(first, candidate)) : [];
  const isSkin = (difference: Difference) => difference === 'darkerSkin' || difference === 'lighterSkin';
  if (differences.every(isSkin)) return 'skin';
  return differences.some(isSkin) ? 'both' : 'hair';
}

const isDarker = (hex: string, other: string): boolean => getLightness(hex) < getLightness(other);
