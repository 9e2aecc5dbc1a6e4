'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { isAvailable } from '@/lib/capabilities';
import { WithWords } from '@/lib/client/with-words';
import { COUNTRIES, isCountryCode } from '@/lib/markets';
import { choose, chosenUrl } from './choice';
import { Flag } from './flag';
import { LANGUAGE_NAMES } from './language-names';
import type { PickOption } from './pick-menu';

type CountryDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Country of the page. */
  readonly current: string;
  readonly label: string;
  readonly options: readonly PickOption[];
};

/** Where to ship, with what it means: the currency and the languages of each country. */
export default function CountryDialog(props: CountryDialogProps) {
  return (
    <WithWords domains={['visit', 'common']}>
      <Choice {...props} />
    </WithWords>
  );
}

function Choice({ open, onOpenChange, current, label, options }: CountryDialogProps) {
  const t = useTranslations();
  return (
    <Dialog
      closeLabel={t('common.close')}
      description={t(isAvailable('print') ? 'visit.country.whyPrinted' : 'visit.country.why')}
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
              href={chosenUrl('country', option.value, window.location)}
              onClick={() => choose('country', option.value)}
            >
              {isCountryCode(option.value) && <Flag country={option.value} />}
              <span className="grid grow">
                <b className="font-semibold">{option.label}</b>
                <Means country={option.value} />
              </span>
              {option.value === current && <Icon className="text-mint-deep" name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Means({ country }: { readonly country: string }) {
  const t = useTranslations('visit.country');
  if (!isCountryCode(country)) return null;
  const { currency, languages } = COUNTRIES[country];
  return (
    <>
      <span className="text-note text-ink-soft">{t('prices', { currency })}</span>
      <span className="foreign flex flex-wrap gap-x-3 text-note text-ink-soft">
        {languages.map((language) => (
          <bdi key={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </bdi>
        ))}
      </span>
    </>
  );
}
