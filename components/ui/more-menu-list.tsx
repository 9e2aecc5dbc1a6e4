'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { IconButton } from './button';
import { useAfterMenu } from './hooks/use-after-menu';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import { Link } from './link';

/** One line of a menu: a page, a file, or something that happens here; without either it is a note. */
export type MoreMenuItem = {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  readonly href?: string;
  /** The address is a file, not a page. */
  readonly download?: boolean;
  readonly onSelect?: () => void;
};

export type MoreMenuProps = {
  /** Accessible name of the button. */
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  readonly items: readonly MoreMenuItem[];
};

/** The button and the open list of `MoreMenu`. */
export default function MoreMenuList({ label, direction, items }: MoreMenuProps) {
  const { afterMenu, onCloseAutoFocus } = useAfterMenu();
  return (
    <Radix.Root defaultOpen dir={direction} modal={false}>
      <Radix.Trigger asChild>
        <IconButton label={label}>
          <Icon className="size-6" name="ellipsis" />
        </IconButton>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          className="menu-list max-w-80"
          collisionPadding={12}
          onCloseAutoFocus={onCloseAutoFocus}
          sideOffset={6}
        >
          {items.map(({ onSelect, ...item }) => (
            <MenuLine item={{ ...item, ...(onSelect && { onSelect: afterMenu(onSelect) }) }} key={item.key} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function MenuLine({ item }: { readonly item: MoreMenuItem }) {
  const { label, icon, href, download, onSelect } = item;
  const content = (
    <>
      <Icon name={icon} />
      {label}
    </>
  );
  if (!href) {
    return (
      <Radix.Item className="menu-item" disabled={!onSelect} {...(onSelect && { onSelect })}>
        {content}
      </Radix.Item>
    );
  }
  return (
    <Radix.Item asChild>
      {download ? (
        <a className="menu-item" download href={href}>
          {content}
        </a>
      ) : (
        <Link className="menu-item" href={href}>
          {content}
        </Link>
      )}
    </Radix.Item>
  );
}
