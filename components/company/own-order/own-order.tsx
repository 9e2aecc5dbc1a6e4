'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { ConfirmLink } from '@/components/feedback/confirm-link';
import { Button } from '@/components/ui/button';
import { Num, Tag } from '@/components/ui/text';
import type { ApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { COMPANY_LIMITS, type SubmissionView } from '@/lib/company';
import { isolate } from '@/lib/platform/text/isolate';
import { EmployeeError } from '../employee/employee-error';
import { EmployeeSkeleton } from '../employee/employee-skeleton';
import { SUBMISSION_TONES } from '../state-tones';
import { ApproveBook } from './approve-book';
import { ChangeChild } from './change-child';
import { ChangeOrder } from './change-order';
import { ChangePhoto } from './change-photo';
import { ConfirmPhone } from './confirm-phone';

/** How often the status is asked for, in milliseconds. */
const REFRESH_MS = 30_000;

type OwnOrderProps = {
  /** Of the API: by the company's link on the same device, or by the own link. */
  readonly path: string;
  /** By the own link, which may be opened on another device. */
  readonly byOwnLink?: boolean;
};

/** An employee's own order: where it stands; it can be changed and withdrawn until the company closes its orders. */
export function OwnOrder({ path, byOwnLink = false }: OwnOrderProps) {
  const t = useTranslations('employee.own');
  const names = useTranslations('employee');
  const format = useFormatter();
  const { data: order, error, mutate } = useSWR<SubmissionView, ApiError>(path, { refreshInterval: REFRESH_MS });
  const [changing, setChanging] = useState<'details' | 'child' | 'photo' | 'book' | null>(null);
  if (error && !order) return <EmployeeError error={error} onRetry={() => mutate()} />;
  if (!order) return <EmployeeSkeleton />;
  const { childName, companyName, state, bookType, editable, downloadPath } = order;
  const shown = order.cancelled ? 'cancelled' : state;
  const day = (iso: string) => format.dateTime(new Date(iso), { day: 'numeric', month: 'long' });
  const accept = async (changed: SubmissionView) => {
    await mutate(changed, { revalidate: false });
    setChanging(null);
  };
  const openPath = byOwnLink ? path : null;
  // The changed book is looked at again; the order shows the child's name.
  const finishBook = async () => {
    const latest = await mutate();
    setChanging(latest?.needsApproval ? 'book' : null);
    window.scrollTo({ top: 0 });
  };
  return (
    <main className="wrap group-page" id="content">
      <header className="grid justify-items-center gap-3 text-center">
        <Tag tone={SUBMISSION_TONES[state]}>{names(`progress.${shown}.name`)}</Tag>
        <h1 className="text-section">{t('title', { name: childName })}</h1>
        <p className="max-w-[32em] text-ink-soft text-lead">
          {names(`progress.${shown}.${bookType}`, {
            company: isolate(companyName),
            date: day(order.closesAt),
            days: COMPANY_LIMITS.pdfDays,
            ...COMPANY_LIMITS.makeHours,
          })}
        </p>
        {downloadPath && (
          <a className="ui-button" data-look="action" data-size="large" download href={downloadPath}>
            {t('download')}
          </a>
        )}
      </header>
      <section className="group-card">
        {editable && order.needsApproval && changing !== 'book' && (
          <p className="rounded-control bg-honey-wash px-4 py-3" role="status">
            {t('changed')}
          </p>
        )}
        <dl className="grid gap-3">
          <Row name={names('order.name')} value={<bdi>{order.employeeName}</bdi>} />
          <Row name={names('order.phone')} value={<Num>{order.phone}</Num>} />
          {order.email && <Row name={names('order.email')} value={<bdi>{order.email}</bdi>} />}
          <Row name={t('bookType')} value={names(`formats.${bookType}`)} />
          {bookType === 'digital' && (
            <Row name={t('files')} value={t(order.filesToCompany ? 'filesAllowed' : 'filesKept')} />
          )}
          <Row name={t('sentOn')} value={day(order.submittedAt)} />
        </dl>
        {order.state !== 'withdrawn' && !changing && (
          <ConfirmPhone onConfirmed={(next) => void accept(next)} order={order} path={path} />
        )}
        {editable && !changing && (
          <div className="flex flex-wrap items-center gap-3">
            <Button onClick={() => setChanging('details')} size="small" variant="quiet">
              {t('change')}
            </Button>
            {order.bookId && (
              <>
                <Button
                  onClick={() => setChanging('book')}
                  size="small"
                  variant={order.needsApproval ? 'action' : 'quiet'}
                >
                  {t('book')}
                </Button>
                <Button onClick={() => setChanging('child')} size="small" variant="quiet">
                  {t('changeChild')}
                </Button>
                <Button onClick={() => setChanging('photo')} size="small" variant="quiet">
                  {t('changePhoto')}
                </Button>
              </>
            )}
            <Withdraw onWithdrawn={() => mutate()} path={path} />
          </div>
        )}
        {changing === 'details' && (
          <ChangeOrder onCancel={() => setChanging(null)} onChanged={accept} order={order} path={path} />
        )}
      </section>
      {changing === 'book' && order.bookId && (
        <ApproveBook
          bookId={order.bookId}
          onApproved={accept}
          onBack={() => setChanging(null)}
          openPath={openPath}
          order={order}
          path={path}
        />
      )}
      {changing === 'child' && order.bookId && (
        <ChangeChild
          bookId={order.bookId}
          onDone={() => void finishBook()}
          onPhoto={() => setChanging('photo')}
          openPath={openPath}
          story={order}
        />
      )}
      {changing === 'photo' && order.bookId && (
        <ChangePhoto bookId={order.bookId} onDone={() => void finishBook()} openPath={openPath} />
      )}
    </main>
  );
}

const Row = ({ name, value }: { readonly name: string; readonly value: React.ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
  </div>
);

type WithdrawProps = { readonly path: string; readonly onWithdrawn: () => Promise<unknown> };

function Withdraw({ path, onWithdrawn }: WithdrawProps) {
  const t = useTranslations('employee.own.withdraw');
  const withdraw = async () => {
    await sendJson(path, { method: 'DELETE' });
    await onWithdrawn();
    return 'close' as const;
  };
  return (
    <ConfirmLink
      onConfirm={withdraw}
      texts={{ open: t('open'), title: t('title'), text: t('text'), confirm: t('confirm'), keep: t('keep') }}
    />
  );
}
