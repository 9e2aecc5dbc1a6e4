'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { LoadError } from '@/components/feedback/load-error';
import { Picture } from '@/components/ui/picture';
import { Skeleton } from '@/components/ui/surface';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { ApiError } from '@/lib/client/api/api-error';
import type { LinkView } from '@/lib/kindergarten';
import { isolate } from '@/lib/platform/text/isolate';
import { JoinForm } from './join-form';
import { JoinInvalid } from './join-invalid';
import { OwnChildCard } from './own-child-card';
import { OwnChildStages } from './own-child-stages';

/** What the parent does now: nothing, adds a child, corrects one, sends a photo, or looks at a book. */
type Doing =
  | { readonly kind: 'list' | 'add' }
  | { readonly kind: 'change' | 'photo' | 'look'; readonly bookId: string };

/**
 * `/class/{token}`: a parent adds their own child, sees hero and first pages, and approves them (rulings, "Class and
 * company links").
 */
export function JoinScreen({ token }: { readonly token: string }) {
  const t = useTranslations('kindergarten.join');
  const { data: link, error, mutate } = useSWR<LinkView, ApiError>(`/api/kindergarten/link/${token}`);
  const [doing, setDoing] = useState<Doing>({ kind: 'list' });
  if (error?.status === 404 && !link) return <JoinInvalid />;
  if (error && !link) return <LoadError error={error} onRetry={() => mutate()} />;
  if (!link) {
    return (
      <main className="wrap group-page" id="content">
        <Skeleton className="h-40" />
        <Skeleton className="h-80" />
      </main>
    );
  }
  const kindergarten = link.kindergartenName || t('someKindergarten');
  const show = (next: Doing) => {
    setDoing(next);
    window.scrollTo({ top: 0 });
  };
  const toList = async () => {
    await mutate();
    show({ kind: 'list' });
  };
  const child = 'bookId' in doing ? link.own.find(({ bookId }) => bookId === doing.bookId) : undefined;
  const adds = link.open && (doing.kind === 'add' || link.own.length === 0);
  const path = `/api/kindergarten/link/${token}/children`;
  return (
    <main className="wrap group-page" id="content">
      <JoinHeader kindergarten={kindergarten} lead={adds} />
      {!link.open && link.own.length === 0 && (
        <p className="group-card" role="status">
          {t('closed', { kindergarten: isolate(kindergarten) })}
        </p>
      )}
      {adds && !child && (
        <section className="group-card">
          <JoinForm
            child={null}
            link={link}
            onSaved={async (bookId) => {
              await mutate();
              show({ kind: 'photo', bookId });
            }}
            token={token}
          />
          <LastDay link={link} />
        </section>
      )}
      {child && doing.kind === 'change' && (
        <section className="group-card">
          <JoinForm
            child={child}
            link={link}
            onSaved={async () => {
              await mutate();
              show({ kind: child.missing.includes('photo') ? 'photo' : 'look', bookId: child.bookId });
            }}
            token={token}
          />
        </section>
      )}
      {child && (doing.kind === 'photo' || doing.kind === 'look') && (
        <OwnChildStages
          asksPhoto={doing.kind === 'photo'}
          child={child}
          key={`${child.id}:${doing.kind}`}
          onDone={toList}
          onPhotoSaved={() => void mutate()}
          path={`${path}/${child.id}`}
        />
      )}
      {!child && !adds && (
        <ul aria-label={t('own.title')} className="grid gap-5">
          {link.own.map((own) => (
            <OwnChildCard
              child={own}
              key={own.id}
              kindergarten={kindergarten}
              onChange={() => show({ kind: 'change', bookId: own.bookId })}
              onLook={() => show({ kind: 'look', bookId: own.bookId })}
              onPhoto={() => show({ kind: 'photo', bookId: own.bookId })}
              onTakenOut={toList}
            />
          ))}
        </ul>
      )}
      {(child || (adds && link.own.length > 0)) && (
        <UnstyledButton className="text-link justify-self-center" onClick={() => void toList()} type="button">
          {t('own.back')}
        </UnstyledButton>
      )}
      {!child && !adds && link.open && (
        <UnstyledButton className="text-link justify-self-center" onClick={() => show({ kind: 'add' })} type="button">
          {t('own.another')}
        </UnstyledButton>
      )}
      <p className="text-center text-ink-soft text-note">{t('privacy', { kindergarten: isolate(kindergarten) })}</p>
    </main>
  );
}

function JoinHeader({ kindergarten, lead }: { readonly kindergarten: string; readonly lead: boolean }) {
  const t = useTranslations('kindergarten.join');
  return (
    <header className="grid justify-items-center gap-3 text-center">
      {lead && (
        <Picture alt="" className="size-28 rounded-card" name="make-girl" priority sizes="112px" widths={[240, 480]} />
      )}
      <h1 className={lead ? 'text-section' : 'text-title'}>{t('title', { kindergarten: isolate(kindergarten) })}</h1>
      {lead && <p className="max-w-[32em] text-ink-soft text-lead">{t('lead')}</p>}
    </header>
  );
}

function LastDay({ link }: { readonly link: LinkView }) {
  const t = useTranslations('kindergarten.join');
  const format = useFormatter();
  const date = format.dateTime(new Date(link.closesAt), { weekday: 'long', day: 'numeric', month: 'long' });
  return <p className="text-center text-ink-soft text-note">{t('until', { date })}</p>;
}
