'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/lib/client/stores/toast-store';

type SharePostProps = {
  readonly title: string;
  readonly labels: { readonly share: string; readonly copied: string; readonly notCopied: string };
};

/** Shares a post with the Web Share API, or copies its URL. */
export function SharePost({ title, labels }: SharePostProps) {
  const share = async () => {
    const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? window.location.href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast(labels.copied);
    } catch (error) {
      // Closing the share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast(labels.notCopied, 'problem');
    }
  };
  return (
    <Button variant="quiet" onClick={share}>
      <Icon name="share-2" />
      {labels.share}
    </Button>
  );
}
