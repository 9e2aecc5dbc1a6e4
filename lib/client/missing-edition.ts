const KEY = 'left_behind';

/** Stores the title of a page that has no edition in the selected language, so that the list page can say so. */
export function saveMissingEdition(title: string): void {
  try {
    window.sessionStorage.setItem(KEY, title);
  } catch {
    // Without storage the list page says nothing.
  }
}

/** Returns the stored title once and deletes it. */
export function takeMissingEdition(): string | null {
  try {
    const title = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return title;
  } catch {
    return null;
  }
}
