import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useMarket } from '@/lib/client/market';
import type { EditorView } from '@/lib/orders';

/** Right after the hero was changed: every page is drawn again, and the way back. */
export function HeroChangedNotice({ view }: { readonly view: EditorView }) {
  const t = useTranslations('hero.change');
  const { to, language } = useMarket();
  return (
    <div className="editor-notice" lang={language} role="status">
      <Icon className="mt-0.5" name="wand-sparkles" />
      <p>
        {t('changed', { name: view.heroName, gender: view.gender })}{' '}
        <Link className="text-link" href={to(`/editor/${view.orderId}/hero`)}>
          {t('undo')}
        </Link>
      </p>
    </div>
  );
}
