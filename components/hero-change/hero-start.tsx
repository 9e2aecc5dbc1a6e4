'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { FlowHeader } from '@/components/layout/flow-header';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Num } from '@/components/ui/text';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useMarket } from '@/lib/client/market';
import type { HeroChangeView } from '@/lib/orders';
import { EarlierHeroes } from './earlier-heroes';
import type { HeroChange } from './use-hero-change';
import type { HeroStep } from './use-hero-step';

const num = (part: ReactNode) => <Num>{part}</Num>;

type HeroStartProps = {
  readonly change: HeroChange;
  readonly view: HeroChangeView;
  readonly goTo: (step: HeroStep) => void;
};

/** The hero as it is, the two ways to another one, and the heroes to go back to. */
export function HeroStart({ change, view, goTo }: HeroStartProps) {
  const t = useTranslations('hero.change');
  const { to } = useMarket();
  const { heroName: name, gender, editing, orderId, portrait } = view;
  return (
    <div className="wizard-page">
      <FlowHeader back={{ label: t('toEditor'), href: to(`/editor/${orderId}`) }}>
        <b className="truncate font-semibold text-small">{t('pageTitle')}</b>
      </FlowHeader>
      <main className="wrap hero-start" id="content">
        {/* biome-ignore lint/performance/noImgElement: a private, short-lived picture */}
        {portrait && <img alt={t('portraitAlt', { name })} className="hero-start-portrait" src={portrait} />}
        <div className="grid content-start gap-4">
          <h1 className="text-section">{t('title', { name, gender })}</h1>
          {editing === 'open' ? (
            <OpenStart change={change} goTo={goTo} view={view} />
          ) : (
            <ClosedStart editing={editing} orderId={orderId} />
          )}
        </div>
        {editing === 'open' && view.earlier.length > 0 && <EarlierHeroes change={change} view={view} />}
      </main>
    </div>
  );
}

function OpenStart({ change, view, goTo }: HeroStartProps) {
  const t = useTranslations('hero.change');
  const [opening, setOpening] = useState<HeroStep | null>(null);
  const [failure, setFailure] = useState<Failure>();
  const { changes, gender, trialId } = view;
  const open = async (step: HeroStep) => {
    setFailure(undefined);
    setOpening(step);
    try {
      if (!trialId) await change.open();
      goTo(step);
    } catch (thrown) {
      setFailure(toApiError(thrown));
    }
    setOpening(null);
  };
  const usedUp = changes.left === 0 && !trialId;
  return (
    <>
      <p className="text-ink-soft text-lead">{t('lead')}</p>
      {!usedUp && (
        <div className="flex flex-wrap gap-3">
          <Button loading={opening === 'features'} onClick={() => open('features')}>
            <Icon name="pencil" />
            {t(trialId ? 'continue' : 'correct')}
          </Button>
          <Button loading={opening === 'photo'} onClick={() => open('photo')} variant="quiet">
            <Icon name="camera" />
            {t('photo')}
          </Button>
        </div>
      )}
      <FormError failure={failure} />
      <p className="text-ink-soft text-small">
        {usedUp ? t('usedUp', { gender }) : t.rich('left', { left: changes.left, num })}
      </p>
    </>
  );
}

/** Why the hero cannot be changed: it is not bought yet, or approved for print. */
function ClosedStart({ editing, orderId }: Pick<HeroChangeView, 'editing' | 'orderId'>) {
  const t = useTranslations('hero.change');
  const { to } = useMarket();
  if (editing === 'closed') return <p className="text-lead">{t('printApproved')}</p>;
  return (
    <>
      <p className="text-lead">{t('locked')}</p>
      <ButtonLink className="justify-self-start" href={to(`/checkout/${orderId}`)}>
        {t('buy')}
      </ButtonLink>
    </>
  );
}
