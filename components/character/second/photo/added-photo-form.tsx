'use client';

import { useTranslations } from 'next-intl';
import { ReadingForm } from '@/components/photo/reading/reading-form';
import { ReadingSummary } from '@/components/photo/reading/reading-summary';
import type { DraftView, PlacedHero } from '@/lib/books';
import type { ReadHero } from '@/lib/illustrator';
import { AddedConsent } from './added-consent';
import { useAddedPhoto } from './use-added-photo';

type AddedPhotoFormProps = {
  readonly draft: DraftView;
  readonly added: PlacedHero;
  readonly onRead: (hero: ReadHero) => Promise<void>;
  readonly onLooks: () => void;
};

/** One photo with advice and consent, as for the first hero; what this device cannot read is chosen by hand. */
export function AddedPhotoForm({ draft, added, onRead, onLooks }: AddedPhotoFormProps) {
  const t = useTranslations('hero.second.photo');
  const { name, gender } = added;
  const form = useAddedPhoto(draft.id, added, onRead);
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
      <AddedConsent
        consented={form.consented}
        invalid={form.consentMissing}
        onChange={form.setConsented}
        second={name}
      />
    </ReadingForm>
  );
}
