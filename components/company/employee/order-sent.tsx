'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useMarket } from '@/lib/client/market';
import { COMPANY_LIMITS, type CompanyLinkView } from '@/lib/company';
import { isolate } from '@/lib/platform/text/isolate';
import { ConfirmPhone } from '../own-order/confirm-phone';
import { CompanyHeader } from './company-header';
import type { SentOrder } from './order-form';

type OrderSentProps = { readonly link: CompanyLinkView; readonly sent: SentOrder };

/** The order was received: what happens next, and the link to follow and change it. */
export function OrderSent({ link, sent: { submission, token } }: OrderSentProps) {
  const t = useTranslations('employee.sent');
  const [order, setOrder] = useState(submission);
  const format = useFormatter();
  const { to } = useMarket();
  const date = format.dateTime(new Date(link.closesAt), { day: 'numeric', month: 'long' });
  return (
    <main className="wrap group-page" id="content">
      <CompanyHeader link={link} />
      <section className="group-card" role="status">
        <div className="grid justify-items-center gap-3 text-center">
          <Icon className="size-12 text-mint-deep" name="circle-check" />
          <h2 className="text-title">{t('title', { name: submission.childName })}</h2>
        </div>
        <ol className="employee-steps">
          <li>{t('change', { date })}</li>
          <li>{t('make', COMPANY_LIMITS.makeHours)}</li>
          <li>
            {submission.bookType === 'printed'
              ? t('office', { company: isolate(link.companyName) })
              : t('download', { days: COMPANY_LIMITS.pdfDays })}
          </li>
        </ol>
        <ConfirmPhone onConfirmed={setOrder} order={order} path={`/api/company/order/${token}`} />
        <ButtonLink href={to(`/company/order/${token}`)}>{t('follow')}</ButtonLink>
      </section>
    </main>
  );
}
