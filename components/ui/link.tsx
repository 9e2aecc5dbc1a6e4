'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch'>;

/**
 * A link inside the shop. The page behind it is fetched when a hand or the focus comes near, not when the link is
 * merely on screen: the wizard alone weighs as much as the page that leads to it.
 */
export function Link({ onPointerEnter, onFocus, ...rest }: LinkProps) {
  const [near, setNear] = useState(false);
  return (
    <NextLink
      {...rest}
      onFocus={(event) => {
        setNear(true);
        onFocus?.(event);
      }}
      onPointerEnter={(event) => {
        setNear(true);
        onPointerEnter?.(event);
      }}
      prefetch={near ? null : false}
    />
  );
}
