import type { Graph, Organization } from 'schema-dts';
import { BRAND } from '@/lib/brand';
import { type CountryCode, type Language, localeOf, localePath } from '@/lib/markets';

/** How every page's facts name the shop's company; `origin` is the shop's, without a slash at its end. */
export const organizationId = (origin: string): string => `${origin}/#organization`;

/** Numbers and addresses of the company; a sample's lead nowhere and stay out. */
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

type Described = { readonly origin: string; readonly country: CountryCode; readonly language: Language };

/** What search engines read on the home page: whose shop it is and which language it speaks. */
export function shopStructuredData({ origin, country, language }: Described) {
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
        inLanguage: localeOf(country, language),
        publisher: { '@id': organizationId(origin) },
      },
    ],
  } as const satisfies Graph;
}
