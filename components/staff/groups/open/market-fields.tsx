'use client';

import { useTranslations } from 'next-intl';
import type { ApiError } from '@/lib/client/api/api-error';
import { COUNTRY_CODES, type CountryCode, LANGUAGE_NAMES, type Language, supportedPairs } from '@/lib/markets';
import { GROUP_DELIVERIES, type GroupDelivery, isDeliveryOffered } from '@/lib/prices';
import { SelectField } from '../../forms/select-field';
import type { OfferedBook } from './offered';

type Market = { readonly country: CountryCode; readonly language: Language; readonly catalogueId: number | null };
type MarketFieldsProps = {
  readonly failure: ApiError | undefined;
  readonly books: readonly OfferedBook[];
  readonly value: Market;
  readonly onChange: (changed: Partial<Market>) => void;
};

const listLanguages = (country: CountryCode): readonly Language[] =>
  supportedPairs.filter((pair) => pair.country === country).map(({ lang }) => lang);

/** Where the group is, what its contact reads, and the book. A book belongs to its language. */
export function MarketFields({ failure, books, value, onChange }: MarketFieldsProps) {
  const t = useTranslations('staff.groups');
  const { country, language, catalogueId } = value;
  const languages = listLanguages(country);
  const changeCountry = (next: CountryCode) => {
    const [first] = listLanguages(next);
    const kept = listLanguages(next).includes(language);
    onChange({ country: next, ...(!kept && first && { language: first, catalogueId: null }) });
  };
  const offered = books.filter((book) => book.language === language);
  return (
    <>
      <SelectField
        failure={failure}
        id="group-country"
        label={t('country')}
        name="country"
        onChange={changeCountry}
        options={COUNTRY_CODES.map((code) => ({ value: code, label: t(`countries.${code}`) }))}
        value={country}
      />
      <SelectField
        failure={failure}
        hint={t('languageHint')}
        id="group-language"
        label={t('language')}
        name="language"
        onChange={(next) => onChange({ language: next, catalogueId: null })}
        options={languages.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] }))}
        value={language}
      />
      <SelectField
        failure={failure}
        id="group-book"
        label={t('book')}
        name="catalogueId"
        onChange={(id) => onChange({ catalogueId: id ? Number(id) : null })}
        options={[
          { value: '', label: t('noBook') },
          ...offered.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        value={catalogueId === null ? '' : String(catalogueId)}
      />
    </>
  );
}

type DeliveryFieldProps = {
  readonly failure: ApiError | undefined;
  readonly country: CountryCode;
  readonly value: GroupDelivery | null;
  readonly onChange: (delivery: GroupDelivery) => void;
};

/** How printed books arrive. */
export function DeliveryField({ failure, country, value, onChange }: DeliveryFieldProps) {
  const t = useTranslations('staff.groups');
  return (
    <SelectField
      failure={failure}
      id="group-delivery"
      label={t('delivery')}
      name="delivery"
      onChange={onChange}
      options={GROUP_DELIVERIES.filter((delivery) => isDeliveryOffered(country, delivery)).map((delivery) => ({
        value: delivery,
        label: t(`deliveries.${delivery}`),
      }))}
      value={value ?? 'standard'}
    />
  );
}
