const KEY = 'mismatch_dismissed';

/** Whether the banner was dismissed in this session (spec §4); false without storage. */
export function isMismatchDismissed(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

export function dismissMismatch(): void {
  try {
    window.sessionStorage.setItem(KEY, '1');
  } catch {
    // Without storage the banner comes back on the next page.
  }
}
