'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { sendJson } from '@/lib/client/api/send-json';
import { toast } from '@/lib/client/stores/toast-store';
import type { BatchView } from '@/lib/company';

/** Mails the link to the HR person once more, to be forwarded. */
export function SendInvitation({ batch }: { readonly batch: BatchView }) {
  const t = useTranslations('company.link');
  const errorText = useErrorText();
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      const { sentTo } = await sendJson<{ sentTo: string }>(`/api/company/${batch.id}/invitation`);
      toast(t('sent', { email: sentTo }));
    } catch (thrown) {
      toast(errorText(toApiError(thrown)) ?? t('copyFailed'), 'problem');
    }
    setSending(false);
  };
  return (
    <Button loading={sending} onClick={() => void send()} size="small" variant="quiet">
      <Icon name="mail" />
      {t('send')}
    </Button>
  );
}
