import { type ComponentType, type KeyboardEvent, useEffect, useState } from 'react';
import { loadWhenTouched } from './when-touched';

/**
 * A menu whose code is loaded when the visitor touches the page, and the props of the button that stands in its place
 * until it is opened for the first time. The menu brings its own button and is open from the start; where its code is
 * missing, the next press asks for it again. Define `load` outside the component.
 */
export function useMenuWhenPressed<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  const [Menu, setMenu] = useState<ComponentType<Props> | null>(null);
  useEffect(() => loadWhenTouched(load), [load]);
  const open = () =>
    void load().then(
      (loaded) => setMenu(() => loaded.default),
      () => undefined,
    );
  const button = {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      open();
    },
  } as const;
  return [Menu, button] as const;
}
