'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast-store';

type SharePostProps = {
  readonly title: string;
  readonly words: { readonly share: string; readonly copied: string; readonly notCopied: string };
};

/** Sends a post on: the device's own sheet, or its address in the clipboard. */
export function SharePost({ title, words }: SharePostProps) {
  const share = async () => {
    const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? window.location.href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast(words.copied);
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast(words.notCopied, 'problem');
    }
  };
  return (
    <Button look="quiet" onClick={share}>
      <Icon name="share-2" />
      {words.share}
    </Button>
  );
}
