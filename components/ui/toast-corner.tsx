'use client';

import * as Radix from '@radix-ui/react-toast';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import { dismissToast, type ToastMessage, type ToastTone } from './toast-store';

const ICON_OF: Readonly<Record<ToastTone, IconName>> = {
  done: 'circle-check',
  problem: 'triangle-exclamation-point',
  note: 'info',
};

export type ToastWords = { readonly region: string; readonly close: string };
type ToastCornerProps = { readonly message: ToastMessage | null; readonly words: ToastWords };

/** Spec §9: 5000 ms, swipe threshold 50, F8 moves the focus here, one at a time. */
export default function ToastCorner({ message, words }: ToastCornerProps) {
  return (
    <Radix.Provider duration={5000} label={words.region} swipeDirection="right" swipeThreshold={50}>
      {message && (
        <Radix.Root
          className="toast"
          key={`${message.id}.${message.version}`}
          onOpenChange={(open) => !open && dismissToast(message.id)}
          open={message.open}
        >
          <Icon className="text-honey" name={ICON_OF[message.tone]} />
          <Radix.Description className="grow text-small">{message.text}</Radix.Description>
          {message.action && (
            <Radix.Action altText={message.action.label} className="text-link" onClick={message.action.run}>
              {message.action.label}
            </Radix.Action>
          )}
          <Radix.Close aria-label={words.close} className="icon-button">
            <Icon name="x" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className="toast-corner on-night" hotkey={['F8']} label={words.region} />
    </Radix.Provider>
  );
}
