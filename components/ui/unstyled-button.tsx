import type { ComponentProps } from 'react';
import { useHydrated } from './hooks/use-hydrated';

/** A button without a look of its own. Until hydration it is disabled, since a click would be lost. */
export function UnstyledButton(props: ComponentProps<'button'>) {
  const hydrated = useHydrated();
  return <button type="button" {...props} disabled={!hydrated || props.disabled} />;
}
