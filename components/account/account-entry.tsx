'use client';

import { useEffect } from 'react';
import { useLate } from '@/components/ui/use-late';
import { useLockedCountry } from '@/lib/client/locked-country';
import { type AccountWords, LoginLink } from './account-face';

const loadMenu = () => import('./account-menu');

/** The way to one's books; with a verified phone it becomes the account's menu, which only then is loaded and asked for. */
export function AccountEntry({ words }: { readonly words: AccountWords }) {
  const mayBeSignedIn = useLockedCountry() !== null;
  const [Menu, wantMenu] = useLate(loadMenu, true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loader is the same at every render
  useEffect(() => {
    if (mayBeSignedIn) void wantMenu();
  }, [mayBeSignedIn]);
  return mayBeSignedIn && Menu ? <Menu words={words} /> : <LoginLink words={words} />;
}
