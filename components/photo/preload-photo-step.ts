import { whenIdle } from '@/components/ui/hooks/when-idle';
import { preloadFaceDetector } from './analysis/face-detector-client';
import { deleteStoredPhotos, isExpired } from './photo-store';
import { preloadPhotoReader } from './reading/photo-reader-client';

/** Runs during the child step: preloads the face detector and the reader, and deletes expired photos. */
export function preloadPhotoStep(): void {
  whenIdle(() => {
    preloadFaceDetector();
    preloadPhotoReader();
    void deleteStoredPhotos((kept) => isExpired(kept, Date.now()));
  }, 4000);
}
