import { whenIdle } from '@/components/ui/hooks/when-idle';
import { preloadFaceDetector } from './analysis/face-detector-client';
import { deleteStoredPhotos, isExpired } from './photo-store';

/** Runs during the child step: preloads the face detector and deletes expired photos. */
export function preloadPhotoStep(): void {
  whenIdle(() => {
    preloadFaceDetector();
    void deleteStoredPhotos((kept) => isExpired(kept, Date.now()));
  }, 4000);
}
