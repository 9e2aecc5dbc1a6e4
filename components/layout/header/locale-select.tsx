'use client';

import type { ReactNode } from 'react';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { preloadHandler, useLazyComponent } from '@/lib/client/use-lazy-component';
import type { LocaleOption } from './locale-menu';

export type LocaleSelectProps = {
  readonly kind: 'country' | 'language';
  readonly current: string;
  readonly label: string;
  readonly direction: 'rtl' | 'ltr';
  readonly options: readonly LocaleOption[];
  /** Content of the button. */
  readonly children: ReactNode;
  /** Returns true to open something else instead of the menu, as the country dialog does on phones. */
  readonly interceptOpen?: () => boolean;
};

const loadMenu = () => import('./locale-menu');

/** Select for country or language. The menu loads on hover or focus. */
export function LocaleSelect({ children, interceptOpen, ...menu }: LocaleSelectProps) {
  const [Menu, showMenu] = useLazyComponent(loadMenu);
  if (Menu) return <Menu {...menu}>{children}</Menu>;
  const open = () => {
    if (!interceptOpen?.()) void showMenu();
  };
  return (
    <UnstyledButton
      aria-expanded="false"
      aria-haspopup="menu"
      className="locale-trigger"
      onClick={open}
      onFocus={preloadHandler(loadMenu)}
      onPointerEnter={preloadHandler(loadMenu)}
      type="button"
    >
      {children}
    </UnstyledButton>
  );
}
