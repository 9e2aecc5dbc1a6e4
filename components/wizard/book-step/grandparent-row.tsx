import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { GrandparentNameProps } from './grandparent-dialog';

const GrandparentDialog = dynamic(() => import('./grandparent-dialog'), { ssr: false });

/** What the story's grandparent is called, and a dialog to change it (§10 grandparents). */
export function GrandparentRow(props: GrandparentNameProps) {
  const { grandparent, language, value } = props;
  const t = useTranslations('wizard.book.grandparent');
  const [open, setOpen] = useState(false);
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 rounded-card bg-paper p-2">
      <p>
        {t('told', { role: grandparent.role })}{' '}
        <bdi className="font-semibold" lang={language}>
          {value ?? grandparent.name}
        </bdi>
      </p>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {t('change')}
      </Button>
      {open && <GrandparentDialog {...props} onOpenChange={setOpen} />}
    </div>
  );
}
