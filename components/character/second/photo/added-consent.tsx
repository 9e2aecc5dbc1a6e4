import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { FieldMessage } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { RETENTION_DAYS } from '@/lib/books';
import { useErrorText } from '@/lib/client/api/error-text';
import { useMarket } from '@/lib/client/market';

type AddedConsentProps = {
  readonly second: string;
  readonly consented: boolean;
  readonly invalid: boolean;
  readonly onChange: (consented: boolean) => void;
};

/** Consent for a photo of an added hero (`ADDED_CONSENT_VERSION`), never checked in advance. */
export function AddedConsent({ second, consented, invalid, onChange }: AddedConsentProps) {
  const t = useTranslations('hero.second.photo');
  const errorText = useErrorText();
  const { to } = useMarket();
  return (
    <div>
      <Checkbox
        aria-describedby="added-photo-consent-note"
        aria-invalid={invalid || undefined}
        checked={consented}
        id="added-photo-consent"
        onChange={(event) => onChange(event.target.checked)}
      >
        {t.rich('consent', {
          second,
          days: RETENTION_DAYS.digitalAfterDelivery,
          link: (chunks) => (
            <Link className="underline" href={to('/privacy-policy#photo')} target="_blank">
              {chunks}
            </Link>
          ),
        })}
      </Checkbox>
      <FieldMessage error={invalid ? errorText('photo_consent_required') : undefined} id="added-photo-consent-note" />
    </div>
  );
}
