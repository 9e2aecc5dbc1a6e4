'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { closeSupport, type SupportContext } from '@/lib/client/stores/support-store';
import { SupportForm } from './support-form';
import { SupportSent } from './support-sent';

type SupportPanelProps = { readonly open: boolean; readonly context: SupportContext };

/** Spec §4 "Support dialog": form, sending, error or thank-you; it cannot be closed while sending. */
export function SupportPanel({ open, context }: SupportPanelProps) {
  const t = useTranslations('support');
  const tCommon = useTranslations('common');
  const [sentTo, setSentTo] = useState<string>();
  const [sending, setSending] = useState(false);
  const close = () => {
    if (sending) return;
    closeSupport();
  };
  // Reopening starts a new request.
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
        <SupportSent onClose={close} email={sentTo} />
      ) : (
        <SupportForm context={context} onCancel={close} onSending={setSending} onSent={setSentTo} />
      )}
    </Dialog>
  );
}
