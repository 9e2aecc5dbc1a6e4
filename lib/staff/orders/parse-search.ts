import { COUNTRIES, COUNTRY_CODES } from '@/lib/markets';

type ParsedSearch = {
  readonly number: string | null;
  readonly tracking: string | null;
  readonly email: string | null;
  readonly phones: readonly string[];
  readonly name: string | null;
};

/** Fewer letters or digits would find most orders. */
const MIN_NUMBER = 3;
const MIN_DIGITS = 5;
const MIN_TRACKING = 5;
const MIN_NAME = 2;

/** Beginnings of E.164 numbers that the typed digits may mean: as dialled at home, or with a country code. */
function toPhones(text: string): readonly string[] {
  const digits = text.replace(/\D/g, '');
  if (digits.length < MIN_DIGITS || /\p{L}/u.test(text)) return [];
  if (text.trim().startsWith('+')) return [`+${digits}`];
  const prefixes = COUNTRY_CODES.map((country) => COUNTRIES[country].phonePrefix.replace(/\D/g, ''));
  const atHome = digits.replace(/^0/, '');
  return [...new Set([`+${digits}`, ...prefixes.map((prefix) => `+${prefix}${atHome}`)])];
}

/** Words as a `tsquery` that finds names that have a word with each beginning. */
function toNameQuery(text: string): string | null {
  const words = text.match(/[\p{L}\p{M}]+/gu)?.filter((word) => word.length >= MIN_NAME) ?? [];
  return words.length === 0 || /\d/.test(text) ? null : words.map((word) => `${word}:*`).join(' & ');
}

/**
 * What a typed search may mean: the number of an order, a tracking number, an address of e-mail, a phone, a name.
 * @param contacts false: only numbers, for roles that see no customers
 */
export function parseSearch(typed: string, contacts: boolean): ParsedSearch {
  const text = typed.trim();
  const code = /^[\w-]+$/.test(text) ? text.toUpperCase() : null;
  return {
    number: code && code.length >= MIN_NUMBER ? code : null,
    tracking: code && code.length >= MIN_TRACKING ? code : null,
    email: contacts && /^[^\s@]{2,}(?:@\S*)?$/.test(text) ? text.toLowerCase() : null,
    phones: contacts ? toPhones(text) : [],
    name: contacts ? toNameQuery(text) : null,
  };
}
