'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { SupportButton } from '@/components/support/support-button';
import { Button } from '@/components/ui/button';
import { Num } from '@/components/ui/text';
import type { ClassView } from '@/lib/kindergarten';
import { formatMarketPrice } from '@/lib/prices';
import { FormSection } from '../form-section';
import { ClassPaymentNotice } from './class-payment-notice';
import { quoteClass } from './class-quote';
import { countGenders } from './count-genders';
import type { ClassGaps } from './list-gaps';
import { MissingList } from './missing-list';
import { PriceBox } from './price-box';
import { useOrderClass } from './use-order-class';

const VerifyDialog = dynamic(() => import('@/components/account/verification/verify-dialog'), { ssr: false });
const AddressDialog = dynamic(() => import('./address-dialog'), { ssr: false });

type SummarySectionProps = {
  readonly view: ClassView;
  readonly books: number;
  readonly gaps: ClassGaps;
  /** Something is still on its way to the server. */
  readonly saving: boolean;
  readonly onShowChild: (id: string, row: number) => void;
};

/** What the class costs, what is missing, and the order. */
export function SummarySection({ view, books, gaps, saving, onShowChild }: SummarySectionProps) {
  const t = useTranslations('kindergarten.summary');
  const ordering = useOrderClass(view);
  const quote = quoteClass({ ...view, books });
  const { girls, boys } = countGenders(view.children);
  const complete = gaps.details.length === 0 && gaps.children.length === 0 && quote.missingBooks === 0;
  const order = () => {
    if (complete) void ordering.start();
    else document.getElementById(books > 0 ? 'class-gaps' : 'photos')?.focus();
  };
  return (
    <FormSection id="summary" lead={t('lead')} number={4} title={t('title')}>
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-14">
        <div className="grid gap-4">
          <MissingList gaps={gaps} onShowChild={onShowChild} />
          {girls + boys > 0 && <p className="text-ink-soft text-small">{t('genders', { girls, boys })}</p>}
        </div>
        <div className="grid gap-4">
          <ClassPaymentNotice />
          <PriceBox books={books} quote={quote} view={view} />
          <FormError failure={ordering.failure} />
          <Button
            aria-describedby="class-order-hint"
            disabled={!complete || saving}
            fullWidth
            loading={ordering.submitting}
            onClick={order}
            size="large"
          >
            <span>
              {t('order')} <Num>{formatMarketPrice(view.country, quote.totalMinor)}</Num>
            </span>
          </Button>
          <p className="text-center text-ink-soft text-note" id="class-order-hint">
            {complete ? t('secure') : t('notYet')}
          </p>
          <p className="text-ink-soft text-note">
            {t(view.bookType === 'printed' ? 'madeToOrderPrinted' : 'madeToOrder')}
          </p>
          <SupportButton className="text-link justify-self-center text-small" topic="groups">
            {t('help')}
          </SupportButton>
        </div>
      </div>
      {ordering.verifying && (
        <VerifyDialog onOpenChange={ordering.setVerifying} onVerified={ordering.verified} purpose="class" />
      )}
      {ordering.addressOf && (
        <AddressDialog
          contactName={view.contactName}
          onClose={ordering.closeAddress}
          onSaved={ordering.saveAddress}
          order={ordering.addressOf}
        />
      )}
    </FormSection>
  );
}
