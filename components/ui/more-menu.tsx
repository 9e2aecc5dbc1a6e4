'use client';

import { IconButton } from './button';
import { useMenuWhenPressed } from './hooks/use-menu-when-pressed';
import { Icon } from './icon';
import type { MoreMenuProps } from './more-menu-list';

const loadList = () => import('./more-menu-list');

/** The three dots: what is needed rarely. */
export function MoreMenu(props: MoreMenuProps) {
  const [List, button] = useMenuWhenPressed(loadList);
  if (List) return <List {...props} />;
  return (
    <IconButton {...button} label={props.label}>
      <Icon className="size-6" name="ellipsis" />
    </IconButton>
  );
}
