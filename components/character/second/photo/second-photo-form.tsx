'use client';

import { useTranslations } from 'next-intl';
import { ReadingForm } from '@/components/photo/reading/reading-form';
import { ReadingSummary } from '@/components/photo/reading/reading-summary';
import type { DraftView } from '@/lib/books';
import type { ReadHero } from '@/lib/illustrator';
import { SecondConsent } from './second-consent';
import { useSecondPhoto } from './use-second-photo';

type SecondPhotoFormProps = {
  readonly draft: DraftView;
  readonly second: NonNullable<DraftView['second']>;
  readonly onRead: (hero: ReadHero) => Promise<void>;
  readonly onLooks: () => void;
};

/** One photo with advice and consent, as for the first hero; what this device cannot read is chosen by hand. */
export function SecondPhotoForm({ draft, second, onRead, onLooks }: SecondPhotoFormProps) {
  const t = useTranslations('hero.second.photo');
  const { name, gender } = second;
  const form = useSecondPhoto(draft.id, second, onRead);
  const { photos, reading } = form;
  return (
    <ReadingForm
      form={form}
      gender={gender}
      name={name}
      onByHand={onLooks}
      photos={photos}
      reading={reading}
      text={{
        failed: t('failed', { second: name }),
        failedLine: t('failedLine', { second: name }),
        retry: t('retry'),
        go: t('go', { second: name }),
        byHand: t('byHand'),
      }}
    >
      <ReadingSummary canSend={false} reading={reading} />
      <SecondConsent
        consented={form.consented}
        invalid={form.consentMissing}
        onChange={form.setConsented}
        second={name}
      />
    </ReadingForm>
  );
}
