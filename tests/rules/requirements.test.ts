import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CODE_LIMITS, SESSION_LIFE } from '@/lib/accounts';
import { FRESH_SIGN_IN_MINUTES } from '@/lib/accounts/limits';
import { CHILD_LIMITS, DEDICATION_LIMITS, DEFAULT_AGE, DRAFT_DAYS, RETENTION_DAYS } from '@/lib/books';
import { MAX_VARIATIONS, REDRAW_LIMITS } from '@/lib/books/redraws/model';
import { SWR_TIMING } from '@/lib/client/api/fetcher';
import { COUNTRY_COOKIE_DAYS } from '@/lib/client/locale-switch';
import { COMPANY_LIMITS } from '@/lib/company';
import { REPRINT_DAYS } from '@/lib/fulfilment/reprints/rules';
import { REQUEST_LIMIT } from '@/lib/illustrator';
import { CLASS_LIMITS } from '@/lib/kindergarten';
import { COUNTRY_CODES, LANGUAGE_OFFSETS } from '@/lib/markets';
import { COMPANY_DOWNLOAD_DAYS, DOWNLOAD_DAYS, GIFT_LINK_DAYS } from '@/lib/orders';
import { PHOTO_LIMITS } from '@/lib/photos';
import { PRICE_TABLE, type PriceId, priceFor } from '@/lib/prices';
import { ACCOUNT_MONTHS, NOTICE_DAYS } from '@/lib/privacy';
import { COUPON } from '@/lib/rewards';
import { MIN_PT } from '@/lib/typesetting/layout/layout-story';
import { GUTTER, SPREAD } from '@/lib/typesetting/spread/model';
import { ROOT } from './support/sources';

const PAGE = readFileSync(path.join(ROOT, 'docs/requirements.md'), 'utf8');

