'use client';

import * as Radix from '@radix-ui/react-toast';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { dismissToast, type ToastMessage, type ToastTone } from '@/lib/client/stores/toast-store';
import '@/app/overlays.css';

const TONE_ICONS: Readonly<Record<ToastTone, IconName>> = {
  done: 'circle-check',
  problem: 'triangle-exclamation-point',
  note: 'info',
};

export type ToastLabels = { readonly region: string; readonly close: string };
type ToastViewportProps = { readonly message: ToastMessage | null; readonly labels: ToastLabels };

/** Spec §9: 5000 ms, swipe threshold 50, F8 moves the focus here, one toast at a time. */
export default function ToastViewport({ message, labels }: ToastViewportProps) {
  return (
    <Radix.Provider duration={5000} label={labels.region} swipeDirection="right" swipeThreshold={50}>
      {message && (
        <Radix.Root
          className="ui-toast"
          key={`${message.id}.${message.version}`}
          onOpenChange={(open) => !open && dismissToast(message.id)}
          open={message.open}
        >
          <Icon className="text-honey" name={TONE_ICONS[message.tone]} />
          <Radix.Description className="grow text-small">{message.text}</Radix.Description>
          {message.action && (
            <Radix.Action altText={message.action.label} className="text-link" onClick={message.action.run}>
              {message.action.label}
            </Radix.Action>
          )}
          <Radix.Close aria-label={labels.close} className="icon-button">
            <Icon name="x" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className="toast-corner on-night" hotkey={['F8']} label={labels.region} />
    </Radix.Provider>
  );
}
