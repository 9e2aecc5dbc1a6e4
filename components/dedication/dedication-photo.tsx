import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { UploadState } from '@/components/photo/upload/upload-with-retry';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { FieldMessage } from '@/components/ui/field';
import { InputControl } from '@/components/ui/form-controls';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { useErrorText } from '@/lib/client/api/error-text';
import { useDedicationPhoto } from './use-dedication-photo';

const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';
const CONSENT_ERROR = 'dedication_photo_consent_required';

type DedicationPhotoProps = {
  readonly orderId: string;
  /** Signed link of the photo; `null` without one. */
  readonly url: string | null;
  readonly onChanged: () => Promise<unknown>;
};

/** The family's photo beside the words of a dedication: add, replace, remove. */
export function DedicationPhoto({ orderId, url, onChanged }: DedicationPhotoProps) {
  const t = useTranslations('checkout.dedication.photo');
  const errorText = useErrorText();
  const photo = useDedicationPhoto(orderId, onChanged);
  const { consented, upload, failure, retry } = photo;
  const consentMissing = failure?.code === CONSENT_ERROR;
  return (
    <fieldset className="grid gap-2" aria-describedby="dedication-photo-note">
      <legend className="mb-1 font-semibold">{t('legend')}</legend>
      {url && (
        <div className="flex flex-wrap items-center gap-3">
          {/* biome-ignore lint/performance/noImgElement: a signed link of a private photo */}
          <img alt={t('alt')} className="dedication-thumbnail" height={90} src={url} width={120} />
          <Button disabled={upload !== null} onClick={() => void photo.remove()} size="small" variant="quiet">
            {t('remove')}
          </Button>
        </div>
      )}
      <Checkbox
        aria-describedby="dedication-consent-note"
        aria-invalid={consentMissing || undefined}
        checked={consented}
        id="dedication-consent"
        onChange={(event) => photo.setConsented(event.target.checked)}
      >
        {t('consent')}
      </Checkbox>
      <FieldMessage error={consentMissing && errorText(failure)} id="dedication-consent-note" />
      {upload === null || upload === 'removing' ? (
        <ChooseFile
          checkConsent={photo.checkConsent}
          label={url ? t('replace') : t('add')}
          onChoose={(file) => void photo.add(file)}
        />
      ) : (
        <SendingPhoto onStop={photo.stop} state={upload} />
      )}
      <FieldMessage
        error={failure && !consentMissing && errorText(failure)}
        hint={t('hint')}
        id="dedication-photo-note"
      />
      {retry && (
        <Button onClick={() => void retry()} size="small" variant="quiet">
          {t('retry')}
        </Button>
      )}
    </fieldset>
  );
}

type ChooseFileProps = {
  readonly label: string;
  readonly checkConsent: () => boolean;
  readonly onChoose: (file: File) => void;
};

function ChooseFile({ label, checkConsent, onChoose }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <UnstyledButton className="ui-chip" onClick={() => checkConsent() && input.current?.click()} type="button">
        <Icon name="images" />
        {label}
      </UnstyledButton>
      <InputControl
        accept={ACCEPTED_TYPES}
        data-testid="dedication-photo-file"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          // Reset, so that selecting the same file again fires a change event.
          event.target.value = '';
        }}
        ref={input}
        type="file"
      />
    </div>
  );
}

function SendingPhoto({ state, onStop }: { readonly state: UploadState; readonly onStop: () => void }) {
  const t = useTranslations('checkout.dedication.photo');
  const sent = state.phase === 'sending' ? state.sent : 0;
  const text = t(state.phase === 'offline' || state.phase === 'waiting' ? 'waiting' : 'sending');
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <p aria-live="polite" className="font-medium text-small">
          {text}
        </p>
        <UnstyledButton className="text-link" onClick={onStop} type="button">
          {t('stop')}
        </UnstyledButton>
      </div>
      <progress aria-label={text} className="dedication-progress" max={1} value={sent} />
    </div>
  );
}
