'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { Flag } from '@/components/ui/flag';
import { Icon } from '@/components/ui/icon';
import { isAvailable } from '@/lib/capabilities';
import { LazyMessages } from '@/lib/client/lazy-messages';
import { selectLocale, switchLocaleUrl } from '@/lib/client/locale-switch';
import { COUNTRIES, isCountryCode, LANGUAGE_NAMES } from '@/lib/markets';
import type { LocaleOption } from './locale-menu';
import '@/app/overlays.css';

type CountryDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Country of the current page. */
  readonly current: string;
  readonly label: string;
  readonly options: readonly LocaleOption[];
};

/** Selects the country to ship to; shows currency and languages of each. */
export default function CountryDialog(props: CountryDialogProps) {
  return (
    <LazyMessages namespaces={['country', 'common']}>
      <CountryDialogContent {...props} />
    </LazyMessages>
  );
}

function CountryDialogContent({ open, onOpenChange, current, label, options }: CountryDialogProps) {
  const t = useTranslations();
  return (
    <Dialog
      closeLabel={t('common.close')}
      description={t(isAvailable('print') ? 'country.choice.whyPrinted' : 'country.choice.why')}
      onOpenChange={onOpenChange}
      open={open}
      title={label}
    >
      <ul className="grid gap-3">
        {options.map((option) => (
          <li key={option.value}>
            <a
              aria-current={option.value === current ? 'true' : undefined}
              className="country-card"
              href={switchLocaleUrl('country', option.value, window.location)}
              onClick={() => selectLocale('country', option.value)}
            >
              {isCountryCode(option.value) && <Flag country={option.value} />}
              <span className="grid grow">
                <b className="font-semibold">{option.label}</b>
                <CountryDetails country={option.value} />
              </span>
              {option.value === current && <Icon className="text-mint-deep" name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function CountryDetails({ country }: { readonly country: string }) {
  const t = useTranslations('country.choice');
  if (!isCountryCode(country)) return null;
  const { currency, languages } = COUNTRIES[country];
  return (
    <>
      <span className="text-note text-ink-soft">{t('prices', { currency })}</span>
      <span className="foreign-words flex flex-wrap gap-x-3 text-note text-ink-soft">
        {languages.map((language) => (
          <bdi key={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </bdi>
        ))}
      </span>
    </>
  );
}
