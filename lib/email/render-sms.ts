import { BRAND } from '@/lib/brand';
import { translator } from '@/lib/i18n/server';
import type { Language } from '@/lib/markets';
import type { SmsData, SmsKind } from './model';

const KINDS: { readonly [Kind in SmsKind]: (language: Language, data: SmsData[Kind]) => string } = {
  verificationCode(language, { code, host, validMinutes }) {
    const values = { code, minutes: validMinutes, brand: BRAND.names[language] };
    // The last line binds the code to the page that asks for it, so that phones fill it in there only (WebOTP).
    return `${translator(language, 'mails.sms')('verificationCode', values)}\n\n@${host} #${code}`;
  },
};

/** Renders the text of an SMS. A code comes first, where phones and people look for it. */
export function renderSms<Kind extends SmsKind>(kind: Kind, language: Language, data: SmsData[Kind]): string {
  return KINDS[kind](language, data);
}
