'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { preinit } from 'react-dom';

const subscribeToNothing = () => () => undefined;

/**
 * A stylesheet for what follows it. In the first page's HTML the link stands where it is used: browsers show what comes
 * before it at once, and wait for the sheet with what comes after. On a page that is opened later, React waits for the
 * sheet (`precedence`), since nothing could be shown sooner.
 */
export function LinkedSheet({ href }: { readonly href: string }) {
  const isFirstPage = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [isInPlace] = useState(isFirstPage);
  // The link in the page goes with the page. Kept in the head, the sheet is there at once when the visitor comes back,
  // so the browser can restore the scroll position.
  useEffect(() => preinit(href, { as: 'style', precedence: 'linked' }), [href]);
  return isInPlace ? <link href={href} rel="stylesheet" /> : <link href={href} precedence="linked" rel="stylesheet" />;
}
