import type { Graph, MerchantReturnPolicy, Offer, OfferShippingDetails, Product } from 'schema-dts';
import { breadcrumbList, type Crumb } from '@/components/seo/breadcrumbs';
import { organizationId } from '@/components/seo/organization';
import { BRAND } from '@/lib/brand';
import { type CapabilityTable, TODAY } from '@/lib/capabilities';
import { type CatalogueBook, coverHero, coverPath, DEFAULT_AGES, socialPath } from '@/lib/catalogue';
import { COUNTRIES, type CountryCode, type Language, localePath } from '@/lib/markets';
import { PRICE_TABLE, priceFor, soldSingly } from '@/lib/prices';

type Format = 'digital' | 'printed';

type Described = {
  /** Of the shop, without a slash at its end. */
  readonly origin: string;
  readonly country: CountryCode;
  readonly book: CatalogueBook;
  /** The last is the book's own page. */
  readonly crumbs: readonly Crumb[];
  readonly formatNames: Readonly<Record<Format, string>>;
};

const MONDAY_TO_THURSDAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const;
/** The days that a business day means to the market's people. */
const BUSINESS_DAYS = {
  IL: ['Sunday', ...MONDAY_TO_THURSDAY],
  US: [...MONDAY_TO_THURSDAY, 'Friday'],
  KE: [...MONDAY_TO_THURSDAY, 'Friday'],
} as const satisfies Record<CountryCode, readonly string[]>;

/**
 * Delivery of a printed book is free and starts within the business days of the price table. How long the post then
 * takes is promised nowhere in the shop, and so not here either.
 */
const shipping = (country: CountryCode) =>
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
 * As the terms say (rulings, "Flow" and "Money"): a digital book is made the moment it is paid and never taken back. A
 * printed one is cancelled until its confirmation, for which there is no category: the link tells.
 */
const returns = (format: Format, origin: string, country: CountryCode, language: Language) =>
  ({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    ...(format === 'digital' && { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' as const }),
    merchantReturnLink: `${origin}${localePath(country, language, '/terms-of-service')}#cancel`,
  }) as const satisfies MerchantReturnPolicy;

const offerOf = (format: Format, url: string, { origin, country, book, formatNames }: Described) =>
  ({
    '@type': 'Offer',
    name: formatNames[format],
    url,
    price: (priceFor(country, format) / 100).toFixed(2),
    priceCurrency: COUNTRIES[country].currency,
    // A book that is still being written cannot be ordered ahead.
    availability: `https://schema.org/${book.comingSoon ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    areaServed: country,
    seller: { '@type': 'Organization', '@id': organizationId(origin), name: BRAND.name },
    hasMerchantReturnPolicy: returns(format, origin, country, book.language),
    ...(format === 'printed' && { shippingDetails: shipping(country) }),
  }) as const satisfies Offer;

/** What search engines read about a book in one market: the product as it is sold, and where its page stands. */
export function bookStructuredData(described: Described, table: CapabilityTable = TODAY) {
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
    image: [socialPath(book.id), coverPath(book.baseId, coverHero(book))].map((path) => origin + path),
    keywords: book.keywords.join(', '),
    brand: { '@type': 'Brand', name: BRAND.name },
    audience: { '@type': 'PeopleAudience', suggestedMinAge: youngest, suggestedMaxAge: book.ages.at(-1) ?? youngest },
    offers: soldSingly(table).map((format) => offerOf(format, url, described)),
  } as const satisfies Product;
  return {
    '@context': 'https://schema.org',
    '@graph': [product, breadcrumbList(origin, crumbs)],
  } as const satisfies Graph;
}
