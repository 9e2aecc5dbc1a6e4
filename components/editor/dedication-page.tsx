'use client';

import { useTranslations } from 'next-intl';
import type { EditorView } from '@/lib/orders';

/** The page in front of the story with the family's own words. */
export function DedicationPage({ view }: { readonly view: EditorView }) {
  const t = useTranslations('editor.dedication');
  return (
    <div className="dedication-sheet">
      <p className="dedication-text" dir="auto">
        {view.dedication ?? t('empty')}
      </p>
    </div>
  );
}
