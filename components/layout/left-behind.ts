const KEY = 'left_behind';

/** Notes that the page had no edition in the chosen language: the list that the visitor lands on says so. */
export function noteLeftBehind(title: string): void {
  try {
    window.sessionStorage.setItem(KEY, title);
  } catch {
    // The list stands there without a word.
  }
}

/** The title that was left behind by the latest choice, once. */
export function takeLeftBehind(): string | null {
  try {
    const title = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return title;
  } catch {
    return null;
  }
}
