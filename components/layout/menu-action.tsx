'use client';

import type { MouseEvent, ReactNode } from 'react';
import { openSupport } from '@/components/support/support-store';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/toast-store';
import { useLockedCountry } from '@/lib/client/locked-country';
import { useMarket } from '@/lib/client/market';
import { openCountryDialog } from './country-dialog-store';

/** Spec §2 "Mobile menu": what the menu opens comes 300 ms after it closes, when it has slid away (280 ms). */
const AFTER_MENU_MS = 300;
const afterMenu = (run: () => void) => setTimeout(run, AFTER_MENU_MS);

type EntryProps = { readonly children: ReactNode };

/** Closes the menu, then opens a dialog. */
function DialogEntry({ opens, children }: EntryProps & { readonly opens: () => void }) {
  return (
    <button aria-haspopup="dialog" className="side-link" data-closes onClick={() => afterMenu(opens)} type="button">
      {children}
    </button>
  );
}

/** Opens the support dialog. */
export function ContactEntry({ children }: EntryProps) {
  return <DialogEntry opens={openSupport}>{children}</DialogEntry>;
}

/** Opens the country dialog, where the visitor may choose. */
export function CountryEntry({ children }: EntryProps) {
  return useLockedCountry() ? null : <DialogEntry opens={openCountryDialog}>{children}</DialogEntry>;
}

/** Scrolls to the order form where the page has one, else goes to the wizard (spec §2). */
export function CreateEntry({ children }: EntryProps) {
  const { to } = useMarket();
  const goToForm = (event: MouseEvent) => {
    const form = document.getElementById('order-form');
    if (!form) return;
    event.preventDefault();
    afterMenu(() => form.scrollIntoView());
  };
  return (
    <Link className="side-link" href={to('/wizard')} onClick={goToForm}>
      {children}
    </Link>
  );
}

/** Signs out; there only for who is signed in. */
export function LogoutEntry({ children, failed }: EntryProps & { readonly failed: string }) {
  const { to } = useMarket();
  if (!useLockedCountry()) return null;
  const leave = async () => {
    try {
      const { signOut } = await import('@/lib/client/sign-out');
      await signOut(to());
    } catch {
      toast(failed, 'problem');
    }
  };
  return (
    <button className="side-link" data-closes onClick={leave} type="button">
      {children}
    </button>
  );
}
