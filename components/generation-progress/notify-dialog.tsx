'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmailSent } from '@/components/feedback/email-sent';
import { Dialog } from '@/components/ui/dialog';
import { strongEmailTag } from '@/components/ui/text';
import { EmailSubscribeForm } from './email-subscribe-form';

type NotifyDialogProps = { readonly bookId: string; readonly onOpenChange: (open: boolean) => void };

/** 'Tell me when it is ready': sends one mail, then deletes the address. */
export default function NotifyDialog({ bookId, onOpenChange }: NotifyDialogProps) {
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
        <EmailSubscribeForm bookId={bookId} onSent={setSentTo} reason="preview" labels={words} />
      ) : (
        <EmailSent closeLabel={t('done')} onClose={() => onOpenChange(false)}>
          {t.rich('sentText', { email: sentTo, mail: strongEmailTag })}
        </EmailSent>
      )}
    </Dialog>
  );
}
