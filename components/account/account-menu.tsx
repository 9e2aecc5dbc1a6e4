'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { useEffect } from 'react';
import { useCloseOnBack } from '@/components/ui/hooks/use-close-on-back';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { addErrorId } from '@/lib/client/api/error-id-text';
import { SwrProvider } from '@/lib/client/api/swr-provider';
import { clearLockedCountry } from '@/lib/client/locked-country';
import { useMarket } from '@/lib/client/market';
import { signOut } from '@/lib/client/sign-out';
import { toast } from '@/lib/client/stores/toast-store';
import { useVerification } from '@/lib/client/use-verification';
import { getTextDirection } from '@/lib/markets';
import { AccountLabel, type AccountLabels, LoginLink } from './account-label';
import { useHoverMenu } from './use-hover-menu';
import '@/app/overlays.css';

type MenuProps = { readonly labels: AccountLabels };

function VerifiedMenu({ labels }: MenuProps) {
  const { language, to } = useMarket();
  const { open, onOpenChange, hover, onPointerDown, onInteractOutside, onCloseAutoFocus } = useHoverMenu();
  // With a mouse the menu opens on hover, so the browser's Back button must not close it.
  useCloseOnBack(open && !window.matchMedia('(hover: hover)').matches, () => onOpenChange(false));
  const logout = () =>
    signOut(to()).catch((thrown: unknown) => toast(addErrorId(labels.logoutFailed, labels.errorId, thrown), 'problem'));
  return (
    <Radix.Root dir={getTextDirection(language)} modal={false} onOpenChange={onOpenChange} open={open}>
      <Radix.Trigger className="locale-trigger account-slot" onPointerDown={onPointerDown} type="button" {...hover}>
        <AccountLabel verified labels={labels} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          className="menu-list"
          collisionPadding={12}
          onCloseAutoFocus={onCloseAutoFocus}
          onInteractOutside={onInteractOutside}
          sideOffset={6}
          {...hover}
        >
          <Radix.Item asChild>
            <Link className="menu-item" href={to('/my-books')}>
              <Icon name="book-open" />
              {labels.myBooks}
            </Link>
          </Radix.Item>
          <Radix.Item className="menu-item" onSelect={logout}>
            <Icon flip name="log-out" />
            {labels.logout}
          </Radix.Item>
          <Radix.Item asChild>
            <Link className="menu-item" href={`${to('/my-books')}#shared`}>
              <Icon name="shield-check" />
              {labels.sharedComputer}
            </Link>
          </Radix.Item>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Account({ labels }: MenuProps) {
  const { status } = useVerification();
  const ended = status?.verified === false;
  useEffect(() => {
    if (ended) clearLockedCountry();
  }, [ended]);
  return status?.verified ? <VerifiedMenu labels={labels} /> : <LoginLink labels={labels} />;
}

/** 'My account' with a green dot, shown once the server confirms the session. */
export default function AccountMenu({ labels }: MenuProps) {
  return (
    <SwrProvider>
      <Account labels={labels} />
    </SwrProvider>
  );
}
