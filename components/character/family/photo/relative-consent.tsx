import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { FieldMessage } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { useMarket } from '@/lib/client/market';
import type { GrownUpRole } from '../family-options';

export const RELATIVE_CONSENT_ID = 'relative-photo-consent';

type RelativeConsentProps = {
  readonly role: GrownUpRole;
  readonly consented: boolean;
  readonly invalid: boolean;
  readonly onChange: (consented: boolean) => void;
};

/**
 * A grown-up's face is their own: the parent says that this person agrees before the device reads anything. Nothing of
 * the photo reaches the shop, which therefore stores no consent either.
 */
export function RelativeConsent({ role, consented, invalid, onChange }: RelativeConsentProps) {
  const t = useTranslations('hero.family.photo');
  const { to } = useMarket();
  return (
    <div>
      <Checkbox
        aria-describedby="relative-photo-consent-note"
        aria-invalid={invalid || undefined}
        checked={consented}
        id={RELATIVE_CONSENT_ID}
        onChange={(event) => onChange(event.target.checked)}
      >
        {t.rich('consent', {
          role,
          link: (chunks) => (
            <Link className="underline" href={to('/privacy-policy#photo')} target="_blank">
              {chunks}
            </Link>
          ),
        })}
      </Checkbox>
      <FieldMessage error={invalid ? t('consentNeeded') : undefined} id="relative-photo-consent-note" />
    </div>
  );
}
