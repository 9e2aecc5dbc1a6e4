import { getTranslations } from 'next-intl/server';
import { Flag } from '@/components/ui/flag';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/text';
import { isAvailable } from '@/lib/capabilities';
import type { CurrentMarket } from '@/lib/i18n/current-market';
import { COUNTRIES, COUNTRY_CODES, getTextDirection, LANGUAGE_NAMES } from '@/lib/markets';
import { CountrySelect } from './country-select';
import { LocaleSelect } from './locale-select';

/**
 * "Ship to" and the country with its flag; only the country while nothing ships. A choice leads to this page in that
 * country.
 */
export async function CountrySelector({ country, language }: CurrentMarket) {
  const t = await getTranslations('layout');
  const options = COUNTRY_CODES.map((code) => ({
    value: code,
    label: t('country', { country: code }),
  }));
  const ships = isAvailable('print');
  const names = Object.fromEntries(
    COUNTRY_CODES.map((code) => [code, t(ships ? 'shipTo' : 'country', { country: code })]),
  );
  const chosen = names[country];
  const label = t(ships ? 'chooseDelivery' : 'chooseCountry');
  return (
    <CountrySelect
      chosenNames={names}
      current={country}
      direction={getTextDirection(language)}
      label={label}
      options={options}
    >
      <Flag country={country} />
      <span className="hidden lg:inline">{chosen}</span>
      <span className="locale-code lg:hidden">
        {country} <VisuallyHidden>{chosen}</VisuallyHidden>
      </span>
    </CountrySelect>
  );
}

/** Languages of the country; renders nothing if there is only one. */
export async function LanguageSelector({ country, language }: CurrentMarket) {
  const t = await getTranslations('layout');
  const { languages } = COUNTRIES[country];
  if (languages.length < 2) return null;
  return (
    <LocaleSelect
      current={language}
      direction={getTextDirection(language)}
      kind="language"
      label={t('chooseLanguage')}
      options={languages.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] }))}
    >
      <Icon name="globe" />
      <span className="locale-name">
        <VisuallyHidden>{t('chooseLanguage')}: </VisuallyHidden>
        {LANGUAGE_NAMES[language]}
      </span>
    </LocaleSelect>
  );
}
