import { useFormatter, useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { FieldMessage } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import {
  DEVICE_CONSENT_VERSION,
  getConsentServices,
  IMAGE_SERVICES,
  type PhotoConsentVersion,
  RETENTION_DAYS,
} from '@/lib/books';
import { useErrorText } from '@/lib/client/api/error-text';
import { useMarket } from '@/lib/client/market';

type PhotoConsentProps = {
  /** Version of the consent text. */
  readonly version: PhotoConsentVersion | typeof DEVICE_CONSENT_VERSION;
  readonly consented: boolean;
  readonly invalid: boolean;
  readonly onChange: (consented: boolean) => void;
};

/** Consent for the photo (rulings "Photos and names"), never checked in advance. */
export function PhotoConsent({ version, consented, invalid, onChange }: PhotoConsentProps) {
  const t = useTranslations('wizard.photo');
  const errorText = useErrorText();
  const format = useFormatter();
  const { to } = useMarket();
  const services = getConsentServices(version).map((service) => IMAGE_SERVICES[service]);
  const sent = services.length > 0 ? 'consentOutside' : 'consent';
  return (
    <div>
      <Checkbox
        aria-describedby="photo-consent-note"
        aria-invalid={invalid || undefined}
        checked={consented}
        id="photo-consent"
        onChange={(event) => onChange(event.target.checked)}
      >
        {t.rich(version === DEVICE_CONSENT_VERSION ? 'consentDevice' : sent, {
          services: format.list(services),
          days: RETENTION_DAYS.digitalAfterDelivery,
          link: (chunks) => (
            <Link className="underline" href={to('/privacy-policy#photo')} target="_blank">
              {chunks}
            </Link>
          ),
        })}
      </Checkbox>
      <FieldMessage error={invalid ? errorText('photo_consent_required') : undefined} id="photo-consent-note" />
    </div>
  );
}