/** A section, its lines joined so that a statement is found wherever it breaks. */
const getSection = (heading: string, page: string): string =>
  (page.split(/^## /m).find((part) => part.startsWith(`${heading} `) || part.startsWith(`${heading}\n`)) ?? '').replace(
    /\s+/g,
    ' ',
  );

const { name, age } = CHILD_LIMITS;
const { perHour, perDay, resendWaits, validMinutes, checks } = CODE_LIMITS;
const MB = 1024 * 1024;
const seconds = (ms: number) => ms / 1000;
const count = (value: number) => value.toLocaleString('en-US');

/** What the page says, made from the constants of the code. */
const STATEMENTS: readonly (readonly [section: string, statement: string])[] = [
  ['§1', `a printed book (${PRICE_TABLE.printed.deliveryDays} business days)`],
  ['§3', `age (${age.min} to ${age.max}, default ${DEFAULT_AGE})`],
  ['§3', `English + ${LANGUAGE_OFFSETS.en}, Arabic + ${LANGUAGE_OFFSETS.ar}, Russian + ${LANGUAGE_OFFSETS.ru}`],
  ['§5', `Child's name: ${name.min} to ${name.max} characters`],
  ['§5', `Code: ${CODE_LIMITS.digits} digits`],
  [
    '§5',
    `at least ${PHOTO_LIMITS.minEdgePx} × ${PHOTO_LIMITS.minEdgePx} px with a face at least ${PHOTO_LIMITS.minFacePx} px wide`,
  ],
  ['§5', `${PHOTO_LIMITS.maxBytes / MB} MB and ${PHOTO_LIMITS.maxPixels / 1_000_000} megapixels`],
  ['§5', `Picture request: under ${REQUEST_LIMIT} characters`],
  ['§5', `Dedication: ${DEDICATION_LIMITS.min} to ${DEDICATION_LIMITS.max} characters`],
  ['§5', `Class orders: at least ${CLASS_LIMITS.minBooks} books, up to ${CLASS_LIMITS.photosAtOnce} photos at a time`],
  ['§5', `Company: at least ${COMPANY_LIMITS.minBooks} books`],
  ['§9', `Up to ${MAX_VARIATIONS} variations of a picture`],
  ['§9', `${REDRAW_LIMITS.beforePurchase} new drawings before purchase, ${REDRAW_LIMITS.afterPurchase} after`],
  ['§9', `Download link ${DOWNLOAD_DAYS} days, company files ${COMPANY_DOWNLOAD_DAYS}`],
  ['§9', `a gift's page ${GIFT_LINK_DAYS}`],
  ['§9', `Coupon: ${COUPON.percentOff} % off the next order`],
  ['§9', `dedupe ${seconds(SWR_TIMING.dedupingInterval)} s, retry ${seconds(SWR_TIMING.errorRetryInterval)} s`],
  ['§9', `Cookie \`selected_country\` ${COUNTRY_COOKIE_DAYS} days`],
  ['§10', `at least ${MIN_PT} points`],
  ['§10', `the ${Math.round(((GUTTER.to - GUTTER.from) / SPREAD.width) * SPREAD.mm)} mm around the fold`],
  ['Rulings', `reprinted once for each order, within ${REPRINT_DAYS} days`],
  ['Rulings', `Codes are valid for ${validMinutes} minutes and ${checks} checks`],
  ['Rulings', `a resend after ${resendWaits.join(', ')} seconds`],
  ['Rulings', `${perHour.phone} codes per phone, ${perHour.device} per device, ${perHour.address} per address an hour`],
  ['Rulings', `${perDay.phone} per phone a day`],
  [
    'Rulings',
    `Sessions last ${SESSION_LIFE.parent.idle / 86_400} days, of HR and staff ${SESSION_LIFE.staff.idle / 3600} hours`,
  ],
  [
    'Rulings',
    `unbought draft ${RETENTION_DAYS.draft} days, digital ${RETENTION_DAYS.digitalAfterDelivery} days after delivery`,
  ],
  ['Rulings', `unconfirmed print ${RETENTION_DAYS.unconfirmed} days after the last visit`],
  ['Rulings', `verified within ${FRESH_SIGN_IN_MINUTES} minutes`],
  ['Rulings', `nobody has visited for ${ACCOUNT_MONTHS} months`],
  ['Rulings', `${NOTICE_DAYS} days after one notice`],
  ['Rulings', `A resume link works once and for ${DRAFT_DAYS.link} days`],
];

/** Statements that their section of the page does not contain. */
const findUnsaid = (statements: typeof STATEMENTS, page: string): string[] =>
  statements
    .filter(([section, statement]) => !getSection(section, page).includes(statement))
    .map(([section, statement]) => `${section}: ${statement}`);

/** Other numbers, which are no limits: each is tested where it is used. */
const OTHER_NUMBERS: readonly string[] = [
  'permanently (308)',
  'temporarily (307)',
  'status 404',
  'localised 404',
  'answer 404',
  'Hebrew 1 to 9999',
  'traditions from 9001',
  'one at a time, 5 seconds, swipe to dismiss, F8',
  'postal code 5 to 7 digits (IL), ZIP or ZIP+4 (US), 5 (KE)',
  'two services in order, 5 seconds each, kept 24 hours',
  'One credit is ₪1',
  'Carousels 3 to 6 s',
  'below 768 px',
  'detected country 24 hours',
];

/** The table of §9: what a row says, and the prices in it. */
const PRICE_ROWS: Readonly<Record<string, readonly PriceId[]>> = {
  digital: ['digital'],
  printed: ['printed'],
  'upgrade to printed': ['upgrade_to_printed'],
  'kindergarten digital': ['kindergarten_digital'],
  'kindergarten printed': ['kindergarten_printed'],
  'per copy, 10–49 / 50–99 / 100 +': [
    'kindergarten_printed_10_49',
    'kindergarten_printed_50_99',
    'kindergarten_printed_100_plus',
  ],
  'delivery: self / standard / express': [
    'kindergarten_delivery_self_pickup',
    'kindergarten_delivery_standard',
    'kindergarten_delivery_express',
  ],
  'dedication (printed)': ['printed_dedication'],
  'advanced model': ['advanced_model_addon'],
  'added hero': ['added_hero'],
};

const readTable = (page: string): readonly string[][] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (?:Item|-)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** The same table, made from the prices that are charged. */
const createTable = (): readonly string[][] =>
  Object.entries(PRICE_ROWS).map(([item, ids]) => [
    item,
    ...COUNTRY_CODES.map((country) => ids.map((id) => count(priceFor(country, id) / 100)).join(' / ')),
  ]);

/** Prices that no row shows. */
const findHiddenPrices = (rows: readonly (readonly string[])[]): string[] =>
  Object.keys(PRICE_TABLE).filter((id) => !rows.flat().includes(id));

/** Sentences of the page with a number that no statement contains. */
function findUncheckedNumbers(page: string): string[] {
  const checked = [...STATEMENTS.map(([, statement]) => statement), ...OTHER_NUMBERS];
  const prose = page
    .replace(/^\|.*$/gm, '')
    .replace(/^## §\d+|`[^`]*§\d[^`]*`|§\d+|section \d|lib\/\S+|B\{\S+/gm, '')
    .replace(/\s+/g, ' ');
  const rest = checked.reduce((text, statement) => text.replaceAll(statement, ''), prose);
  return rest.match(/[^.;:]*\d[^.;:]*/g) ?? [];
}

describe('docs/requirements.md says what the code does', () => {
  it('every limit', () => expect(findUnsaid(STATEMENTS, PAGE)).toEqual([]));

  it('§9 prices: the table is the one that is charged', () => expect(readTable(PAGE)).toEqual(createTable()));

  it('every price is in the table', () => expect(findHiddenPrices(Object.values(PRICE_ROWS))).toEqual([]));

  it('and no other number', () => expect(findUncheckedNumbers(PAGE)).toEqual([]));
});

describe('the rules report violations', () => {
  it('a number that nothing checks', () =>
    expect(findUncheckedNumbers(`${PAGE}\nA basket has at most 12 books.`)).toEqual([
      ' A basket has at most 12 books',
    ]));

  it('another number, and a statement in another section', () => {
    const page = '## §1\n\nNothing.\n\n## §5\n\nA basket has up to\n7 books.\n';
    expect(findUnsaid([['§5', 'up to 7 books']], page)).toEqual([]);
    expect(findUnsaid([['§5', 'up to 8 books']], page)).toEqual(['§5: up to 8 books']);
    expect(findUnsaid([['§1', 'up to 7 books']], page)).toEqual(['§1: up to 7 books']);
  });

  it('another price, another item and a missing row', () => {
    const row = PAGE.split('\n').find((line) => line.startsWith('| digital'));
    const instead = (line: string) => readTable(PAGE.replace(String(row), line));
    expect(instead(String(row))).toEqual(createTable());
    expect(instead(String(row).replace(/\d/, '$&1'))).not.toEqual(createTable());
    expect(instead(String(row).replace('digital', 'e-book'))).not.toEqual(createTable());
    expect(instead('')).not.toEqual(createTable());
  });

  it('a price without a row', () =>
    expect(findHiddenPrices(Object.values(PRICE_ROWS).filter((ids) => !ids.includes('digital')))).toEqual(['digital']));
});
