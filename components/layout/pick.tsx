'use client';

import type { ReactNode } from 'react';
import { useLate, warm } from '@/components/ui/use-late';
import type { PickOption } from './pick-menu';

export type PickProps = {
  readonly kind: 'country' | 'language';
  readonly current: string;
  readonly label: string;
  readonly direction: 'rtl' | 'ltr';
  readonly options: readonly PickOption[];
  /** What the closed button shows. */
  readonly children: ReactNode;
  /** Takes the choice over by answering true, as the country's dialog does on phones. */
  readonly instead?: () => boolean;
};

const loadMenu = () => import('./pick-menu');

/** A choice of country or language. The menu itself loads when a hand or the focus comes near. */
export function Pick({ children, instead, ...menu }: PickProps) {
  const [Menu, wantMenu] = useLate(loadMenu);
  if (Menu) return <Menu {...menu}>{children}</Menu>;
  const open = () => {
    if (!instead?.()) void wantMenu();
  };
  return (
    <button
      aria-expanded="false"
      aria-haspopup="menu"
      className="pick"
      onClick={open}
      onFocus={warm(loadMenu)}
      onPointerEnter={warm(loadMenu)}
      type="button"
    >
      {children}
    </button>
  );
}
