'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { ConfirmEmail } from '@/components/account/confirm-email';
import { CountryNote } from '@/components/account/country-note';
import { inCountry } from '@/components/account/phone-mismatch';
import { SignOutEverywhere } from '@/components/account/sign-out-everywhere';
import { SignOutShared } from '@/components/account/sign-out-shared';
import { useResumedDialog } from '@/components/account/use-resumed-dialog';
import { useVerification } from '@/components/account/use-verification';
import { SupportButton } from '@/components/support/support-button';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Num } from '@/components/ui/text';
import { FormProblem } from '@/components/wizard/form-problem';
import type { DraftView } from '@/lib/books';
import type { ApiError } from '@/lib/client/api-error';
import { useMarket } from '@/lib/client/market';
import { send } from '@/lib/client/send';
import { directionOf } from '@/lib/markets';
import type { OrderView } from '@/lib/orders';
import { BookRow } from './book-row';
import { DraftRow } from './draft-row';
import { EmptyShelf } from './empty-shelf';
import { Missing } from './missing';
import { ShelfSkeleton } from './shelf-skeleton';

const VerifyDialog = dynamic(() => import('@/components/account/verify-dialog'), { ssr: false });
const POLL_MS = 2000;

/** `/my-books`: the entry by phone, then the account's books; a device's own drafts are there either way. */
export function MyBooksScreen() {
  const t = useTranslations('orders.shelf');
  const { country, language, to } = useMarket();
  const { mutate: refreshAll } = useSWRConfig();
  const { status, loading, setStatus, askAgain } = useVerification();
  const [dialogOpen, setDialogOpen] = useState(false);
  useResumedDialog(() => setDialogOpen(true));
  const verified = status?.verified === true;
  const orders = useSWR<readonly OrderView[], ApiError>(verified ? '/api/orders/mine' : null, {
    refreshInterval: (rows) => (rows?.some(({ progress }) => progress === 'in_progress') ? POLL_MS : 0),
  });
  const begun = useSWR<{ drafts: readonly DraftView[] }>('/api/books/drafts');
  const ordered = orders.data ?? [];
  const drafts = begun.data?.drafts.filter(({ id }) => !ordered.some(({ book }) => book?.id === id)) ?? [];
  const empty = drafts.length === 0 && ordered.length === 0;
  const changed = () => Promise.all([orders.mutate(), begun.mutate()]);

  const logout = async () => {
    await send('/api/auth/logout');
    await setStatus({ verified: false });
    await refreshAll(() => true, undefined, { revalidate: false });
    window.location.assign(to());
  };
  if (loading || (verified && orders.isLoading)) return <ShelfSkeleton />;
  if (orders.error && !orders.data) return <Missing all error={orders.error} onRetry={() => orders.mutate()} />;
  return (
    <div className="wrap grid min-h-[62dvh] max-w-[920px] content-start gap-6 pt-8 pb-16">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-section">{t('title')}</h1>
        {status?.verified && (
          <div className="flex flex-wrap items-center gap-4 text-small">
            <Num>{status.phoneText}</Num>
            <button className="text-link" onClick={logout} type="button">
              <Icon name="log-out" />
              {t('logout')}
            </button>
            <SignOutShared />
            <SignOutEverywhere />
          </div>
        )}
      </div>
      <CountryNote />
      {status?.verified && status.email && <ConfirmEmail email={status.email} onChanged={askAgain} />}
      {!verified && (
        <section className="signed-out">
          <Picture
            alt=""
            className="signed-out-picture"
            name={`closing${directionOf(language) === 'rtl' ? '-rtl' : ''}`}
            sizes="(min-width: 48rem) 400px, 92vw"
            widths={[640, 1100]}
          />
          <div className="grid content-center justify-items-start gap-3 p-6 md:p-9">
            <h2 className="text-title">{t('login.title')}</h2>
            {status?.verified === false && status.expired && <FormProblem code="session_expired" />}
            <p className="text-ink-soft">{t('login.text')}</p>
            <Button onClick={() => setDialogOpen(true)}>
              <Icon name="smartphone" />
              {t('login.button')}
            </Button>
          </div>
        </section>
      )}
      {!empty && (
        <ul className="grid gap-4">
          {drafts.map((draft) => (
            <DraftRow draft={draft} key={draft.id} onChanged={changed} signedIn={verified} />
          ))}
          {ordered.map((order) => (
            <BookRow key={order.id} onChanged={changed} order={order} />
          ))}
        </ul>
      )}
      {empty && verified && !begun.isLoading && <EmptyShelf />}
      {!empty && (
        <ButtonLink className="justify-self-start" href={`${to('/wizard')}?new=1`} look={verified ? 'action' : 'quiet'}>
          {t('another')}
        </ButtonLink>
      )}
      <SupportButton className="text-link justify-self-start text-small" topic="order">
        {t('help')}
      </SupportButton>
      {dialogOpen && (
        <VerifyDialog
          onOpenChange={setDialogOpen}
          onVerified={(_, shop) => {
            setDialogOpen(false);
            if (shop !== country) window.location.assign(inCountry(shop, window.location.pathname));
            else void changed();
          }}
          purpose="login"
        />
      )}
    </div>
  );
}
