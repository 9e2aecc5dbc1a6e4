'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Links a stylesheet in the head too: the link in the body is removed with the page, and the visitor may come back. React's
 * `preinit` would take the link in the body for loaded and add none.
 */
function keepLoaded(href: string): void {
  if (document.head.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.dataset.precedence = 'linked';
  document.head.append(link);
}

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
  useEffect(() => {
    if (isInPlace) keepLoaded(href);
  }, [href, isInPlace]);
  return isInPlace ? <link href={href} rel="stylesheet" /> : <link href={href} precedence="linked" rel="stylesheet" />;
}
