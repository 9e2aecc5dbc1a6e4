import type { CountryCode } from '@/lib/markets';

/** Where a letter goes that no house gets: a post-office box, an Israeli rural box, in each of the shop's languages. */
const POST_BOX =
  /(?:^|[\s,])(?:p\.?\s?o\.?\s?b(?:ox)?\b|post(?:al)?\s(?:office\s)?box\b|private\sbag\b|ת[."״׳']?\s?ד[.׳']?(?=[\s\d:]|$)|תא\sדואר|ד\.?נ\.?(?=\s)|ص\.?\s?ب\.?(?=[\s\d:]|$)|صندوق\s(?:ال)?بريد|а\/я|абонентский\sящик)/iu;
/** A box of the American forces: a mail center with its number. */
const MILITARY_UNIT = /^(?:psc|cmr|unit|ops)\s+\d/iu;
const MILITARY_CITIES = ['APO', 'FPO', 'DPO'];

type Street = {
  readonly country: CountryCode;
  /** The street line as it was typed, with or without the number. */
  readonly street: string;
  /** Empty where the number stands in the street line. */
  readonly house: string;
};

/** Whether a letter goes to a box, which has no house number. */
export const isPostBox = (street: string): boolean => POST_BOX.test(street) || MILITARY_UNIT.test(street.trim());

/** Whether only the post delivers there: couriers enter neither boxes nor bases. */
export const isPostOnly = ({ street, city }: { readonly street: string; readonly city: string }): boolean =>
  isPostBox(street) || MILITARY_CITIES.includes(city.trim().toUpperCase());

/** Whether a postman finds the door: a number somewhere, or a box (§5 Shipping). */
export const hasDoor = ({ street, house }: Omit<Street, 'country'>): boolean =>
  house.trim() !== '' || /\p{Nd}/u.test(street) || isPostBox(street);

/**
 * The street line as its market writes it on a parcel, each number once: 1200 Congress Ave, PSC 802 Box 74, ת.ד. 123.
 */
export function formatStreet({ country, street, house }: Street): string {
  const [line, number] = [street.trim(), house.trim()];
  if (number === '' || line.split(/[\s,]+/u).includes(number)) return line;
  if (MILITARY_UNIT.test(line))
    return /\bbox\b/iu.test(`${line} ${number}`) ? `${line} ${number}` : `${line} Box ${number}`;
  if (country === 'US' && !isPostBox(line)) return `${number} ${line}`;
  return `${line} ${number}`;
}

const BARE_UNIT = /^#?\s*(\p{Nd}+\p{L}?|\p{L})$/u;

/** The line of the flat: a bare number gets the word that a postman looks for, in the script of the street. */
export function formatUnit({ street, apartment }: { readonly street: string; readonly apartment: string }): string {
  const bare = BARE_UNIT.exec(apartment.trim())?.[1];
  if (!bare) return apartment.trim();
  if (/\p{Script=Hebrew}/u.test(street)) return `דירה ${bare}`;
  if (/\p{Script=Arabic}/u.test(street)) return `شقة ${bare}`;
  return /\p{Script=Cyrillic}/u.test(street) ? `кв. ${bare}` : `Apt ${bare}`;
}
