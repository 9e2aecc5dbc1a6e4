'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { usePendingNavigation } from './pending-link';

type LinkProps = ComponentProps<'a'> & {
  readonly href: string;
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** `false` keeps the scroll position. */
  readonly scroll?: boolean;
};

/** Whether the router handles the click, rather than the browser (new tab, window, download or another site). */
export function isClientNavigation(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  const { target, origin } = currentTarget;
  return (!target || target === '_self') && !currentTarget.hasAttribute('download') && origin === location.origin;
}

/**
 * A link within the shop. It prefetches on hover or focus, not when it becomes visible, because the wizard alone weighs
 * as much as the linking page. `next/link` would add 4 KB to every page.
 */
export function Link({ href, replace, scroll = true, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const router = useRouter();
  const startNavigation = usePendingNavigation(href);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!isClientNavigation(event)) return;
        event.preventDefault();
        startNavigation(() => router[replace ? 'replace' : 'push'](href, { scroll }));
      }}
      onFocus={(event) => {
        router.prefetch(href);
        onFocus?.(event);
      }}
      onPointerEnter={(event) => {
        router.prefetch(href);
        onPointerEnter?.(event);
      }}
    />
  );
}
