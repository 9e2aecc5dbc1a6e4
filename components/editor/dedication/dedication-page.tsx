'use client';

import { useTranslations } from 'next-intl';
import { DedicationDesigns } from '@/components/dedication/dedication-designs';
import { useDedication } from '@/components/dedication/use-dedication';
import { SavedIndicator } from '@/components/feedback/saved-indicator';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Num } from '@/components/ui/text';
import { TextArea } from '@/components/ui/text-input';
import { DEDICATION_LIMITS } from '@/lib/books';
import { useErrorText } from '@/lib/client/api/error-text';
import type { EditorView } from '@/lib/orders';
import { DedicationSheet } from './dedication-sheet';

type DedicationPageProps = { readonly view: EditorView; readonly onChanged: () => Promise<unknown> };

/** The page in front of the story with the family's own words (spec §2 "Editor"). */
export function DedicationPage({ view, onChanged }: DedicationPageProps) {
  const t = useTranslations('editor.dedication');
  const { orderId, dedication, dedicationDesign, editing, dedicationIncluded } = view;
  const saving = useDedication({ id: orderId, dedication, dedicationDesign }, onChanged);
  const changeable = editing === 'open' && dedicationIncluded;
  return (
    <>
      <DedicationSheet design={saving.design} text={saving.text.trim()} />
      <div className="editor-panel">
        {changeable && <DedicationForm language={view.language} saving={saving} />}
        {editing === 'open' && !dedicationIncluded && <p className="editor-notice">{t('notOrdered')}</p>}
        {editing === 'locked' && <p className="editor-notice">{t('locked')}</p>}
      </div>
    </>
  );
}

type DedicationFormProps = {
  readonly language: EditorView['language'];
  readonly saving: ReturnType<typeof useDedication>;
};

function DedicationForm({ language, saving }: DedicationFormProps) {
  const t = useTranslations('editor.dedication');
  const errorText = useErrorText();
  const { text, design, state, errorCode, changeText, changeDesign, flush } = saving;
  const withoutDedication = () => {
    changeText('');
    void flush();
  };
  return (
    <div className="grid gap-2">
      <Field error={errorText(errorCode)} hint={t('included')} id="dedication" label={t('label')}>
        {(aria) => (
          <TextArea
            {...aria}
            dir="auto"
            lang={language}
            onBlur={flush}
            onChange={(event) => changeText(event.target.value)}
            rows={4}
            value={text}
          />
        )}
      </Field>
      <div className="flex min-h-6 items-center justify-between gap-3 text-note text-ink-soft">
        {state ? <SavedIndicator onRetry={flush} state={state} /> : <span />}
        <Num>
          {[...text].length} / {DEDICATION_LIMITS.max}
        </Num>
      </div>
      {text.trim() && <DedicationDesigns onChange={changeDesign} value={design} />}
      {state === 'failed' && (
        <div className="editor-notice" role="alert">
          <p>{t('failed')}</p>
          <Button onClick={withoutDedication} size="small" variant="quiet">
            {t('without')}
          </Button>
        </div>
      )}
    </div>
  );
}
