'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { strongEmailTag } from '@/components/ui/text';
import { EmailSent } from './email-sent';
import { LetterForm } from './letter-form';

type TellDialogProps = { readonly bookId: string; readonly onOpenChange: (open: boolean) => void };

/** 'Tell me when it is ready': one mail, then the address is deleted. */
export default function TellDialog({ bookId, onOpenChange }: TellDialogProps) {
  const t = useTranslations('waiting.tell');
  const tCommon = useTranslations('common');
  const [sentTo, setSentTo] = useState<string>();
  const words = { email: t('email'), consent: t('consent'), send: t('send') };
  return (
    <Dialog
      closeLabel={tCommon('close')}
      description={sentTo === undefined ? t('lead') : undefined}
      onOpenChange={onOpenChange}
      open
      title={sentTo === undefined ? t('title') : t('sentTitle')}
      width={480}
    >
      {sentTo === undefined ? (
        <LetterForm bookId={bookId} onSent={setSentTo} reason="preview" words={words} />
      ) : (
        <EmailSent closeLabel={t('done')} onClose={() => onOpenChange(false)}>
          {t.rich('sentText', { email: sentTo, mail: strongEmailTag })}
        </EmailSent>
      )}
    </Dialog>
  );
}
