'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/toast-store';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { DataProvider } from '@/lib/client/data-provider';
import { dropLock } from '@/lib/client/locked-country';
import { useMarket } from '@/lib/client/market';
import { signOut } from '@/lib/client/sign-out';
import { directionOf } from '@/lib/markets';
import { AccountFace, type AccountWords, LoginLink } from './account-face';
import { useHoverMenu } from './use-hover-menu';
import { useVerification } from './use-verification';

type MenuProps = { readonly words: AccountWords };

function VerifiedMenu({ words }: MenuProps) {
  const { language, to } = useMarket();
  const { open, onOpenChange, hover, onPointerDown, onInteractOutside, onCloseAutoFocus } = useHoverMenu();
  // With a mouse it opens when hovered: nothing to go back from.
  useBackCloses(open && !window.matchMedia('(hover: hover)').matches, () => onOpenChange(false));
  const leave = () => signOut(to()).catch(() => toast(words.logoutFailed, 'problem'));
  return (
    <Radix.Root dir={directionOf(language)} modal={false} onOpenChange={onOpenChange} open={open}>
      <Radix.Trigger className="pick account" onPointerDown={onPointerDown} type="button" {...hover}>
        <AccountFace verified words={words} />
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
              {words.myBooks}
            </Link>
          </Radix.Item>
          <Radix.Item className="menu-item" onSelect={leave}>
            <Icon flip name="log-out" />
            {words.logout}
          </Radix.Item>
          <Radix.Item asChild>
            <Link className="menu-item" href={`${to('/my-books')}#shared`}>
              <Icon name="shield-check" />
              {words.sharedComputer}
            </Link>
          </Radix.Item>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Account({ words }: MenuProps) {
  const { status } = useVerification();
  const ended = status?.verified === false;
  useEffect(() => {
    if (ended) dropLock();
  }, [ended]);
  return status?.verified ? <VerifiedMenu words={words} /> : <LoginLink words={words} />;
}

/** 'My account' with its green dot, once the shop confirms the session. */
export default function AccountMenu({ words }: MenuProps) {
  return (
    <DataProvider>
      <Account words={words} />
    </DataProvider>
  );
}
