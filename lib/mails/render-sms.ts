import { BRAND } from '@/lib/brand';
import type { Language } from '@/lib/markets';
import type { SmsData, SmsKind } from './model';
import { textsFor } from './texts';

const KINDS: { readonly [Kind in SmsKind]: (language: Language, data: SmsData[Kind]) => string } = {
  verificationCode(language, { code, host, validMinutes }) {
    const values = { code, minutes: validMinutes, brand: BRAND.names[language] };
    // The last line binds the code to the page that asks for it, so that phones fill it in there only (WebOTP).
    return `${textsFor(language, 'sms').plain('verificationCode', values)}\n\n@${host} #${code}`;
  },
};

/** The text of one SMS. A code stands first, where phones and people look for it. */
export function renderSms<Kind extends SmsKind>(kind: Kind, language: Language, data: SmsData[Kind]): string {
  return KINDS[kind](language, data);
}
