'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MoreMenu } from '@/components/ui/more-menu';
import type { MoreMenuItem } from '@/components/ui/more-menu-list';
import { useMarket } from '@/lib/client/market';
import { getTextDirection } from '@/lib/markets';
import { SignOutEverywhere } from './sign-out-everywhere';
import { SignOutSharedComputer } from './sign-out-shared-computer';

type SignOutMenuProps = {
  /** Accessible name of the button. */
  readonly label: string;
  readonly logoutLabel: string;
  readonly onLogout: () => unknown;
};

/** The three ways to sign out: here, here without a trace, and everywhere. */
export function SignOutMenu({ label, logoutLabel, onLogout }: SignOutMenuProps) {
  const tShared = useTranslations('account.shared');
  const tEverywhere = useTranslations('account.everywhere');
  const { language } = useMarket();
  const [asked, setAsked] = useState({ action: '', times: 0 });
  const ask = (action: string) => () => setAsked({ action, times: asked.times + 1 });
  const items: readonly MoreMenuItem[] = [
    { key: 'logout', icon: 'log-out', label: logoutLabel, onSelect: onLogout },
    { key: 'shared', icon: 'shield-check', label: tShared('open'), onSelect: ask('shared') },
    { key: 'everywhere', icon: 'smartphone', label: tEverywhere('open'), onSelect: ask('everywhere') },
  ];
  return (
    <>
      <MoreMenu direction={getTextDirection(language)} items={items} label={label} />
      <SignOutSharedComputer key={`shared ${asked.times}`} open={asked.action === 'shared'} />
      <SignOutEverywhere key={`everywhere ${asked.times}`} open={asked.action === 'everywhere'} />
    </>
  );
}
