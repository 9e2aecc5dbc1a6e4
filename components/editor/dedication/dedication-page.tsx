'use client';

import { useTranslations } from 'next-intl';
import { DedicationInputs } from '@/components/dedication/dedication-inputs';
import { useDedication } from '@/components/dedication/use-dedication';
import { LinkedStylesheet } from '@/components/layout/linked-stylesheet';
import { SupportButton } from '@/components/support/support-button';
import { Button } from '@/components/ui/button';
import type { EditorView } from '@/lib/orders';
import styles from './dedication-page.pcss';
import { DedicationSheet } from './dedication-sheet';

type DedicationPageProps = { readonly view: EditorView; readonly onChanged: () => Promise<unknown> };

/** The page in front of the story with the family's own words (spec §2 "Editor"). */
export function DedicationPage({ view, onChanged }: DedicationPageProps) {
  const t = useTranslations('editor.dedication');
  const { orderId, dedication, dedicationDesign, dedicationPhoto, editing, dedicationIncluded } = view;
  const saving = useDedication({ id: orderId, dedication, dedicationDesign }, onChanged);
  const isPrinted = saving.text.trim() === dedication && saving.design === dedicationDesign;
  const changeable = editing === 'open' && dedicationIncluded;
  return (
    <>
      <LinkedStylesheet href={styles} />
      <DedicationSheet
        design={saving.design}
        language={view.language}
        layout={isPrinted ? view.dedicationLayout : null}
        photo={dedicationPhoto}
        text={saving.text.trim()}
      />
      <div className="editor-panel">
        {changeable && <DedicationForm onChanged={onChanged} saving={saving} view={view} />}
        {editing === 'open' && !dedicationIncluded && (
          <div className="editor-notice">
            <p>{t('notOrdered')}</p>
            <SupportButton className="text-link min-h-11" orderId={orderId} topic="order">
              {t('write')}
            </SupportButton>
          </div>
        )}
        {editing === 'locked' && <p className="editor-notice">{t('locked')}</p>}
      </div>
    </>
  );
}

type DedicationFormProps = DedicationPageProps & { readonly saving: ReturnType<typeof useDedication> };

function DedicationForm({ view, saving, onChanged }: DedicationFormProps) {
  const t = useTranslations('editor.dedication');
  const { state, changeText, flush } = saving;
  const withoutDedication = () => {
    changeText('');
    void flush();
  };
  return (
    <div className="grid gap-2">
      <DedicationInputs
        dedication={saving}
        hint={t('included')}
        label={t('label')}
        language={view.language}
        photo={{ orderId: view.orderId, url: view.dedicationPhoto, onChanged }}
      />
      {saving.text.trim() === '' && !view.dedicationPhoto && <p className="text-note text-ink-soft">{t('drawn')}</p>}
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
