import { toast } from '@/lib/client/stores/toast-store';

/** Copies a text and says whether that worked. */
export async function copyText(text: string, { copied, failed }: { readonly copied: string; readonly failed: string }) {
  try {
    await navigator.clipboard.writeText(text);
    toast(copied);
  } catch {
    toast(failed, 'problem');
  }
}
