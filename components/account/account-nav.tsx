'use client';

import { useEffect } from 'react';
import { useLockedCountry } from '@/lib/client/locked-country';
import { useLazyComponent } from '@/lib/client/use-lazy-component';
import { type AccountLabels, LoginLink } from './account-label';

const loadMenu = () => import('./account-menu');

/** Link to My books. With a verified phone it becomes the account menu, which loads only then. */
export function AccountNav({ labels }: { readonly labels: AccountLabels }) {
  const mayBeSignedIn = useLockedCountry() !== null;
  const [Menu, wantMenu] = useLazyComponent(loadMenu, true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loader is the same at every render
  useEffect(() => {
    if (mayBeSignedIn) void wantMenu();
  }, [mayBeSignedIn]);
  return mayBeSignedIn && Menu ? <Menu labels={labels} /> : <LoginLink labels={labels} />;
}
