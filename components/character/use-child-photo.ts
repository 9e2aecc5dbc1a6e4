'use client';

import { useEffect, useState } from 'react';
import { cutDevicePhoto } from '@/components/photo/upload/device-photo';
import type { DraftView } from '@/lib/books';

type PhotoDraft = Pick<DraftView, 'id' | 'photo' | 'readOnDevice'>;

/** The photo to show beside the hero: the stored one, or the one that lies on this device; `null` without one here. */
export function useChildPhoto({ id, photo, readOnDevice }: PhotoDraft): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!readOnDevice) return;
    let made: string | null = null;
    let left = false;
    void cutDevicePhoto(id, Date.now()).then((copy) => {
      if (!copy || left) return;
      made = URL.createObjectURL(copy);
      setUrl(made);
    });
    return () => {
      left = true;
      if (made) URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [id, readOnDevice]);
  return photo?.url ?? url;
}
