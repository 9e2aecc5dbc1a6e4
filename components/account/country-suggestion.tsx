'use client';

import { useTranslations } from 'next-intl';
import { Flag } from '@/components/layout/flag';
import { Button } from '@/components/ui/button';
import { isAvailable } from '@/lib/capabilities';
import type { CountryCode } from '@/lib/markets';

type CountrySuggestionProps = {
  /** Country of the verified phone, and that of the page. */
  readonly verified: CountryCode;
  readonly shown: CountryCode;
  readonly onSwitch: () => void;
  readonly onStay: () => void;
};

/** After the code: the phone is of another country than the page, so a switch is suggested (spec §4). */
export function CountrySuggestion({ verified, shown, onSwitch, onStay }: CountrySuggestionProps) {
  const t = useTranslations('account.country');
  return (
    <div className="grid gap-4">
      <p className="flex items-start gap-3">
        <span className="mt-1.5">
          <Flag country={verified} />
        </span>
        <span>{t(isAvailable('print') ? 'whyPrinted' : 'why', { verified })}</span>
      </p>
      <Button onClick={onSwitch} size="large" wide>
        {t('switch', { verified })}
      </Button>
      <button className="text-link justify-self-center" onClick={onStay} type="button">
        {t('stay', { shown })}
      </button>
    </div>
  );
}
