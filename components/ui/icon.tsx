// A client component so that a page carries its name twice, not its whole markup: it needs no script.
'use client';

import { cx } from './cx';
import type { IconName } from './icon-names';

type IconProps = {
  readonly name: IconName;
  /** Mirror in right-to-left text: only for icons that mean a direction. */
  readonly flip?: boolean;
  readonly filled?: boolean;
  readonly className?: string;
};

/** A decorative icon, sized by the text around it; the words beside it (or a label) carry the meaning. */
export function Icon({ name, flip, filled, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={cx('icon', flip && 'icon-flip', filled && 'icon-filled', className)}>
      <use href={`/icons/sprite.svg#${name}`} />
    </svg>
  );
}
