'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { preloadHandler, useLazyComponent } from '@/lib/client/use-lazy-component';

const loadMenu = () => import('./mobile-menu');

/** Opens the mobile menu, which loads on hover or focus. */
export function MenuButton({ label }: { readonly label: string }) {
  const [Menu, wantMenu] = useLazyComponent(loadMenu);
  const [open, setOpen] = useState(false);
  const show = async () => {
    if (await wantMenu()) setOpen(true);
  };
  return (
    <>
      <UnstyledButton
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-label={label}
        className="icon-button xl:hidden"
        onClick={show}
        onFocus={preloadHandler(loadMenu)}
        onPointerEnter={preloadHandler(loadMenu)}
        type="button"
      >
        <Icon className="size-6" name="menu" />
      </UnstyledButton>
      {Menu && <Menu onOpenChange={setOpen} open={open} />}
    </>
  );
}
