'use client';

import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useLate } from '@/components/ui/use-late';
import { useLockedCountry } from '@/lib/client/locked-country';
import { useMarket } from '@/lib/client/market';

export type AccountWords = Readonly<Record<'login' | 'account' | 'myBooks' | 'logout' | 'logoutFailed', string>>;

const loadMenu = () => import('./account-menu');

/** Both faces take their place, one is seen: signing in moves nothing. */
export function AccountFace({ words, verified }: { readonly words: AccountWords; readonly verified: boolean }) {
  return (
    <>
      <span className="account-face" data-hidden={verified || undefined}>
        <Icon name="user" />
        <span className="account-text">{words.login}</span>
      </span>
      <span className="account-face" data-hidden={!verified || undefined}>
        <Icon name="user" />
        <i aria-hidden="true" className="account-dot" />
        <span className="account-text">{words.account}</span>
      </span>
    </>
  );
}

export function LoginLink({ words }: { readonly words: AccountWords }) {
  const { to } = useMarket();
  return (
    <Link className="pick account" href={to('/my-books')}>
      <AccountFace verified={false} words={words} />
    </Link>
  );
}

/** The way to one's books; with a verified phone it becomes the account's menu, which only then is loaded and asked for. */
export function AccountEntry({ words }: { readonly words: AccountWords }) {
  const mayBeSignedIn = useLockedCountry() !== null;
  const [Menu, wantMenu] = useLate(loadMenu);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loader is the same at every render
  useEffect(() => {
    if (mayBeSignedIn) void wantMenu();
  }, [mayBeSignedIn]);
  return mayBeSignedIn && Menu ? <Menu words={words} /> : <LoginLink words={words} />;
}
