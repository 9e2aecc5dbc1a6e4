'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Flag } from '@/components/ui/flag';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { isAvailable } from '@/lib/capabilities';
import type { CountryCode } from '@/lib/markets';

type CountrySuggestionProps = {
  /** Country of the verified phone. */
  readonly verified: CountryCode;
  readonly current: CountryCode;
  readonly onSwitch: () => void;
  readonly onStay: () => void;
};

/** After verification: suggests a switch when the phone's country differs from the page's (spec §4). */
export function CountrySuggestion({ verified, current, onSwitch, onStay }: CountrySuggestionProps) {
  const t = useTranslations('account.country');
  return (
    <div className="grid gap-4">
      <p className="flex items-start gap-3">
        <span className="mt-1.5">
          <Flag country={verified} />
        </span>
        <span>{t(isAvailable('print') ? 'whyPrinted' : 'why', { verified })}</span>
      </p>
      <Button onClick={onSwitch} size="large" fullWidth>
        {t('switch', { verified })}
      </Button>
      <UnstyledButton className="text-link justify-self-center" onClick={onStay} type="button">
        {t('stay', { shown: current })}
      </UnstyledButton>
    </div>
  );
}
