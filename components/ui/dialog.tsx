'use client';

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { DialogProps } from './dialog-content';
import { loadWhenTouched } from './hooks/when-touched';

const loadContent = () => import('./dialog-content').then((loaded) => loaded.default);

/**
 * A dialog: a bottom sheet on a phone, a card on larger screens. Escape, Back, the overlay and the close button close
 * it. Its code is loaded when the visitor touches the page. A dialog whose code is missing closes.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props;
  const [Content, setContent] = useState<ComponentType<DialogProps> | null>(null);
  const give = useEffectEvent((loaded: ComponentType<DialogProps>) => setContent(() => loaded));
  const fail = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (open) loadContent().then(give, fail);
    else loadWhenTouched(loadContent);
  }, [open]);
  return Content && <Content {...props} />;
}
