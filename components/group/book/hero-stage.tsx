'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { RevealImage } from '@/components/generation-progress/reveal-image';
import { Button } from '@/components/ui/button';
import type { DraftView } from '@/lib/books';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { getTaskProgress } from '@/lib/client/progress/task-progress';
import type { ImageModel } from '@/lib/illustrator';

type HeroStageProps = {
  readonly draft: DraftView;
  /** How the company has the books drawn. */
  readonly model: ImageModel;
  readonly onChanged: (draft?: DraftView) => Promise<unknown>;
  readonly onAnotherPhoto: () => void;
};

/** The drawn hero: the employee sees whether it is the child before the book is drawn. */
export function HeroStage({ draft, model, onChanged, onAnotherPhoto }: HeroStageProps) {
  const t = useTranslations('employee.hero');
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const { id, gender, portraits, tasks, advancedRefusal } = draft;
  const name = draft.childName ?? '';
  const failed = tasks.character?.state === 'failed';
  const refused = model === 'advanced' && advancedRefusal !== null;
  const portrait = portraits[model];
  const run = async (path: string, json: object) => {
    setPending(true);
    setFailure(undefined);
    try {
      await sendJson(`/api/books/${id}/${path}`, { json });
      await onChanged();
    } catch (thrown) {
      setFailure(toApiError(thrown));
    }
    setPending(false);
  };
  const title = failed ? 'stopped' : refused ? 'refused' : portrait ? 'ready' : 'drawing';
  return (
    <section aria-labelledby="employee-hero" className="group-card justify-items-center text-center">
      <div className="group-portrait">
        <RevealImage
          alt={t('alt', { name })}
          progress={failed ? 0.1 : getTaskProgress(tasks.character)}
          src={refused ? null : portrait}
        />
      </div>
      <h2 aria-live="polite" className="text-title" id="employee-hero">
        {t(title, { name, gender })}
      </h2>
      <FormError failure={failure ?? (refused ? 'advanced_not_possible' : undefined)} />
      <div className="grid w-full gap-3">
        {failed && (
          <Button fullWidth loading={pending} onClick={() => void run('retry', { kind: 'character' })}>
            {t('retry')}
          </Button>
        )}
        {!failed && !refused && (
          <Button
            disabled={!portrait}
            fullWidth
            loading={pending}
            onClick={() => void run('approve', { imageModel: model })}
            size="large"
          >
            {t('approve')}
          </Button>
        )}
        <Button fullWidth onClick={onAnotherPhoto} variant="quiet">
          {t('anotherPhoto')}
        </Button>
      </div>
    </section>
  );
}
