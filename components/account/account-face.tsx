'use client';

import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useMarket } from '@/lib/client/market';

type Word = 'login' | 'account' | 'myBooks' | 'logout' | 'logoutFailed' | 'sharedComputer';
export type AccountWords = Readonly<Record<Word, string>>;

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
