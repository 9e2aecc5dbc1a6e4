import type { Graph, MerchantReturnPolicy, Offer, OfferShippingDetails, Product } from 'schema-dts';
import { breadcrumbList, type Crumb } from '@/components/seo/breadcrumbs';
import { organizationId } from '@/components/seo/organization';
import { BRAND } from '@/lib/brand';
import { type CapabilityTable, CURRENT_CAPABILITIES } from '@/lib/capabilities';
import { type CatalogueBook, coverHero, coverPath, DEFAULT_AGES, socialImageUrl } from '@/lib/catalogue';
import { COUNTRIES, type CountryCode, type Language, localePath } from '@/lib/markets';
import { listMainTiers, PRICE_TABLE, type PriceTier, quoteBook } from '@/lib/prices';

type Format = PriceTier;

type BookDataContext = {
  /** Origin of the shop without a trailing slash. */
  readonly origin: string;
  readonly country: CountryCode;
  readonly book: CatalogueBook;
  /** The last one is the book's own page. */
  readonly crumbs: readonly Crumb[];
  readonly formatNames: Readonly<Record<Format, string>>;
};

const MONDAY_TO_THURSDAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const;
/** Which weekdays are business days in each market. */
const BUSINESS_DAYS = {
  IL: ['Sunday', ...MONDAY_TO_THURSDAY],
  US: [...MONDAY_TO_THURSDAY, 'Friday'],
  KE: [...MONDAY_TO_THURSDAY, 'Friday'],
} as const satisfies Record<CountryCode, readonly string[]>;

/**
 * Shipping is free and starts within the business days of the price table. We promise no transit time anywhere in the
 * shop, so none here.
 */
const shippingFor = (country: CountryCode) =>
  ({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: '0', currency: COUNTRIES[country].currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: {
        '@type': 'QuantitativeValue',
        minValue: 0,
        maxValue: PRICE_TABLE.printed.deliveryDays,
        unitCode: 'DAY',
      },
      businessDays: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: BUSINESS_DAYS[country].map((day) => `https://schema.org/${day}` as const),
      },
    },
  }) as const satisfies OfferShippingDetails;

/**
 * As the terms say (rulings, "Flow" and "Money"): a digital book is produced when it is paid and cannot be returned.
 * A printed book can be cancelled until its confirmation. schema.org has no category for that, so we link to the terms.
 */
const returnPolicy = (format: Format, origin: string, country: CountryCode, language: Language) =>
  ({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    ...(format === 'digital' && { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' as const }),
    merchantReturnLink: `${origin}${localePath(country, language, '/terms-of-service')}#cancel`,
  }) as const satisfies MerchantReturnPolicy;

const formatOffer = (format: Format, url: string, { origin, country, book, formatNames }: BookDataContext) =>
  ({
    '@type': 'Offer',
    name: formatNames[format],
    url,
    price: (quoteBook({ country, tier: format, model: 'regular', dedication: false }).totalMinor / 100).toFixed(2),
    priceCurrency: COUNTRIES[country].currency,
    // A book that is still being written cannot be preordered.
    availability: `https://schema.org/${book.comingSoon ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    areaServed: country,
    seller: { '@type': 'Organization', '@id': organizationId(origin), name: BRAND.name },
    hasMerchantReturnPolicy: returnPolicy(format, origin, country, book.language),
    ...(format !== 'digital' && { shippingDetails: shippingFor(country) }),
  }) as const satisfies Offer;

/** JSON-LD of a book in one market: the product with its offers, and the breadcrumbs. */
export function bookStructuredData(described: BookDataContext, table: CapabilityTable = CURRENT_CAPABILITIES) {
  const { origin, book, crumbs } = described;
  const url = `${origin}${crumbs.at(-1)?.path ?? ''}`;
  const [youngest = DEFAULT_AGES.min] = book.ages;
  const product = {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: book.title,
    description: book.description,
    url,
    sku: `B${book.id}`,
    image: [socialImageUrl(book.id), coverPath(book.baseId, coverHero(book))].map((path) => origin + path),
    keywords: book.keywords.join(', '),
    brand: { '@type': 'Brand', name: BRAND.name },
    audience: { '@type': 'PeopleAudience', suggestedMinAge: youngest, suggestedMaxAge: book.ages.at(-1) ?? youngest },
    offers: listMainTiers(described.country, table).map((format) => formatOffer(format, url, described)),
  } as const satisfies Product;
  return {
    '@context': 'https://schema.org',
    '@graph': [product, breadcrumbList(origin, crumbs)],
  } as const satisfies Graph;
}
