import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { RelativeNameProps } from './relative-name-dialog';

const RelativeNameDialog = dynamic(() => import('./relative-name-dialog'), { ssr: false });

/** What the story's relative is called, and a dialog to change it (§10 relatives). */
export function RelativeNameRow(props: RelativeNameProps) {
  const { relative, language, value } = props;
  const t = useTranslations('wizard.book.relative');
  const [open, setOpen] = useState(false);
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 rounded-card bg-paper p-2">
      <p>
        {t('told', { role: relative.role })}{' '}
        <bdi className="font-semibold" lang={language}>
          {value.name ?? relative.name}
        </bdi>
      </p>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {t('change')}
      </Button>
      {open && <RelativeNameDialog {...props} onOpenChange={setOpen} />}
    </div>
  );
}
