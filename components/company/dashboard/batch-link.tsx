'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextInput } from '@/components/ui/text-input';
import { useMarket } from '@/lib/client/market';
import { toast } from '@/lib/client/toast-store';
import type { BatchView } from '@/lib/company';

/** The link of the employees, with a ready-made invitation for WhatsApp and e-mail. */
export function BatchLink({ batch }: { readonly batch: BatchView }) {
  const t = useTranslations('company.link');
  const format = useFormatter();
  const { to } = useMarket();
  const url = typeof window === 'undefined' ? '' : `${window.location.origin}${to(`/company/${batch.token}`)}`;
  const date = format.dateTime(new Date(batch.closesAt), { weekday: 'long', day: 'numeric', month: 'long' });
  const message = t('message', { company: batch.companyName, date, url });
  const subject = t('subject', { company: batch.companyName });
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(t('copied'));
    } catch {
      toast(t('copyFailed'), 'problem');
    }
  };
  return (
    <section aria-labelledby="company-link" className="company-panel">
      <h2 className="text-title" id="company-link">
        {t('title')}
      </h2>
      <p className="max-w-[44em] text-ink-soft">{t('text')}</p>
      <TextInput aria-label={t('address')} className="max-w-[520px]" dir="ltr" readOnly value={url} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy(url)} size="small" variant="ink">
          <Icon name="copy" />
          {t('copy')}
        </Button>
        <Button onClick={() => void copy(message)} size="small" variant="quiet">
          {t('copyInvitation')}
        </Button>
        <a
          className="ui-button"
          data-look="quiet"
          data-size="small"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          rel="noopener noreferrer"
          target="_blank"
        >
          <Icon name="message-circle" />
          {t('whatsapp')}
        </a>
        <a
          className="ui-button"
          data-look="quiet"
          data-size="small"
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`}
        >
          <Icon name="mail" />
          {t('mail')}
        </a>
      </div>
    </section>
  );
}
