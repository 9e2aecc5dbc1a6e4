'use client';

import { useTranslations } from 'next-intl';
import { LazyMessages } from '@/lib/client/lazy-messages';
import { MenuContent } from './menu-content';
import { SidePanel } from './side-panel';
import '@/app/overlays.css';

type MobileMenuProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** The mobile menu with its messages; loaded on demand, so that no page carries it. */
export default function MobileMenu(props: MobileMenuProps) {
  return (
    <LazyMessages namespaces={['layout', 'problem']}>
      <MobileMenuPanel {...props} />
    </LazyMessages>
  );
}

function MobileMenuPanel(props: MobileMenuProps) {
  const t = useTranslations('layout');
  return (
    <SidePanel {...props} closeLabel={t('closeMenu')} label={t('menu')}>
      <MenuContent />
    </SidePanel>
  );
}
