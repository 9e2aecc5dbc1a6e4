import type { DogEars } from '@/lib/illustrator/character/family-roles';
import { CREAM, petTones, type Tones } from '../../kit/coat';
import type { CompanionLook } from '../../model';

const GOLD = '#d8934e';

/** Coat and ears of the family dog. */
export type DogCoat = Tones & {
  readonly ears: DogEars;
  /** Of the stripe between the eyes; none where the whole coat has one colour. */
  readonly blaze: string | null;
};

/** The dog as its family described it, else golden with a cream blaze and hanging ears. */
export function dogCoat(look: Pick<CompanionLook, 'hero' | 'colour'>): DogCoat {
  const own = look.hero?.family?.dog;
  return {
    ...petTones(look, 'dog', GOLD),
    ears: own?.ears ?? 'hanging',
    blaze: own ? (own.marks ?? null) : CREAM,
  };
}
