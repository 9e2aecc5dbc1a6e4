import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/text';
import { isAvailable } from '@/lib/capabilities';
import { COUNTRIES, COUNTRY_CODES, directionOf } from '@/lib/markets';
import { CountryPick } from './country-pick';
import type { CurrentMarket } from './current-market';
import { Flag } from './flag';
import { LANGUAGE_NAMES } from './language-names';
import { Pick } from './pick';

/** "Ship to" with the flag, the country alone while nothing is shipped; choosing goes to this page in the other country. */
export async function CountrySelector({ country, language }: CurrentMarket) {
  const t = await getTranslations('layout');
  const options = COUNTRY_CODES.map((code) => ({
    value: code,
    label: t('country', { country: code }),
  }));
  const ships = isAvailable('print');
  const chosen = t(ships ? 'shipTo' : 'country', { country });
  const label = t(ships ? 'chooseDelivery' : 'chooseCountry');
  return (
    <CountryPick current={country} direction={directionOf(language)} label={label} options={options}>
      <Flag country={country} />
      <span className="hidden lg:inline">{chosen}</span>
      <span className="lg:hidden">
        {country} <VisuallyHidden>{chosen}</VisuallyHidden>
      </span>
    </CountryPick>
  );
}

/** The languages that the country supports; nothing to choose where there is only one. */
export async function LanguageSelector({ country, language }: CurrentMarket) {
  const t = await getTranslations('layout');
  const { languages } = COUNTRIES[country];
  if (languages.length < 2) return null;
  return (
    <Pick
      current={language}
      direction={directionOf(language)}
      kind="language"
      label={t('chooseLanguage')}
      options={languages.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] }))}
    >
      <Icon name="globe" />
      <span className="pick-name">
        <VisuallyHidden>{t('chooseLanguage')}: </VisuallyHidden>
        {LANGUAGE_NAMES[language]}
      </span>
    </Pick>
  );
}
