'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { LoadError } from '@/components/feedback/load-error';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Skeleton } from '@/components/ui/surface';
import type { DraftView } from '@/lib/books';
import type { ApiError } from '@/lib/client/api/api-error';
import type { LinkView } from '@/lib/kindergarten';
import { ChildPhotoForm } from '../photo/child-photo-form';
import { JoinForm } from './join-form';

/** `/class/{token}`: a parent adds their own child, with one thumb: the child, the photo, done. */
export function JoinScreen({ token }: { readonly token: string }) {
  const t = useTranslations('kindergarten.join');
  const format = useFormatter();
  const { data: link, error, mutate } = useSWR<LinkView, ApiError>(`/api/kindergarten/link/${token}`);
  const [bookId, setBookId] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const draft = useSWR<DraftView, ApiError>(bookId && `/api/books/${bookId}`);
  if (error && !link) return <LoadError error={error} onRetry={() => mutate()} />;
  if (!link) {
    return (
      <main className="wrap join-page" id="content">
        <Skeleton className="h-40" />
        <Skeleton className="h-80" />
      </main>
    );
  }
  const kindergarten = link.kindergartenName || t('someKindergarten');
  const name = draft.data?.childName ?? '';
  const again = () => {
    setDone(false);
    setBookId(null);
    window.scrollTo({ top: 0 });
  };
  return (
    <main className="wrap join-page" id="content">
      <header className="grid justify-items-center gap-3 text-center">
        <Picture alt="" className="size-28 rounded-card" name="make-girl" priority sizes="112px" widths={[240, 480]} />
        <h1 className="text-section">{done ? t('done.title', { name }) : t('title', { kindergarten })}</h1>
        {!done && <p className="max-w-[32em] text-ink-soft text-lead">{t('lead')}</p>}
      </header>
      {!link.open && !bookId && (
        <p className="join-card" role="status">
          {t('closed', { kindergarten })}
        </p>
      )}
      {link.open && !bookId && (
        <section className="join-card">
          <JoinForm link={link} onJoined={setBookId} token={token} />
          <p className="text-center text-ink-soft text-note">
            {t('until', {
              date: format.dateTime(new Date(link.closesAt), { weekday: 'long', day: 'numeric', month: 'long' }),
            })}
          </p>
        </section>
      )}
      {bookId && !done && (
        <section className="join-card">
          <h2 className="text-title">{t('photoTitle', { name })}</h2>
          {draft.data ? (
            <ChildPhotoForm
              asksConsent
              draft={draft.data}
              name={name}
              needsPhoto={false}
              onSaved={async (saved) => {
                await draft.mutate(saved, { revalidate: false });
                setDone(true);
                window.scrollTo({ top: 0 });
              }}
              submitLabel={t('send')}
            />
          ) : (
            <Skeleton className="h-80" />
          )}
        </section>
      )}
      {done && (
        <section className="join-card join-done">
          <Icon className="size-12 text-mint-deep" name="circle-check" />
          <p className="text-lead">{t('done.text', { kindergarten })}</p>
          <p className="text-ink-soft text-small">{t('done.privacy')}</p>
          {link.open && (
            <button className="text-link" onClick={again} type="button">
              {t('done.another')}
            </button>
          )}
        </section>
      )}
      <p className="text-center text-ink-soft text-note">{t('privacy', { kindergarten })}</p>
    </main>
  );
}
