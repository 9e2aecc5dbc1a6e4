'use client';

import { type ComponentType, type ReactNode, useState } from 'react';
import type { PickMenuProps, PickOption } from './pick-menu';

type PickProps = {
  readonly kind: 'country' | 'language';
  readonly current: string;
  readonly label: string;
  readonly direction: 'rtl' | 'ltr';
  readonly options: readonly PickOption[];
  /** What the closed button shows. */
  readonly children: ReactNode;
};

const loadMenu = () => import('./pick-menu');

/** A choice of country or language. The menu itself loads when a hand or the focus comes near. */
export function Pick({ children, ...menu }: PickProps) {
  const [Menu, setMenu] = useState<ComponentType<PickMenuProps> | null>(null);
  if (Menu) return <Menu {...menu}>{children}</Menu>;
  const open = async () => {
    const loaded = await loadMenu();
    setMenu(() => loaded.default);
  };
  return (
    <button
      aria-expanded="false"
      aria-haspopup="menu"
      className="pick"
      onClick={open}
      onFocus={loadMenu}
      onPointerEnter={loadMenu}
      type="button"
    >
      {children}
    </button>
  );
}
