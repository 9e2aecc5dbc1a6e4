'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeleteBook } from '@/components/drafts/delete-book';
import { EmailSent } from '@/components/feedback/email-sent';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { strongEmailTag } from '@/components/ui/text';
import { type PreviewView, RETENTION_DAYS } from '@/lib/books';
import { SaveLinkForm } from './save-link-form';

type SaveLinkDialogProps = { readonly preview: PreviewView; readonly onOpenChange: (open: boolean) => void };

/** Says that this device keeps the book, and offers a link by e-mail for other devices. */
export default function SaveLinkDialog({ preview, onOpenChange }: SaveLinkDialogProps) {
  const t = useTranslations('preview.keep');
  const tCommon = useTranslations('common');
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Dialog
      closeLabel={tCommon('close')}
      onOpenChange={onOpenChange}
      open
      title={sentTo === undefined ? t('title') : t('sentTitle')}
    >
      {sentTo === undefined ? (
        <div className="grid gap-5">
          <p className="flex gap-2.5 rounded-control bg-mint-wash px-4 py-3 text-mint-deep">
            <Icon className="mt-0.5" name="cloud-check" />
            <span>{t('here', { days: RETENTION_DAYS.draft })}</span>
          </p>
          <SaveLinkForm onSent={setSentTo} preview={preview} />
          {!preview.purchased && <DeleteBook bookId={preview.id} gender={preview.gender} />}
        </div>
      ) : (
        <EmailSent closeLabel={t('done')} onClose={() => onOpenChange(false)}>
          {t.rich('sentText', { email: sentTo, mail: strongEmailTag })}
        </EmailSent>
      )}
    </Dialog>
  );
}
