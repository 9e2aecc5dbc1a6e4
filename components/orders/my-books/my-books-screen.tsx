'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { ConfirmEmail } from '@/components/account/confirm-email';
import { EmailRefused } from '@/components/account/email-refused';
import { PhoneCountryNotice } from '@/components/account/phone-country-notice';
import { SignOutMenu } from '@/components/account/sign-out-menu';
import { useReopenDialog } from '@/components/account/use-reopen-dialog';
import { YourData } from '@/components/account/your-data/your-data';
import { FormError } from '@/components/feedback/form-error';
import { LoadError } from '@/components/feedback/load-error';
import { ClassOrders } from '@/components/kindergarten/class-orders';
import { MyRewards } from '@/components/rewards/my-rewards';
import { SupportButton } from '@/components/support/support-button';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Num } from '@/components/ui/text';
import type { DraftSummary } from '@/lib/books';
import { isAvailable } from '@/lib/capabilities';
import type { ApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { urlInCountry } from '@/lib/client/phone-country-switch';
import { useVerification } from '@/lib/client/use-verification';
import type { ClassSummary } from '@/lib/kindergarten';
import { getTextDirection } from '@/lib/markets';
import { isUnfinished, type OrderView } from '@/lib/orders';
import { useOrdersProgress } from '../use-orders-progress';
import { DraftListItem } from './draft-list-item';
import { MyBooksSkeleton } from './my-books-skeleton';
import { NoBooksYet } from './no-books-yet';
import { OrderListItem } from './order-list-item';

const VerifyDialog = dynamic(() => import('@/components/account/verification/verify-dialog'), { ssr: false });

/** `/my-books`: sign-in by phone and the account's books. Drafts of this device appear either way. */
export function MyBooksScreen() {
  const t = useTranslations('orders.shelf');
  const { country, language, to } = useMarket();
  const { mutate: refreshAll } = useSWRConfig();
  const { status, loading, setStatus, revalidate } = useVerification();
  const [dialogOpen, setDialogOpen] = useState(false);
  useReopenDialog(() => setDialogOpen(true));
  const verified = status?.verified === true;
  const orders = useSWR<readonly OrderView[], ApiError>(verified ? '/api/orders/mine' : null);
  const draftList = useSWR<{ drafts: readonly DraftSummary[] }>('/api/books/drafts');
  const classList = useSWR<{ classes: readonly ClassSummary[] }>(
    verified && isAvailable('kindergarten') ? '/api/kindergarten/mine' : null,
  );
  const withProgress = useOrdersProgress('mine', orders.data?.some(isUnfinished) === true);
  const ordered = orders.data?.map(withProgress) ?? [];
  const drafts = draftList.data?.drafts.filter(({ id }) => !ordered.some(({ book }) => book?.id === id)) ?? [];
  const classes = classList.data?.classes ?? [];
  const empty = drafts.length === 0 && ordered.length === 0 && classes.length === 0;
  const refused = ordered.find(({ emailRefused }) => emailRefused);
  const reload = () => Promise.all([orders.mutate(), draftList.mutate(), classList.mutate()]);

  const logout = async () => {
    await sendJson('/api/auth/logout');
    await setStatus({ verified: false });
    await refreshAll(() => true, undefined, { revalidate: false });
    window.location.assign(to());
  };
  if (loading || (verified && orders.isLoading)) return <MyBooksSkeleton />;
  if (orders.error && !orders.data) return <LoadError plural error={orders.error} onRetry={() => orders.mutate()} />;
  return (
    <div className="wrap grid min-h-[62dvh] max-w-[920px] content-start gap-6 pt-8 pb-16">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-section">{t('title')}</h1>
        {status?.verified && (
          <div className="flex items-center gap-1 text-small">
            <Num>{status.phoneText}</Num>
            <SignOutMenu label={t('menu.account')} logoutLabel={t('logout')} onLogout={logout} />
          </div>
        )}
      </div>
      <PhoneCountryNotice />
      {status?.verified && status.email && <ConfirmEmail email={status.email} onChanged={revalidate} />}
      {refused && <EmailRefused email={refused.email} onChanged={() => Promise.all([reload(), revalidate()])} />}
      {!verified && (
        <section className="signed-out">
          <Picture
            alt=""
            className="signed-out-picture"
            name={`hero-bedroom${getTextDirection(language) === 'rtl' ? '-rtl' : ''}`}
            sizes="(min-width: 48rem) 400px, 92vw"
            widths={[640, 960]}
          />
          <div className="grid content-center justify-items-start gap-3 p-6 md:p-9">
            <h2 className="text-title">{t('login.title')}</h2>
            {status?.verified === false && status.expired && <FormError failure="session_expired" />}
            <p className="text-ink-soft">{t('login.text')}</p>
            <Button onClick={() => setDialogOpen(true)}>
              <Icon name="smartphone" />
              {t('login.button')}
            </Button>
          </div>
        </section>
      )}
      {classes.length > 0 && <ClassOrders classes={classes} />}
      {drafts.length + ordered.length > 0 && (
        <ul className="grid gap-4">
          {drafts.map((draft) => (
            <DraftListItem draft={draft} key={draft.id} onChanged={reload} signedIn={verified} />
          ))}
          {ordered.map((order) => (
            <OrderListItem key={order.id} onChanged={reload} order={order} />
          ))}
        </ul>
      )}
      {empty && verified && !draftList.isLoading && <NoBooksYet />}
      {!empty && (
        <ButtonLink
          className="justify-self-start"
          href={`${to('/wizard')}?new=1`}
          variant={verified ? 'action' : 'quiet'}
        >
          {t('another')}
        </ButtonLink>
      )}
      {verified && <MyRewards />}
      {verified && <YourData />}
      <SupportButton className="text-link justify-self-start text-small" topic="order">
        {t('help')}
      </SupportButton>
      {dialogOpen && (
        <VerifyDialog
          onOpenChange={setDialogOpen}
          onVerified={(_, nextCountry) => {
            setDialogOpen(false);
            if (nextCountry !== country) window.location.assign(urlInCountry(nextCountry, window.location.pathname));
            else void reload();
          }}
          purpose="login"
        />
      )}
    </div>
  );
}
