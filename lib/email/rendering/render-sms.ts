import { BRAND } from '@/lib/brand';
import { translator } from '@/lib/i18n/server';
import type { Language } from '@/lib/markets';
import type { SmsData, SmsKind } from '../model';
import { singleLine } from './bidi';
import { formatDate } from './email-texts';

/** About a printed book; never with the child's name, since lock screens show it. */
const renderParcelSms =
  <Kind extends 'printingStarted' | 'printShipped' | 'printAtPickup'>(kind: Kind) =>
  (language: Language, { dispatchBy, timeZone, tracking }: SmsData[Kind]): string => {
    const t = translator(language, 'mails.sms');
    const brand = BRAND.names[language];
    if (kind === 'printingStarted') {
      return t('printingStarted', { brand, date: formatDate(dispatchBy, language, timeZone, false) });
    }
    if (!tracking) return t(kind === 'printShipped' ? 'printShippedUntracked' : 'printAtPickupUntracked', { brand });
    const { carrier, trackingNumber } = tracking;
    const values = { brand, carrier: singleLine(carrier), trackingNumber: singleLine(trackingNumber) };
    return t(kind === 'printShipped' ? 'printShipped' : 'printAtPickup', values);
  };

const KINDS: { readonly [Kind in SmsKind]: (language: Language, data: SmsData[Kind]) => string } = {
  verificationCode(language, { code, host, validMinutes }) {
    const values = { code, minutes: validMinutes, brand: BRAND.names[language] };
    // The last line binds the code to the page that asks for it, so that phones fill it in there only (WebOTP).
    return `${translator(language, 'mails.sms')('verificationCode', values)}\n\n@${host} #${code}`;
  },
  printingStarted: renderParcelSms('printingStarted'),
  printShipped: renderParcelSms('printShipped'),
  printAtPickup: renderParcelSms('printAtPickup'),
  employeeOrdered: (language, { url }) =>
    translator(language, 'mails.sms')('employeeOrdered', { url, brand: BRAND.names[language] }),
  employeeBookReady: (language, { url }) =>
    translator(language, 'mails.sms')('employeeBookReady', { url, brand: BRAND.names[language] }),
  employeeCancelled: (language, { url }) =>
    translator(language, 'mails.sms')('employeeCancelled', { url, brand: BRAND.names[language] }),
  accountInactive(language, { months, deletesOn, timeZone, myBooksUrl: url }) {
    const date = formatDate(deletesOn, language, timeZone, true);
    return translator(language, 'mails.sms')('accountInactive', { months, date, url, brand: BRAND.names[language] });
  },
};

/** Renders the text of an SMS. A code comes first, where phones and people look for it. */
export function renderSms<Kind extends SmsKind>(kind: Kind, language: Language, data: SmsData[Kind]): string {
  return KINDS[kind](language, data);
}
