/** Before the reminder's id in the address of its partner's page; a fragment, so that no server and no log sees it. */
const MARK = '#forget=';
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where a mail leads whoever wants their address deleted; that page asks first. */
export const forgetFragment = (reminderId: string): string => `${MARK}${reminderId}`;

/** The reminder that an address's fragment names, if any. */
export function reminderIn(fragment: string): string | null {
  const id = fragment.startsWith(MARK) ? fragment.slice(MARK.length) : '';
  return ID.test(id) ? id : null;
}
