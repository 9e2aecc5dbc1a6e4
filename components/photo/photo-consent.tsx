import { useFormatter, useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/choice';
import { FieldNote } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { IMAGE_SERVICES, type PhotoConsentVersion, RETENTION_DAYS, servicesNamedIn } from '@/lib/books';
import { useErrorText } from '@/lib/client/error-text';
import { useMarket } from '@/lib/client/market';

type PhotoConsentProps = {
  /** Which words are agreed to. */
  readonly version: PhotoConsentVersion;
  readonly consented: boolean;
  readonly missing: boolean;
  readonly onChange: (consented: boolean) => void;
};

/** The parent's declaration (rulings "Consent"), never ticked ahead. */
export function PhotoConsent({ version, consented, missing, onChange }: PhotoConsentProps) {
  const t = useTranslations('wizard.photo');
  const errorText = useErrorText();
  const format = useFormatter();
  const { to } = useMarket();
  const services = servicesNamedIn(version).map((service) => IMAGE_SERVICES[service]);
  return (
    <div>
      <Checkbox
        aria-describedby="photo-consent-note"
        aria-invalid={missing || undefined}
        checked={consented}
        id="photo-consent"
        onChange={(event) => onChange(event.target.checked)}
      >
        {t.rich(services.length > 0 ? 'consentOutside' : 'consent', {
          services: format.list(services),
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
