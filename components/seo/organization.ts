import type { Graph, Organization } from 'schema-dts';
import { BRAND } from '@/lib/brand';
import { type CountryCode, getLocale, type Language, localePath } from '@/lib/markets';

/** `@id` of the organization in all JSON-LD. `origin` has no trailing slash. */
export const organizationId = (origin: string): string => `${origin}/#organization`;

/** Phone numbers and addresses of the company; sample values are left out. */
function companyDetails(): Pick<Organization & object, 'legalName' | 'sameAs' | 'telephone' | 'address'> {
  const { isSample }: { readonly isSample: boolean } = BRAND;
  if (isSample) return {};
  return {
    legalName: BRAND.company.legalName,
    sameAs: Object.values(BRAND.social),
    telephone: BRAND.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: BRAND.company.address.street,
      addressLocality: BRAND.company.address.city,
      postalCode: BRAND.company.address.postalCode,
      addressCountry: BRAND.company.address.country,
    },
  };
}

function organization(origin: string) {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: BRAND.name,
    alternateName: Object.values(BRAND.names),
    url: origin,
    logo: { '@type': 'ImageObject', url: `${origin}/icons/icon-512.png`, width: '512', height: '512' },
    email: BRAND.supportEmail,
    ...companyDetails(),
  } as const satisfies Organization;
}

type ShopDataContext = { readonly origin: string; readonly country: CountryCode; readonly language: Language };

/** JSON-LD of the home page: the organization and the website with its language. */
export function shopStructuredData({ origin, country, language }: ShopDataContext) {
  const home = origin + localePath(country, language);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(origin),
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        url: home,
        name: BRAND.names[language],
        inLanguage: getLocale(country, language),
        publisher: { '@id': organizationId(origin) },
      },
    ],
  } as const satisfies Graph;
}
