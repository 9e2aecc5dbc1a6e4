const KEY = 'mismatch_dismissed';

/** Whether the banner was dismissed in this session (spec §4); browsers without storage forget it. */
export function mismatchDismissed(): boolean {
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
    // It is asked again on the next page.
  }
}
