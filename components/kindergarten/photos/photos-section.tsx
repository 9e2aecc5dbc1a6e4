'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { startPhotoWorker } from '@/components/photo/worker/photo-worker';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { FieldMessage } from '@/components/ui/field';
import { whenIdle } from '@/components/ui/hooks/when-idle';
import { Link } from '@/components/ui/link';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useMarket } from '@/lib/client/market';
import { CLASS_LIMITS, type ClassView, DECLARATION_VERSION } from '@/lib/kindergarten';
import type { ClassActions } from '../class/use-class';
import { FormSection } from '../form-section';
import { PhotoDropZone } from './photo-drop-zone';
import { ReadingNotice } from './reading-notice';
import { UploadList } from './upload-list';
import type { usePhotoUploads } from './use-photo-uploads';

type PhotosSectionProps = {
  readonly view: ClassView;
  readonly uploads: ReturnType<typeof usePhotoUploads>;
  readonly send: ClassActions['send'];
  /** The other way: parents add their own children. */
  readonly children: ReactNode;
};

/** The photos that the school has, after its declaration. */
export function PhotosSection({ view, uploads, send, children }: PhotosSectionProps) {
  const t = useTranslations('kindergarten.photos');
  const { language, to } = useMarket();
  const [pending, setPending] = useState<boolean>();
  /** Chosen before the declaration: they wait for it, and nobody has to find them again. */
  const [held, setHeld] = useState<readonly File[]>([]);
  const [tooMany, setTooMany] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const declared = pending ?? view.declared;
  // Only a class with a declaration has photos to read.
  useEffect(() => {
    if (view.declared) whenIdle(startPhotoWorker);
  }, [view.declared]);

  const start = async (files: readonly File[]) => {
    setTooMany(Math.max(0, files.length - CLASS_LIMITS.photosAtOnce));
    await uploads.add(files).catch((thrown) => setFailure(toApiError(thrown)));
  };
  const declare = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await send('/declaration', {
        method: 'PUT',
        json: { accepted: true, textVersion: DECLARATION_VERSION, language },
      });
      setHeld([]);
      if (held.length > 0) await start(held);
    } catch (thrown) {
      setFailure(toApiError(thrown));
    }
    setPending(undefined);
  };
  const pick = (files: readonly File[]) => {
    setFailure(undefined);
    if (view.declared) {
      void start(files);
      return;
    }
    setHeld([...held, ...files]);
    document.getElementById('school-declaration')?.focus();
  };
  return (
    <FormSection id="photos" lead={t('lead')} number={2} title={t('title')}>
      <ReadingNotice />
      <div>
        <Checkbox
          aria-describedby="school-declaration-note"
          aria-invalid={held.length > 0 || undefined}
          checked={declared}
          disabled={view.declared}
          id="school-declaration"
          onChange={() => void declare()}
        >
          {t.rich('declaration', {
            link: (chunks) => (
              <Link className="underline" href={to('/privacy-policy#photo')} target="_blank">
                {chunks}
              </Link>
            ),
          })}
        </Checkbox>
        <FieldMessage
          error={held.length > 0 && t('declareFirst', { count: held.length })}
          id="school-declaration-note"
        />
      </div>
      <PhotoDropZone max={CLASS_LIMITS.photosAtOnce} onPick={pick} />
      <FormError failure={failure} />
      {tooMany > 0 && (
        <p className="text-small" role="status">
          {t('tooMany', { max: CLASS_LIMITS.photosAtOnce, count: tooMany })}
        </p>
      )}
      <UploadList uploads={uploads} />
      {children}
    </FormSection>
  );
}
