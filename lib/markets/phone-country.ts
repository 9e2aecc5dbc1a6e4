import type { CountryCode } from './countries';

/** Market of a phone number during verification: 972 or 5 → IL, 254 → KE, 1 → US (spec §5), else none. */
export function getVerificationCountry(phone: string, chosenPrefix: string | null = null): CountryCode | null {
  const digits = phone.replace(/\D/g, '');
  if (digits.startsWith('972')) return 'IL';
  if (digits.startsWith('254')) return 'KE';
  // A bare 5… is Israeli unless the chosen prefix says otherwise (§5 phone).
  if (digits.startsWith('5')) return chosenPrefix === null || chosenPrefix === '+972' ? 'IL' : null;
  if (digits.startsWith('1')) return 'US';
  return null;
}
