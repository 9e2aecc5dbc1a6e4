// A client component, so that the page payload contains its name and not its markup. It needs no hydration.
'use client';

import { classNames } from './class-names';
import type { IconName } from './icon-names';

type IconProps = {
  readonly name: IconName;
  /** Mirrors the icon in right-to-left text; only for icons with a direction. */
  readonly flip?: boolean;
  readonly filled?: boolean;
  readonly className?: string;
};

/** A decorative icon in the size of its text; the text beside it or a label has the meaning. */
export function Icon({ name, flip, filled, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={classNames('ui-icon', flip && 'icon-flip', filled && 'icon-filled', className)}>
      <use href={`/icons/sprite.svg#${name}`} />
    </svg>
  );
}
