'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { useDraft } from '@/components/drafts/use-draft';
import { BookPages } from '@/components/group/book/book-pages';
import { HeroStage } from '@/components/group/book/hero-stage';
import { ChildPhotoForm } from '@/components/kindergarten/photo/child-photo-form';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { DraftView } from '@/lib/books';
import type { ApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { tabStorage } from '@/lib/client/pending-verification';
import type { CompanyLinkView, SubmissionView } from '@/lib/company';
import type { Language } from '@/lib/markets';
import { isolate } from '@/lib/platform/text/isolate';
import { OwnOrder } from '../own-order/own-order';
import { ChildStage } from './child-stage';
import { ClosedLink } from './closed-link';
import { CompanyHeader } from './company-header';
import { EmployeeError } from './employee-error';
import { EmployeeSkeleton } from './employee-skeleton';
import { OrderForm, type SentOrder } from './order-form';
import { OrderSent } from './order-sent';
import { loadStartedBook, saveStartedBook } from './started-book';

/** `/company/{token}` (spec §2): an employee orders the one book, with one thumb. */
export function EmployeeScreen({ token }: { readonly token: string }) {
  const link = useSWR<CompanyLinkView, ApiError>(`/api/company/link/${token}`);
  // The order that this device has sent; the answer is 404 without one.
  const own = useSWR<SubmissionView, ApiError>(`/api/company/mine/${token}`, { shouldRetryOnError: false });
  const [sent, setSent] = useState<SentOrder | null>(null);
  if (link.error && !link.data) return <EmployeeError error={link.error} onRetry={() => link.mutate()} />;
  if (!link.data || own.isLoading) return <EmployeeSkeleton />;
  if (sent) return <OrderSent link={link.data} sent={sent} />;
  if (own.data) return <OwnOrder path={`/api/company/mine/${token}`} />;
  if (link.data.state !== 'open') return <ClosedLink link={link.data} />;
  return <OrderStages link={link.data} onSent={setSent} token={token} />;
}

type StageProps = {
  readonly link: CompanyLinkView;
  readonly token: string;
  readonly onSent: (sent: SentOrder) => void;
};

type Stage = 'child' | 'photo' | 'hero' | 'book';

/** Where a book goes on that was begun before. */
function findStage(draft: DraftView | undefined): Stage {
  if (!draft?.childName) return 'child';
  if (!draft.character) return 'photo';
  return draft.characterApproved ? 'book' : 'hero';
}

function OrderStages({ link, token, onSent }: StageProps) {
  const t = useTranslations('employee');
  const format = useFormatter();
  const [bookId, setBookId] = useState(() => loadStartedBook(tabStorage, token));
  const { data: draft, isLoading, mutate } = useDraft(bookId);
  // A stage that the employee went back to.
  const [chosen, setChosen] = useState<'child' | 'photo' | null>(null);
  const stage = chosen ?? findStage(draft);
  const name = draft?.childName ?? '';
  const begin = async (language: Language) => {
    const begun = await sendJson<{ bookId: string }>(`/api/company/link/${token}/book`, { json: { language } });
    saveStartedBook(tabStorage, { token, bookId: begun.bookId });
    return begun.bookId;
  };
  const show = async (next: DraftView) => {
    setBookId(next.id);
    await mutate(next, { revalidate: false });
    setChosen(null);
    window.scrollTo({ top: 0 });
  };
  const date = format.dateTime(new Date(link.closesAt), { day: 'numeric', month: 'long' });
  if (bookId && isLoading) return <EmployeeSkeleton />;
  return (
    <main className="wrap group-page" id="content">
      <CompanyHeader
        link={link}
        lead={stage === 'child' ? t('page.lead', { company: isolate(link.companyName) }) : null}
      />
      {stage === 'child' && (
        <ChildStage begin={begin} draft={draft ?? null} link={link} onSaved={(saved) => void show(saved)} />
      )}
      {stage === 'photo' && draft && (
        <section className="group-card">
          <h2 className="text-title">{t('photo.title', { name })}</h2>
          <ChildPhotoForm asksConsent draft={draft} name={name} onSaved={show} submitLabel={t('photo.send')} />
        </section>
      )}
      {stage === 'hero' && draft && (
        <HeroStage
          draft={draft}
          model={link.imageModel}
          onAnotherPhoto={() => setChosen('photo')}
          onChanged={() => mutate()}
        />
      )}
      {stage === 'book' && draft && (
        <section className="group-card">
          <h2 className="text-title">{t('book.title', { name })}</h2>
          <BookPages bookId={draft.id} />
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            <UnstyledButton className="text-link" onClick={() => setChosen('child')} type="button">
              {t('book.changeChild')}
            </UnstyledButton>
            <UnstyledButton className="text-link" onClick={() => setChosen('photo')} type="button">
              {t('hero.anotherPhoto')}
            </UnstyledButton>
          </div>
          <OrderForm bookId={draft.id} link={link} onSent={onSent} token={token} />
        </section>
      )}
      <p className="text-center text-ink-soft text-note">
        {t('page.until', { date })} {t('page.privacy', { company: isolate(link.companyName) })}
      </p>
    </main>
  );
}
