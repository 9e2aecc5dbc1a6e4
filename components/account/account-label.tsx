'use client';

import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useMarket } from '@/lib/client/market';

type AccountLabelKey = 'login' | 'account' | 'myBooks' | 'logout' | 'logoutFailed' | 'errorId' | 'sharedComputer';
export type AccountLabels = Readonly<Record<AccountLabelKey, string>>;

/** Renders both labels and hides one, so that signing in does not shift the layout. */
export function AccountLabel({ labels, verified }: { readonly labels: AccountLabels; readonly verified: boolean }) {
  return (
    <>
      <span className="account-content" data-hidden={verified || undefined}>
        <Icon name="user" />
        <span className="account-text">{labels.login}</span>
      </span>
      <span className="account-content" data-hidden={!verified || undefined}>
        <Icon name="user" />
        <i aria-hidden="true" className="account-badge" />
        <span className="account-text">{labels.account}</span>
      </span>
    </>
  );
}

export function LoginLink({ labels }: { readonly labels: AccountLabels }) {
  const { to } = useMarket();
  return (
    <Link className="locale-trigger account-slot" href={to('/my-books')}>
      <AccountLabel verified={false} labels={labels} />
    </Link>
  );
}
