import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/choice';
import { FieldNote } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { RETENTION_DAYS } from '@/lib/books';
import { useErrorText } from '@/lib/client/error-text';
import { useMarket } from '@/lib/client/market';

type PhotoConsentProps = {
  readonly consented: boolean;
  readonly missing: boolean;
  readonly onChange: (consented: boolean) => void;
};

/** The parent's declaration (rulings "Consent"), never ticked ahead. */
export function PhotoConsent({ consented, missing, onChange }: PhotoConsentProps) {
  const t = useTranslations('wizard.photo');
  const errorText = useErrorText();
  const { to } = useMarket();
  return (
    <div>
      <Checkbox
        aria-describedby="photo-consent-note"
        aria-invalid={missing || undefined}
        checked={consented}
        id="photo-consent"
        onChange={(event) => onChange(event.target.checked)}
      >
        {t.rich('consent', {
          days: RETENTION_DAYS.digitalAfterDelivery,
          link: (chunks) => (
            <Link className="underline" href={to('/privacy-policy#photo')} target="_blank">
              {chunks}
            </Link>
          ),
        })}
      </Checkbox>
      <FieldNote error={missing ? errorText('photo_consent_required') : undefined} id="photo-consent-note" />
    </div>
  );
}
