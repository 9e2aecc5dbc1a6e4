'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useMarket } from '@/lib/client/market';
import type { EditorView } from '@/lib/orders';
import { HeroChangedNotice } from './hero-changed-notice';

/** Why the book cannot be changed now (it is not bought yet, or approved for print), or that its hero is another one. */
export function EditorNotice({ view }: { readonly view: EditorView }) {
  const t = useTranslations('editor');
  const { to, language } = useMarket();
  const heroChanged = useSearchParams().get('hero') === 'changed';
  if (view.editing === 'open') return heroChanged ? <HeroChangedNotice view={view} /> : null;
  const locked = view.editing === 'locked';
  return (
    <div className="editor-notice" lang={language}>
      <Icon className="mt-0.5" name={locked ? 'lock' : 'circle-check'} />
      <p>{t(locked ? 'locked.notice' : 'closed')}</p>
      {locked && (
        <ButtonLink href={to(`/checkout/${view.orderId}`)} size="small">
          {t('locked.buy')}
        </ButtonLink>
      )}
    </div>
  );
}
