'use client';

import { useTranslations } from 'next-intl';
import { WithWords } from '@/lib/client/with-words';
import { MenuContent } from './menu-content';
import { SidePanel } from './side-panel';

type SiteMenuProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** The mobile menu with its words; all of it loads late, so that no page carries it. */
export default function SiteMenu(props: SiteMenuProps) {
  return (
    <WithWords domains={['layout']}>
      <Menu {...props} />
    </WithWords>
  );
}

function Menu(props: SiteMenuProps) {
  const t = useTranslations('layout');
  return (
    <SidePanel {...props} closeLabel={t('closeMenu')} label={t('menu')}>
      <MenuContent />
    </SidePanel>
  );
}
