'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { liveTask } from '@/components/drafts/book-progress';
import { useBookProgress } from '@/components/drafts/use-book-progress';
import { FormError } from '@/components/feedback/form-error';
import { FlowHeader } from '@/components/layout/flow-header';
import { useRetryDrawing } from '@/components/preview/use-retry-drawing';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Num } from '@/components/ui/text';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { PreviewView } from '@/lib/books';
import { type ApiError, type Failure, toApiError } from '@/lib/client/api/api-error';
import { useMarket } from '@/lib/client/market';
import { isInProgress } from '@/lib/client/progress/task-progress';
import { useConfirmAction } from '@/lib/client/use-confirm-action';
import type { HeroChangeView } from '@/lib/orders';
import { formatPrice } from '@/lib/prices';
import type { TrialProps } from './trial-props';

const num = (part: ReactNode) => <Num>{part}</Num>;

/** The trial's picture of a page; `null` while it is being drawn. */
const findPicture = (preview: PreviewView | undefined, key: string): string | null =>
  (key === 'cover' ? preview?.cover : preview?.spreads.find((spread) => spread.key === key))?.picture ?? null;

/** Cover and first pages as they are, beside the same pages with the other hero; then the book takes it, or not. */
export function HeroComparison({ change, view, trial, goTo }: TrialProps) {
  const t = useTranslations('hero.change');
  const { to } = useMarket();
  const { data, mutate } = useSWR<PreviewView, ApiError>(`/api/books/${trial.id}/preview`, { keepPreviousData: true });
  const progress = useBookProgress(trial.id, isInProgress(data?.task));
  const task = liveTask(data?.task ?? null, progress?.tasks.preview);
  const redraw = useRetryDrawing(trial.id, () => mutate());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="wizard-page">
      <FlowHeader back={{ label: t('back'), href: `${to(`/editor/${view.orderId}/hero`)}?step=features` }}>
        <b className="truncate font-semibold text-small">{t('pageTitle')}</b>
      </FlowHeader>
      <main className="wrap hero-compare" id="content">
        <h1 className="text-section outline-none" ref={heading} tabIndex={-1}>
          {t('compare.title')}
        </h1>
        <p className="text-ink-soft text-lead">{t('compare.lead')}</p>
        <ul>
          {view.pages.map((page) => (
            <PagePair after={findPicture(data, page.key)} key={page.key} page={page} />
          ))}
        </ul>
        {task?.state === 'failed' && (
          <div className="grid justify-items-start gap-2" role="alert">
            <FormError failure={redraw.failure ?? task.errorCode ?? 'illustration_failed'} />
            <Button loading={redraw.submitting} onClick={redraw.onRetry} size="small" variant="quiet">
              {t('compare.retry')}
            </Button>
          </div>
        )}
        <Decision change={change} goTo={goTo} trial={trial} view={view} />
      </main>
    </div>
  );
}

function PagePair({ page, after }: { readonly page: HeroChangeView['pages'][number]; readonly after: string | null }) {
  const t = useTranslations('hero.change.compare');
  return (
    <li className="hero-pair">
      <Side label={t('before')} url={page.url} alt={t('beforeAlt', { page: page.alt })} waiting={t('drawing')} />
      <Side label={t('after')} url={after} alt={t('afterAlt', { page: page.alt })} waiting={t('drawing')} />
    </li>
  );
}

type SideProps = {
  readonly label: string;
  readonly alt: string;
  readonly url: string | null;
  readonly waiting: string;
};

const Side = ({ label, alt, url, waiting }: SideProps) => (
  <figure>
    {/* biome-ignore lint/performance/noImgElement: a private, short-lived picture */}
    {url ? <img alt={alt} src={url} /> : <span className="hero-pair-waiting">{waiting}</span>}
    <figcaption>{label}</figcaption>
  </figure>
);

function Decision({ change, view, trial, goTo }: Omit<TrialProps, 'onTrialChange'>) {
  const t = useTranslations('hero.change');
  const tCommon = useTranslations('common');
  const router = useRouter();
  const { to } = useMarket();
  const [applying, setApplying] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const discard = useConfirmAction(async () => {
    await change.discard();
    goTo(null);
    return 'leave';
  });
  const costsExtra = trial.imageModel === 'advanced' && !view.advancedBought;
  const price = formatPrice(view.advancedMinor, view.currency);
  const apply = async () => {
    setFailure(undefined);
    setApplying(true);
    try {
      if (costsExtra) return await change.buyAdvanced(view.advancedMinor);
      await change.apply();
      router.push(`${to(`/editor/${view.orderId}`)}?hero=changed`);
    } catch (thrown) {
      setFailure(toApiError(thrown));
      setApplying(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-small">{t('compare.note')}</p>
      {costsExtra && <p className="text-small">{t.rich('compare.price', { price, num })}</p>}
      <FormError failure={failure} />
      <div className="flex flex-wrap items-center gap-3">
        <Button loading={applying} onClick={apply} size="large">
          {costsExtra ? t('compare.pay', { price }) : t('compare.apply')}
        </Button>
        <Button onClick={() => goTo('features')} variant="quiet">
          {t('compare.correct')}
        </Button>
      </div>
      <UnstyledButton
        aria-haspopup="dialog"
        className="text-link min-h-11 text-small"
        onClick={discard.openDialog}
        type="button"
      >
        {t('compare.discard')}
      </UnstyledButton>
      <ConfirmDialog
        {...discard.dialog}
        cancelLabel={t('compare.keepTrying')}
        closeLabel={tCommon('close')}
        confirmLabel={t('compare.discardNow')}
        description={t('compare.discardText')}
        error={<FormError failure={discard.failure} />}
        title={t('compare.discard')}
      />
    </div>
  );
}
