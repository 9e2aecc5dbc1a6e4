import type { CountryCode } from '@/lib/markets';

/** A house number with a letter or a range: `12`, `12A`, `12-14`, `12/3`. */
const NUMBER = String.raw`\d+[\p{L}]?(?:[-/]\d+[\p{L}]?)?`;
const FIRST = new RegExp(String.raw`^(${NUMBER})[\s,]+(.+)$`, 'u');
const LAST = new RegExp(String.raw`^(.+?)[\s,]+(${NUMBER})$`, 'u');

/**
 * Street and house number of an office, which HR types into one field (spec §3 "Company batch"). A building without a
 * number keeps its name as the street.
 */
export function splitStreet(typed: string): { readonly street: string; readonly house: string } {
  const text = typed.trim();
  const [, first, rest] = FIRST.exec(text) ?? [];
  if (first && rest) return { street: rest, house: first };
  const [, street, last] = LAST.exec(text) ?? [];
  return street && last ? { street, house: last } : { street: text, house: '' };
}

/** Of a name on a parcel's label. */
const LONGEST_NAME = 80;

type Office = {
  readonly contactName: string;
  readonly companyName: string;
  readonly officeStreet: string;
  readonly officeCity: string;
  readonly officePostal: string | null;
  readonly officeState: string | null;
  readonly country: CountryCode;
};

/** Where the parcel of a batch goes: to its contact person at the company. */
export const toOfficeAddress = (office: Office) => ({
  fullName: `${office.contactName}, ${office.companyName}`.slice(0, LONGEST_NAME),
  country: office.country,
  state: office.officeState,
  city: office.officeCity,
  postalCode: office.officePostal,
  ...splitStreet(office.officeStreet),
});
