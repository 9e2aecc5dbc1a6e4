import {
  ALL_BASE_IDS,
  bookPath,
  type CatalogueBook,
  findEdition,
  formatAgeRange,
  type PlacedOverride,
  toEditionId,
} from '@/lib/catalogue';
import { COUNTRY_CODES, LANGUAGES, type Language, supportsLanguage } from '@/lib/markets';
import { formatMarketPrice, getGroupDays, PRICE_TABLE, type PriceId } from '@/lib/prices';
import { getLineName } from '@/lib/prices/server';
import type { CatalogueView, StaffEdition, StaffSwitch } from './view';

/** The customer's table names it, but the price of a class depends on the number of copies. */
const NEVER_CHARGED: PriceId = 'kindergarten_printed';

function getState({ retired, comingSoon }: CatalogueBook): StaffEdition['state'] {
  if (retired) return 'retired';
  return comingSoon ? 'soon' : 'sold';
}

type Switches = readonly (PlacedOverride & { readonly changedAt: Date })[];

function toStaffEdition(book: CatalogueBook, switches: Switches): StaffEdition {
  const { id, baseId, language, isBestseller } = book;
  const state = getState(book);
  const countries = COUNTRY_CODES.filter((country) => state !== 'retired' && supportsLanguage(country, language));
  return {
    language,
    state,
    isBestseller,
    pages: countries.map((country) => ({
      country,
      path: bookPath(country, language, id),
      switched:
        switches.find((one) => one.country === country && one.baseId === baseId && one.language === language)?.state ??
        null,
    })),
  };
}

function listBooks(reader: Language, switches: Switches): CatalogueView['books'] {
  return ALL_BASE_IDS.flatMap((baseId) => {
    const editions = LANGUAGES.flatMap((language) => findEdition(toEditionId(baseId, language)) ?? []);
    const named = editions.find(({ language }) => language === reader) ?? editions[0];
    if (!named) return [];
    return {
      baseId,
      title: named.title,
      titleLanguage: named.language,
      ages: formatAgeRange(named.ages),
      editions: editions.map((edition) => toStaffEdition(edition, switches)),
    };
  });
}

/** Business days until it is handed over; `null` where nothing is sent. */
const getDays = (id: PriceId): number | null =>
  // The table names no days for it, because it takes as long as printing.
  id === 'kindergarten_delivery_self_pickup' ? getGroupDays('self_pickup') : (PRICE_TABLE[id].deliveryDays ?? null);

function listPrices(reader: Language): CatalogueView['prices'] {
  const ids = Object.keys(PRICE_TABLE) as readonly PriceId[];
  return ids
    .filter((id) => id !== NEVER_CHARGED)
    .map((id) => {
      const { amounts, minQuantity, maxQuantity } = PRICE_TABLE[id];
      return {
        id,
        name: getLineName(id, reader),
        least: minQuantity ?? null,
        most: maxQuantity ?? null,
        days: getDays(id),
        amounts: {
          IL: formatMarketPrice('IL', amounts.IL),
          US: formatMarketPrice('US', amounts.US),
          KE: formatMarketPrice('KE', amounts.KE),
        },
      };
    });
}

const toStaffSwitch = ({ changedAt, ...override }: Switches[number]): StaffSwitch => ({
  ...override,
  title: findEdition(toEditionId(override.baseId, override.language))?.title ?? String(override.baseId),
  changedAt: changedAt.toISOString(),
});

/** Every book in every language with its state, what is switched, and the price table, in the reader's words. */
export const getCatalogue = (reader: Language, switches: Switches): CatalogueView => ({
  books: listBooks(reader, switches),
  switches: switches.map(toStaffSwitch),
  prices: listPrices(reader),
});
