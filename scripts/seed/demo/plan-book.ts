import { filterBooks, listMarketBooks } from '@/lib/catalogue';
import { defaultCharacter } from '@/lib/illustrator';
import type { CountryCode, Language } from '@/lib/markets';
import type { PriceTier } from '@/lib/prices';
import { demoId } from './ids';

type Hero = { readonly child: string; readonly gender: 'boy' | 'girl' };
type Making = {
  /** Of the order, in the demonstration. */
  readonly name: string;
  readonly accountId: string | null;
  readonly country: CountryCode;
  readonly language: Language;
  readonly tier: PriceTier;
  readonly createdAt: Date;
  /** Picks story and age. */
  readonly at: number;
};

/** The book of an order of the demonstration. */
export const getBookId = (name: string): string => demoId(`book ${name}`);

/** A story for a child of this gender. */
function pickStory({ country, language, at }: Making, gender: Hero['gender']): number | null {
  const told = filterBooks(listMarketBooks(country, language), { gender });
  return told[at % told.length]?.id ?? null;
}

/** A bought book whose hero was described without a photo. */
export function planBook({ child, gender }: Hero, making: Making) {
  const { name, accountId, language, tier, createdAt, at } = making;
  const age = 3 + (at % 5);
  const { character } = defaultCharacter({ age, gender });
  return {
    id: getBookId(name),
    deviceId: demoId(`device ${name}`),
    accountId,
    catalogueId: pickStory(making, gender),
    edition: 2,
    childName: child,
    gender,
    age,
    language,
    priceTier: tier,
    character,
    firstCharacter: character,
    characterApprovedAt: createdAt,
    approvedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  };
}
