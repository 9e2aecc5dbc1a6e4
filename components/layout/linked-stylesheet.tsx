'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { preinit } from 'react-dom';

const subscribeToNothing = () => () => undefined;

/**
 * A stylesheet for the content after it. In the HTML of the first page the link is placed in the body: browsers render
 * the content before it without waiting for the stylesheet. After a client-side navigation React suspends until the
 * stylesheet has loaded (`precedence`).
 */
export function LinkedStylesheet({ href }: { readonly href: string }) {
  const isFirstPage = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [isInPlace] = useState(isFirstPage);
  // The link in the body is removed with the page. A copy in the head keeps the stylesheet loaded, so that the browser
  // can restore the scroll position when the visitor comes back.
  useEffect(() => preinit(href, { as: 'style', precedence: 'linked' }), [href]);
  return isInPlace ? <link href={href} rel="stylesheet" /> : <link href={href} precedence="linked" rel="stylesheet" />;
}
