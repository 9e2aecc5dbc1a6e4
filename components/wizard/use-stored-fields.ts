'use client';

import { useEffectEvent, useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  EMPTY_WIZARD_STATE,
  loadWizardState,
  type StoredWizardState,
  saveWizardState,
} from '@/components/drafts/wizard-storage';
import type { ChildForm, ChildValues } from './child-form-schema';

/** Stores the typed values and the saved values from when the typing began, so that they survive a reload. */
export const storeTypedFields = (typed: ChildForm, since: ChildValues): void =>
  saveWizardState({ typed: typed as unknown as StoredWizardState['typed'], since });

type StoredFieldsOptions = {
  readonly form: Pick<UseFormReturn<ChildForm, unknown, ChildValues>, 'setValue'>;
  /** The browser did not render the form, which then has all stored values already. */
  readonly serverRendered: boolean;
  readonly bookId: string | null;
  readonly saved: ChildValues;
  /** Initial values of the form. */
  readonly start: (since: ChildValues, typed: StoredWizardState['typed']) => ChildForm;
  readonly onSince: (since: ChildValues) => void;
};

/** Fills a server-rendered form with what the server does not know: the values stored in this tab. */
export function useStoredFields({ form, serverRendered, bookId, saved, start, onSince }: StoredFieldsOptions): void {
  const fill = useEffectEvent(() => {
    const stored = loadWizardState();
    // Input typed for another draft must not appear in this one.
    const ownState = stored.bookId === bookId ? stored : EMPTY_WIZARD_STATE;
    const since = { ...saved, ...ownState.since };
    onSince(since);
    const answers = Object.entries(start(since, ownState.typed));
    for (const [field, value] of answers) form.setValue(field as keyof ChildForm, value as string);
  });
  useLayoutEffect(() => {
    if (serverRendered) fill();
  }, [serverRendered]);
}
