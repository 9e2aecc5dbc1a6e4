import { type BookFilterState, updateWizardSearch } from './wizard-url';

type ParamsChange = Parameters<typeof updateWizardSearch>[1];

const nextSearch = (change: ParamsChange) => updateWizardSearch(window.location.search, change);

/** Adds a history entry for the next step. */
export const pushWizardUrl = (change: ParamsChange): void => window.history.pushState(null, '', nextSearch(change));

/** Replaces the current history entry. */
export const replaceWizardUrl = (change: ParamsChange): void => replaceSearch(nextSearch(change));

export const replaceSearch = (search: string): void =>
  window.history.replaceState(null, '', window.location.pathname + search);

/** Puts the selected but unsaved book into the URL. */
export const setBookInUrl = (book: number | null): void => replaceWizardUrl({ book });

/** Puts the book filters into the URL. */
export const setFiltersInUrl = ({ query, category, fits }: Partial<BookFilterState>): void =>
  replaceWizardUrl({
    ...(query !== undefined && { q: query }),
    ...(category !== undefined && { category }),
    ...(fits !== undefined && { fits: fits ? '1' : null }),
  });
