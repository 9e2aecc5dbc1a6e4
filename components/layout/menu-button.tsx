'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useLate, warm } from '@/components/ui/use-late';

const loadMenu = () => import('./site-menu');

/** Opens the mobile menu, which loads when a hand or the focus comes near. */
export function MenuButton({ label }: { readonly label: string }) {
  const [Menu, wantMenu] = useLate(loadMenu);
  const [open, setOpen] = useState(false);
  const show = async () => {
    if (await wantMenu()) setOpen(true);
  };
  return (
    <>
      <button
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-label={label}
        className="icon-button xl:hidden"
        onClick={show}
        onFocus={warm(loadMenu)}
        onPointerEnter={warm(loadMenu)}
        type="button"
      >
        <Icon className="size-6" name="menu" />
      </button>
      {Menu && <Menu onOpenChange={setOpen} open={open} />}
    </>
  );
}
