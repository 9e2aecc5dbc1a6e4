'use client';

import type { MouseEvent, ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { addErrorId } from '@/lib/client/api/error-id-text';
import { useLockedCountry } from '@/lib/client/locked-country';
import { useMarket } from '@/lib/client/market';
import { openCountryDialog } from '@/lib/client/stores/country-dialog-store';
import { openSupport } from '@/lib/client/stores/support-store';
import { toast } from '@/lib/client/stores/toast-store';

/** Spec §2 "Mobile menu": dialogs open 300 ms after the menu starts to close; its slide-out takes 280 ms. */
const AFTER_MENU_MS = 300;
const afterMenu = (run: () => void) => setTimeout(run, AFTER_MENU_MS);

type MenuItemProps = { readonly children: ReactNode };

/** Closes the menu, then opens a dialog. */
function DialogMenuItem({ onOpen, children }: MenuItemProps & { readonly onOpen: () => void }) {
  return (
    <UnstyledButton
      aria-haspopup="dialog"
      className="side-link"
      data-closes
      onClick={() => afterMenu(onOpen)}
      type="button"
    >
      {children}
    </UnstyledButton>
  );
}

/** Opens the support dialog. */
export function ContactMenuItem({ children }: MenuItemProps) {
  return <DialogMenuItem onOpen={openSupport}>{children}</DialogMenuItem>;
}

/** Opens the country dialog, unless a verified phone has fixed the country. */
export function CountryMenuItem({ children }: MenuItemProps) {
  return useLockedCountry() ? null : <DialogMenuItem onOpen={openCountryDialog}>{children}</DialogMenuItem>;
}

/** Scrolls to the order form if the page has one, else goes to the wizard (spec §2). */
export function CreateBookMenuItem({ children }: MenuItemProps) {
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

type LogoutLabels = { readonly failed: string; readonly errorId: string };

/** Signs out; hidden for visitors who are not signed in. */
export function LogoutMenuItem({ children, labels }: MenuItemProps & { readonly labels: LogoutLabels }) {
  const { to } = useMarket();
  if (!useLockedCountry()) return null;
  const leave = async () => {
    try {
      const { signOut } = await import('@/lib/client/sign-out');
      await signOut(to());
    } catch (thrown) {
      toast(addErrorId(labels.failed, labels.errorId, thrown), 'problem');
    }
  };
  return (
    <UnstyledButton className="side-link" data-closes onClick={leave} type="button">
      {children}
    </UnstyledButton>
  );
}
