import { CODE_LIMITS, SESSION_LIFE } from '@/lib/accounts';
import { DRAFT_DAYS, RETENTION_DAYS } from '@/lib/books';
import { BRAND } from '@/lib/brand';
import { COMPANY_LIMITS } from '@/lib/company';
import { MESSAGE_MONTHS } from '@/lib/email';
import { REPRINT_DAYS } from '@/lib/fulfilment';
import type { CountryCode } from '@/lib/markets';
import { DOWNLOAD_DAYS, GIFT_LINK_DAYS } from '@/lib/orders';
import { REMINDER_MONTHS } from '@/lib/partners';
import { EVENT_DAYS } from '@/lib/payments';
import { REQUEST_DAYS } from '@/lib/platform/dates/request-days';
import { formatMarketPrice, PRICE_TABLE, priceFor, quoteBook } from '@/lib/prices';
import { ACCOUNT_MONTHS, BACKUP_DAYS, NOTICE_DAYS, RECORD_YEARS } from '@/lib/privacy';
import { COUPON, REFERRAL_DAYS } from '@/lib/rewards';
import { SUPPORT_YEARS } from '@/lib/support';

/** Business days in which we answer a request about accessibility. */
const ACCESSIBILITY_ANSWER_DAYS = 5;
const DAY_SECONDS = 86_400;

const { printed, kindergarten_printed_10_49, kindergarten_printed_100_plus } = PRICE_TABLE;
const { kindergarten_delivery_standard, kindergarten_delivery_express } = PRICE_TABLE;

/** Every amount, period and address in the legal texts, each from its single source in the code (rulings, "Money"). */
export function legalValues(country: CountryCode) {
  const price = (amountMinor: number) => formatMarketPrice(country, amountMinor);
  const combo = quoteBook({ country, tier: 'combo', model: 'regular', dedication: false });
  return {
    country,
    email: BRAND.supportEmail,
    draftDays: RETENTION_DAYS.draft,
    unconfirmedDays: RETENTION_DAYS.unconfirmed,
    deliveredDays: RETENTION_DAYS.digitalAfterDelivery,
    linkDays: DOWNLOAD_DAYS,
    giftDays: GIFT_LINK_DAYS,
    resumeDays: DRAFT_DAYS.link,
    deviceDays: CODE_LIMITS.knownDays,
    sessionDays: SESSION_LIFE.parent.idle / DAY_SECONDS,
    reminderMonths: REMINDER_MONTHS,
    requestDays: REQUEST_DAYS,
    failureDays: CODE_LIMITS.failures.days,
    accountMonths: ACCOUNT_MONTHS,
    noticeDays: NOTICE_DAYS,
    messageMonths: MESSAGE_MONTHS,
    reportDays: EVENT_DAYS,
    backupDays: BACKUP_DAYS,
    employeeDays: COMPANY_LIMITS.keptDays,
    recordYears: RECORD_YEARS,
    supportYears: SUPPORT_YEARS,
    reprintDays: REPRINT_DAYS,
    makeFrom: COMPANY_LIMITS.makeHours.from,
    makeTo: COMPANY_LIMITS.makeHours.to,
    pdfDays: COMPANY_LIMITS.pdfDays,
    couponPercent: COUPON.percentOff,
    couponHours: COUPON.minHours,
    freeBookDays: REFERRAL_DAYS.coupon,
    answerDays: ACCESSIBILITY_ANSWER_DAYS,
    printDays: printed.deliveryDays ?? 0,
    standardDays: kindergarten_delivery_standard.deliveryDays ?? 0,
    expressDays: kindergarten_delivery_express.deliveryDays ?? 0,
    groupMinimum: kindergarten_printed_10_49.minQuantity ?? 0,
    groupFromQuantity: kindergarten_printed_100_plus.minQuantity ?? 0,
    groupFrom: price(priceFor(country, 'kindergarten_printed_100_plus')),
    digital: price(priceFor(country, 'digital')),
    printed: price(priceFor(country, 'printed')),
    combo: price(combo.totalMinor),
    advanced: price(priceFor(country, 'advanced_model_addon')),
    dedication: price(priceFor(country, 'printed_dedication')),
  };
}
