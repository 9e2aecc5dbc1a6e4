'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { ErrorId } from '@/components/feedback/error-id';
import { SupportButton } from '@/components/support/support-button';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/surface';
import { useErrorText } from '@/lib/client/api/error-text';
import type { OrderView } from '@/lib/orders';
import { ConfirmForm } from '../confirm-form';
import { OverflowNotice } from '../overflow-notice';
import { useProof } from './use-proof';

const ProofViewer = dynamic(() => import('./proof-viewer'), {
  ssr: false,
  loading: () => <Skeleton className="h-96" />,
});

type ProofProps = {
  readonly order: Pick<OrderView, 'id' | 'number'>;
  /** The parcel has an address. */
  readonly ready: boolean;
  /** Loads order and confirmation again. */
  readonly onChanged: () => Promise<unknown>;
};

/** The pages of the very files that are printed, and below them the final confirmation (§4 proof). */
export function Proof({ order, ready, onChanged }: ProofProps) {
  const t = useTranslations('confirm.print.proof');
  const { proof: view, error, retry, reload } = useProof(order.id);
  const reloadAll = () => Promise.all([reload(), onChanged()]);
  if (view?.proof) {
    const { edits, direction, language, proof } = view;
    return (
      <>
        <section aria-labelledby="proof-title" className="grid gap-3">
          <h2 className="text-title" id="proof-title">
            {t('title')}
          </h2>
          <p>{t('lead')}</p>
          <ProofViewer direction={direction} key={edits} language={language} proof={proof} />
          <p className="text-center text-ink-soft text-small">{t('colours')}</p>
        </section>
        <ConfirmForm edits={edits} onConfirmed={reloadAll} onRefused={reloadAll} orderId={order.id} ready={ready} />
      </>
    );
  }
  const { failure } = view ?? {};
  if (failure?.code === 'text_overflow' && failure.page)
    return <OverflowNotice orderId={order.id} pages={[failure.page]} />;
  const code = failure?.code ?? error?.code;
  if (code) return <ProofFailure code={code} errorId={error?.errorId} onRetry={retry} order={order} />;
  return (
    <div aria-live="polite" className="proof-making">
      <Skeleton className="proof-placeholder" />
      <p>{t('making')}</p>
    </div>
  );
}

type ProofFailureProps = Pick<ProofProps, 'order'> & {
  readonly code: string;
  readonly errorId: string | null | undefined;
  readonly onRetry: () => Promise<unknown>;
};

function ProofFailure({ code, errorId, order, onRetry }: ProofFailureProps) {
  const t = useTranslations('confirm.print.proof');
  const errorText = useErrorText();
  return (
    <div className="grid justify-items-start gap-3 rounded-card hairline border-edge bg-leaf p-5" role="alert">
      <p>
        {t('failed')} {errorText(code)}
      </p>
      <ErrorId id={errorId} />
      <div className="flex flex-wrap items-center gap-5">
        <Button onClick={onRetry} variant="quiet">
          <Icon name="refresh-cw" />
          {t('retry')}
        </Button>
        <SupportButton className="text-link text-small" orderId={order.id} orderNumber={order.number} topic="order">
          {t('help')}
        </SupportButton>
      </div>
    </div>
  );
}
