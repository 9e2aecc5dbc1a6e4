import { BRAND } from '@/lib/brand';
import type { PrintFilesRow } from '@/lib/fulfilment/server';
import { formatLocale, translator } from '@/lib/i18n/server';
import type { Language } from '@/lib/markets';
import type { NameLabelsInput, PackingListInput } from '@/lib/typesetting/server';
import { getRowTitle } from './list-queue';

type PaperOptions = { readonly language: Language; readonly createdAt: Date };

/** A promised day, which is stored as its noon in UTC. */
const formatDay = (language: Language) => {
  const format = new Intl.DateTimeFormat(formatLocale(language), { dateStyle: 'short', timeZone: 'UTC' });
  return (day: Date | null): string => (day ? format.format(day) : '');
};

const listHouses = (rows: readonly PrintFilesRow[]): string =>
  [...new Set(rows.map(({ provider }) => provider))].join(', ');

/** The list that goes with what a print house packs: which orders, of which book. It names no customer and no child. */
export function toQueueList(rows: readonly PrintFilesRow[], { language, createdAt }: PaperOptions): PackingListInput {
  const t = translator(language, 'mails.packingList');
  const toDay = formatDay(language);
  const days = [...new Set(rows.map(({ order }) => toDay(order.dispatchBy)))].filter(Boolean);
  return {
    language,
    publisher: BRAND.names[language],
    title: t('title'),
    createdAt,
    order: t('made', { date: toDay(createdAt) }),
    facts: [
      { label: t('house'), value: listHouses(rows) },
      { label: t('dispatch'), value: [...new Set([days.at(0), days.at(-1)])].filter(Boolean).join(' – ') },
    ],
    columns: [t('number'), t('orderNumber'), t('book'), t('count')],
    rows: rows.map((row, at) => ({
      number: String(at + 1),
      name: row.order.number,
      title: getRowTitle(row) ?? '',
      count: '1',
    })),
    total: t('total', { books: rows.length }),
  };
}

/** A sticker for each parcel, with a code that a scanner reads as the order's number. */
export function toQueueLabels(rows: readonly PrintFilesRow[], { language, createdAt }: PaperOptions): NameLabelsInput {
  const toDay = formatDay(language);
  return {
    language,
    publisher: BRAND.names[language],
    createdAt,
    title: translator(language, 'mails.packingList')('orderLabels'),
    labels: rows.map((row) => ({
      name: row.order.number,
      title: getRowTitle(row) ?? '',
      place: [row.order.groupOrder?.number, toDay(row.order.dispatchBy)].filter(Boolean).join(' · '),
      code: row.order.number,
    })),
  };
}
