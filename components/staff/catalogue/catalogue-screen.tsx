'use client';

import { useTranslations } from 'next-intl';
import { Tag } from '@/components/ui/text';
import { COUNTRY_CODES, LANGUAGE_NAMES, LANGUAGES } from '@/lib/markets';
import { type CatalogueView, type OfferView, STAFF_LIMITS, type StaffEdition, type StaffRole } from '@/lib/staff';
import { StaffFrame } from '../frame/staff-frame';
import { StaffPanel } from '../frame/staff-panel';
import { ListTable } from '../lists/list-table';
import { Offers } from './offers';
import { SWITCH_TONES, Switches } from './switches';
import { useCountryName } from './use-country-name';

const TONES = { sold: 'mint', soon: 'sky', retired: 'grey' } as const;

type CatalogueScreenProps = {
  readonly catalogue: CatalogueView;
  readonly offers: readonly OfferView[];
  readonly role: StaffRole;
};

/** What the shop sells in each language and market, and for how much. */
export function CatalogueScreen({ catalogue, offers, role }: CatalogueScreenProps) {
  const t = useTranslations('staff.catalogue');
  return (
    <StaffFrame current="catalogue" lead={t('lead')} role={role} title={t('title')}>
      <Switches books={catalogue.books} switches={catalogue.switches} />
      <Books books={catalogue.books} />
      <Offers offers={offers} role={role} />
      <Prices prices={catalogue.prices} />
    </StaffFrame>
  );
}

function Books({ books }: Pick<CatalogueView, 'books'>) {
  const t = useTranslations('staff.catalogue');
  const rows = books.map(({ baseId, title, titleLanguage, ages, editions }) => ({
    id: String(baseId),
    cells: [
      <bdi key="title" lang={titleLanguage}>
        {title}
      </bdi>,
      <bdi dir="ltr" key="ages">
        {ages}
      </bdi>,
      ...LANGUAGES.map((language) => (
        <Edition edition={editions.find((edition) => edition.language === language)} key={language} title={title} />
      )),
    ],
  }));
  const columns = [t('book'), t('ages'), ...LANGUAGES.map((language) => LANGUAGE_NAMES[language])];
  return (
    <StaffPanel id="books" title={t('books')}>
      <ListTable columns={columns} label={t('books')} most={STAFF_LIMITS.listSize} rows={rows} />
    </StaffPanel>
  );
}

type EditionProps = { readonly edition: StaffEdition | undefined; readonly title: string };

/** The state of an edition, with a link to its page in each market. */
function Edition({ edition, title }: EditionProps) {
  const t = useTranslations('staff.catalogue');
  const toName = useCountryName();
  if (!edition) return <span className="text-ink-soft">{t('noEdition')}</span>;
  const { language, state, isBestseller, pages } = edition;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Tag tone={TONES[state]}>{t(`states.${state}`)}</Tag>
      {isBestseller && <Tag tone="honey">{t('bestseller')}</Tag>}
      {pages.map(({ country, path, switched }) => (
        <span className="inline-flex flex-wrap items-center gap-1" key={country}>
          <a
            aria-label={t('visit', { title, language: LANGUAGE_NAMES[language], country: toName(country) })}
            className="text-link"
            href={path}
          >
            {toName(country)}
          </a>
          {switched && <Tag tone={SWITCH_TONES[switched]}>{t(`switches.states.${switched}`)}</Tag>}
        </span>
      ))}
    </span>
  );
}

function Prices({ prices }: Pick<CatalogueView, 'prices'>) {
  const t = useTranslations('staff.catalogue');
  const toName = useCountryName();
  const rows = prices.map(({ id, name, least, most, days, amounts }) => ({
    id,
    cells: [
      name,
      least === null ? t('anyNumber') : t(most === null ? 'atLeast' : 'between', { least, most: most ?? least }),
      days === null ? t('noDays') : t('days', { days }),
      ...COUNTRY_CODES.map((country) => (
        <bdi dir="ltr" key={country}>
          {amounts[country]}
        </bdi>
      )),
    ],
  }));
  const columns = [t('product'), t('copies'), t('delivery'), ...COUNTRY_CODES.map(toName)];
  return (
    <StaffPanel id="prices" title={t('prices')}>
      <p className="text-ink-soft">{t('pricesLead')}</p>
      <ListTable columns={columns} label={t('prices')} most={STAFF_LIMITS.listSize} rows={rows} />
    </StaffPanel>
  );
}
