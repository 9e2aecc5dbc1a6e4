import { whenIdle } from '@/components/ui/hooks/when-idle';
import { deleteStoredPhotos, isExpired } from './upload/photo-store';
import { startPhotoWorker } from './worker/photo-worker';

/** Runs during the child step: starts loading what looks at photos, and deletes expired photos. */
export function preloadPhotoStep(): void {
  whenIdle(() => {
    startPhotoWorker();
    void deleteStoredPhotos((kept) => isExpired(kept, Date.now()));
  }, 4000);
}
