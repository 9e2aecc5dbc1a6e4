'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';

type LinkProps = ComponentProps<'a'> & {
  readonly href: string;
  /** Takes the place of the present page in the history. */
  readonly replace?: boolean;
  /** `false` leaves the new page where this one was scrolled to. */
  readonly scroll?: boolean;
};

/** Whether the shop opens it here, instead of the browser in a tab, a window, a file or another site. */
export function opensHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  const { target, origin } = currentTarget;
  return (!target || target === '_self') && !currentTarget.hasAttribute('download') && origin === location.origin;
}

/**
 * A link inside the shop. The page behind it is fetched when a hand or the focus comes near, not when the link is
 * merely on screen: the wizard alone weighs as much as the page that leads to it. What `next/link` adds to that
 * weighs 4 KB on every page.
 */
export function Link({ href, replace, scroll = true, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const router = useRouter();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!opensHere(event)) return;
        event.preventDefault();
        router[replace ? 'replace' : 'push'](href, { scroll });
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
