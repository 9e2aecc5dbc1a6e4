'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Num } from '@/components/ui/text';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { GUIDE_STEPS, type useGuide } from './use-guide';

/** The fox explains the editor in five short steps; the page stays usable meanwhile. */
export function Guide({ step, number, next, close }: Omit<ReturnType<typeof useGuide>, 'restart'>) {
  const t = useTranslations('editor.guide');
  if (step === null) return null;
  const last = number === GUIDE_STEPS.length;
  return (
    <aside aria-label={t('label')} className="editor-guide">
      {/* biome-ignore lint/performance/noImgElement: one small picture that needs no optimizer */}
      <img alt="" height={96} src="/pictures/mascot-192.webp" width={96} />
      <p aria-live="polite">
        <b className="text-honey">
          <Num>
            {number}/{GUIDE_STEPS.length}
          </Num>
        </b>{' '}
        {t(`steps.${step}`)}
      </p>
      <div className="grid gap-1">
        <Button onClick={next} size="small" variant="honey">
          {t(last ? 'start' : 'next')}
        </Button>
        {!last && (
          <UnstyledButton className="text-link min-h-11 text-note" onClick={close} type="button">
            {t('skip')}
          </UnstyledButton>
        )}
      </div>
    </aside>
  );
}
