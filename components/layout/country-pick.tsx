'use client';

import { useEffect, useState } from 'react';
import { useLate } from '@/components/ui/use-late';
import { useLockedCountry } from '@/lib/client/locked-country';
import { onCountryDialog } from './country-dialog-store';
import { Pick, type PickProps } from './pick';

const loadLocked = () => import('./locked-pick');
const loadDialog = () => import('./country-dialog');
/** Spec §9 "Mobile breakpoint". */
const PHONE = '(width < 768px)';

/** The choice of the country: a menu, on phones a dialog; disabled where a verified phone has decided it. */
export function CountryPick({ children, ...pick }: Omit<PickProps, 'instead' | 'kind'>) {
  const locked = useLockedCountry();
  const [Locked, wantLocked] = useLate(loadLocked, true);
  const [CountryDialog, wantDialog] = useLate(loadDialog);
  const [open, setOpen] = useState(false);
  const show = () => void wantDialog().then((isThere) => isThere && setOpen(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loaders are the same at every render
  useEffect(() => {
    if (locked) void wantLocked();
    return onCountryDialog(show);
  }, [locked]);
  if (locked && Locked) return <Locked country={locked} label={pick.label} options={pick.options} />;
  const onPhone = () => {
    const phone = window.matchMedia(PHONE).matches;
    if (phone) show();
    return phone;
  };
  return (
    <>
      <Pick {...pick} instead={onPhone} kind="country">
        {children}
      </Pick>
      {CountryDialog && <CountryDialog {...pick} onOpenChange={setOpen} open={open} />}
    </>
  );
}
