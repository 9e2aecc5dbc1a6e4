'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { SupportForm } from './support-form';
import { SupportSent } from './support-sent';
import { closeSupport, type SupportContext } from './support-store';

type SupportPanelProps = { readonly open: boolean; readonly context: SupportContext };

/** Spec §4 "Support dialog": editing, sending, an error, or the thank-you; it does not close while sending. */
export function SupportPanel({ open, context }: SupportPanelProps) {
  const t = useTranslations('support');
  const tCommon = useTranslations('common');
  const [sentTo, setSentTo] = useState<string>();
  const [sending, setSending] = useState(false);
  const close = () => {
    if (sending) return;
    closeSupport();
  };
  // What comes next time is a new request.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setSentTo(undefined);
  }
  return (
    <Dialog
      closeLabel={tCommon('close')}
      description={sentTo ? undefined : t('lead')}
      onOpenChange={close}
      open={open}
      title={sentTo ? t('sent.title') : t('title')}
      width={600}
    >
      {sentTo ? (
        <SupportSent onClose={close} to={sentTo} />
      ) : (
        <SupportForm context={context} onCancel={close} onSending={setSending} onSent={setSentTo} />
      )}
    </Dialog>
  );
}
