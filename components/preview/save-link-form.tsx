'use client';

import { useTranslations } from 'next-intl';
import { EmailSubscribeForm } from '@/components/generation-progress/email-subscribe-form';
import type { PreviewView } from '@/lib/books';

type SaveLinkFormProps = { readonly preview: PreviewView; readonly onSent: (email: string) => void };

/** Asks for an e-mail address for the link and one reminder. */
export function SaveLinkForm({ preview, onSent }: SaveLinkFormProps) {
  const t = useTranslations('preview.keep');
  return (
    <div className="grid gap-4">
      <h3>{t('elsewhere')}</h3>
      <EmailSubscribeForm
        bookId={preview.id}
        onSent={onSent}
        reason="draft"
        labels={{ email: t('email'), consent: t('consent'), send: t('send') }}
      />
    </div>
  );
}
