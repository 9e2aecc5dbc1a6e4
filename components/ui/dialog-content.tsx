'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { CSSProperties, ReactNode } from 'react';
import { useCloseOnBack } from './hooks/use-close-on-back';
import { useReturnFocus } from './hooks/use-return-focus';
import { Icon } from './icon';

export type DialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly closeLabel: string;
  /** Maximum width on large screens in pixels. */
  readonly width?: number;
  readonly children: ReactNode;
};

/** What `Dialog` loads when the visitor touches the page. */
export default function DialogContent({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  width,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  useCloseOnBack(open, () => onOpenChange(false));
  const style = width ? ({ '--dialog-width': `${width}px` } as CSSProperties) : undefined;
  return (
    <Radix.Root onOpenChange={onOpenChange} open={open}>
      <Radix.Portal>
        <Radix.Overlay className="overlay-shade" />
        <Radix.Content
          className="ui-dialog"
          style={style}
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-start gap-3 ps-5 pe-3 pt-3 md:ps-8 md:pt-5 md:pe-5">
            <Radix.Title className="grow pt-2.5 text-title">{title}</Radix.Title>
            <Radix.Close aria-label={closeLabel} className="icon-button" type="button">
              <Icon name="x" />
            </Radix.Close>
          </div>
          <div className="dialog-body">
            {description && <Radix.Description className="mb-4 text-ink-soft">{description}</Radix.Description>}
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
