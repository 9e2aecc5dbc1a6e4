import { type ComponentType, useEffect } from 'react';
import { untilTouched } from '@/components/ui/hooks/when-touched';
import { useLazyComponent } from './use-lazy-component';

/**
 * A component whose code is loaded when the visitor touches the page; `null` until then. Not `lazy` with the HTML of the
 * server: React would reveal that by a script, and a static page runs no scripts but those that hand over data. Define
 * `load` outside the component.
 */
export function useComponentWhenTouched<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  const [Loaded, want] = useLazyComponent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loader is the same at every render
  useEffect(() => {
    let current = true;
    void untilTouched().then(() => current && want());
    return () => {
      current = false;
    };
  }, []);
  return Loaded;
}
