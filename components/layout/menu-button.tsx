'use client';

import { type ReactNode, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useLate } from '@/components/ui/use-late';

type MenuButtonProps = { readonly label: string; readonly closeLabel: string; readonly children: ReactNode };

const loadPanel = () => import('./side-panel');

/** Opens the side panel, which loads when a hand or the focus comes near. */
export function MenuButton({ label, closeLabel, children }: MenuButtonProps) {
  const [Panel, wantPanel] = useLate(loadPanel);
  const [open, setOpen] = useState(false);
  const show = async () => {
    await wantPanel();
    setOpen(true);
  };
  return (
    <>
      <button
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-label={label}
        className="icon-button xl:hidden"
        onClick={show}
        onFocus={loadPanel}
        onPointerEnter={loadPanel}
        type="button"
      >
        <Icon className="size-6" name="menu" />
      </button>
      {Panel && (
        <Panel closeLabel={closeLabel} label={label} onOpenChange={setOpen} open={open}>
          {children}
        </Panel>
      )}
    </>
  );
}
