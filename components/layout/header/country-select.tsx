'use client';

import { useEffect, useState } from 'react';
import { useLockedCountry } from '@/lib/client/locked-country';
import { subscribeToCountryDialog } from '@/lib/client/stores/country-dialog-store';
import { useLazyComponent } from '@/lib/client/use-lazy-component';
import { LocaleSelect, type LocaleSelectProps } from './locale-select';

const loadLockedCountry = () => import('./locked-country');
const loadCountryDialog = () => import('./country-dialog');
/** Spec §9 "Mobile breakpoint". */
const MOBILE_QUERY = '(width < 768px)';

type CountrySelectProps = Omit<LocaleSelectProps, 'instead' | 'kind'> & {
  /** What the closed select says for each country, such as "Ship to Israel". */
  readonly chosenNames: Readonly<Record<string, string>>;
};

/** The country select: a menu, or a dialog on phones. Disabled when a verified phone has fixed the country. */
export function CountrySelect({ children, chosenNames, ...pick }: CountrySelectProps) {
  const locked = useLockedCountry();
  const [Locked, wantLocked] = useLazyComponent(loadLockedCountry, true);
  const [CountryDialog, wantDialog] = useLazyComponent(loadCountryDialog);
  const [open, setOpen] = useState(false);
  const show = () => void wantDialog().then((isThere) => isThere && setOpen(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loaders are the same at every render
  useEffect(() => {
    if (locked) void wantLocked();
    return subscribeToCountryDialog(show);
  }, [locked]);
  if (locked && Locked) return <Locked country={locked} name={chosenNames[locked] ?? locked} />;
  const onPhone = () => {
    const phone = window.matchMedia(MOBILE_QUERY).matches;
    if (phone) show();
    return phone;
  };
  return (
    <>
      <LocaleSelect {...pick} interceptOpen={onPhone} kind="country">
        {children}
      </LocaleSelect>
      {CountryDialog && <CountryDialog {...pick} onOpenChange={setOpen} open={open} />}
    </>
  );
}
