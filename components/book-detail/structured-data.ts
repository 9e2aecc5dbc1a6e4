import { type BreadcrumbList, breadcrumbList, type Crumb } from '@/components/seo/breadcrumbs';
import { BRAND } from '@/lib/brand';
import { type CatalogueBook, coverHero, coverPath, socialPath } from '@/lib/catalogue';
import { COUNTRIES, type CountryCode } from '@/lib/markets';
import { PRICE_TABLE, priceFor } from '@/lib/prices';

const FORMATS = ['digital', 'printed'] as const;
type Format = (typeof FORMATS)[number];
type Availability = 'https://schema.org/InStock' | 'https://schema.org/PreOrder';

type Offer = {
  readonly '@type': 'Offer';
  readonly name: string;
  readonly url: string;
  /** Major units with a point, such as "39.00". */
  readonly price: string;
  readonly priceCurrency: string;
  readonly availability: Availability;
  readonly itemCondition: 'https://schema.org/NewCondition';
  readonly areaServed: CountryCode;
  readonly seller: { readonly '@type': 'Organization'; readonly name: string };
  readonly shippingDetails?: object;
};

type Product = {
  readonly '@type': 'Product';
  readonly '@id': string;
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly sku: string;
  readonly image: readonly string[];
  readonly keywords: string;
  readonly brand: { readonly '@type': 'Brand'; readonly name: string };
  readonly audience: {
    readonly '@type': 'PeopleAudience';
    readonly suggestedMinAge?: number;
    readonly suggestedMaxAge?: number;
  };
  readonly offers: readonly Offer[];
};

export type BookStructuredData = {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly [Product, BreadcrumbList];
};

type Described = {
  /** Of the shop, without a slash at its end. */
  readonly origin: string;
  readonly country: CountryCode;
  readonly book: CatalogueBook;
  /** The last is the book's own page. */
  readonly crumbs: readonly Crumb[];
  readonly formatNames: Readonly<Record<Format, string>>;
};

/** Delivery of a printed book is free and starts within the days of the price table. */
const shipping = (country: CountryCode) => ({
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
  },
});

function offerOf(format: Format, url: string, { country, book, formatNames }: Described): Offer {
  return {
    '@type': 'Offer',
    name: formatNames[format],
    url,
    price: (priceFor(country, format) / 100).toFixed(2),
    priceCurrency: COUNTRIES[country].currency,
    availability: `https://schema.org/${book.comingSoon ? 'PreOrder' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    areaServed: country,
    seller: { '@type': 'Organization', name: BRAND.name },
    ...(format === 'printed' && { shippingDetails: shipping(country) }),
  };
}

/** What search engines read about a book in one market: the product with both formats, and where its page stands. */
export function bookStructuredData(described: Described): BookStructuredData {
  const { origin, book, crumbs } = described;
  const url = `${origin}${crumbs.at(-1)?.path ?? ''}`;
  const product: Product = {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: book.title,
    description: book.description,
    url,
    sku: `B${book.id}`,
    image: [socialPath(book.id), coverPath(book.baseId, coverHero(book))].map((path) => origin + path),
    keywords: book.keywords.join(', '),
    brand: { '@type': 'Brand', name: BRAND.name },
    audience: { '@type': 'PeopleAudience', suggestedMinAge: book.ages[0], suggestedMaxAge: book.ages.at(-1) },
    offers: FORMATS.map((format) => offerOf(format, url, described)),
  };
  return { '@context': 'https://schema.org', '@graph': [product, breadcrumbList(origin, crumbs)] };
}
