'use client';

import { useTranslations } from 'next-intl';
import type { PreviewView } from '@/lib/books';
import { LetterForm } from './letter-form';

type KeepFormProps = { readonly preview: PreviewView; readonly onSent: (email: string) => void };

/** An address for the link to the book, and for one reminder. */
export function KeepForm({ preview, onSent }: KeepFormProps) {
  const t = useTranslations('preview.keep');
  return (
    <div className="grid gap-4">
      <h3 className="font-semibold">{t('elsewhere')}</h3>
      <LetterForm
        bookId={preview.id}
        onSent={onSent}
        reason="draft"
        words={{ email: t('email'), consent: t('consent'), send: t('send') }}
      />
    </div>
  );
}
