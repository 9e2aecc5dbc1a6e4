'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ReaderProgress } from '@/components/photo/reading/reader-progress';
import { ReadingForm } from '@/components/photo/reading/reading-form';
import { useRelativeReading } from '@/components/photo/reading/use-device-reading';
import { useReadingForm } from '@/components/photo/reading/use-reading-form';
import { deleteStoredPhotos } from '@/components/photo/upload/photo-store';
import { usePhotoCandidates } from '@/components/photo/use-photo-candidates';
import { canReadPhotos } from '@/components/photo/worker/photo-worker';
import { Button } from '@/components/ui/button';
import type { ReadRelative } from '@/lib/illustrator';
import { type GrownUpRole, isWoman } from '../family-options';
import { RELATIVE_CONSENT_ID, RelativeConsent } from './relative-consent';
import '@/app/overlays.css';
import '../../second/photo/photo-dialog.css';

type RelativePhotoFormProps = {
  readonly bookId: string;
  readonly role: GrownUpRole;
  readonly onRead: (read: ReadRelative) => void;
  /** The parent would rather choose the looks. */
  readonly onByHand: () => void;
};

/** A photo of a grown-up, with this person's leave; a device that cannot read it says so, and the choices stay. */
export default function RelativePhotoForm(props: RelativePhotoFormProps) {
  const { role, onByHand } = props;
  const t = useTranslations('hero.family.photo');
  const [readable] = useState(canReadPhotos);
  const body = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; what is said of the photo stands above.
  useEffect(() => {
    body.current?.focus({ preventScroll: true });
    body.current?.parentElement?.scrollTo({ top: 0 });
  }, []);
  return (
    <div className="grid gap-4 outline-none" ref={body} tabIndex={-1}>
      {readable ? (
        <ReadableForm {...props} />
      ) : (
        <>
          <p>{t('unable', { role })}</p>
          <Button onClick={onByHand}>{t('byHand')}</Button>
        </>
      )}
    </div>
  );
}

function ReadableForm({ bookId, role, onRead, onByHand }: RelativePhotoFormProps) {
  const t = useTranslations('hero.family.photo');
  const family = useTranslations('hero.family');
  const key = `${bookId}:${role}`;
  const photos = usePhotoCandidates(key);
  const [consented, setConsented] = useState(false);
  const reading = useRelativeReading(photos.selected, consented);
  const form = useReadingForm({
    photos,
    reading,
    consented,
    consentId: RELATIVE_CONSENT_ID,
    onRead: async (read: ReadRelative) => onRead(read),
  });
  // Whether it was used or not, the photo ends with this form.
  useEffect(() => () => void deleteStoredPhotos((stored) => stored.bookId === key), [key]);
  return (
    <ReadingForm
      first={
        <RelativeConsent
          consented={consented}
          invalid={form.consentMissing}
          onChange={(given) => {
            setConsented(given);
            form.clearConsentMissing();
          }}
          role={role}
        />
      }
      form={form}
      gender={isWoman(role) ? 'girl' : 'boy'}
      name={family('role', { role })}
      onByHand={onByHand}
      photos={photos}
      reading={reading}
      text={{
        failed: t('failed', { role }),
        failedLine: t('failedLine', { role }),
        retry: t('retry'),
        go: t('go', { role }),
        byHand: t('byHand'),
      }}
    >
      {reading.state.phase === 'reading' && (
        <div aria-live="polite" className="reading-card">
          <ReaderProgress />
        </div>
      )}
    </ReadingForm>
  );
}
