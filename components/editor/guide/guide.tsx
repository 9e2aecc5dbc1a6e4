'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useHandOnFocus } from '@/components/ui/hooks/use-hand-on-focus';
import { Num } from '@/components/ui/text';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { GUIDE_STEPS, type GuideStep, type useGuide } from './use-guide';

/** The fox explains the editor in five short steps; the page stays usable meanwhile. */
export function Guide({ step, ...rest }: Omit<ReturnType<typeof useGuide>, 'restart'>) {
  return step && <GuideStepNote {...rest} step={step} />;
}

type GuideStepNoteProps = Omit<ReturnType<typeof useGuide>, 'restart' | 'step'> & { readonly step: GuideStep };

function GuideStepNote({ step, number, next, close }: GuideStepNoteProps) {
  const t = useTranslations('editor.guide');
  const note = useRef<HTMLElement>(null);
  useHandOnFocus(note);
  const last = number === GUIDE_STEPS.length;
  return (
    <aside aria-label={t('label')} className="editor-guide on-night" ref={note}>
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
