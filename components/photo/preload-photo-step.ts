import { whenIdle } from '@/components/ui/hooks/when-idle';
import { preloadFaceDetector } from './analysis/face-detector-client';
import { preloadPhotoReader } from './reading/photo-reader-client';
import { deleteStoredPhotos, isExpired } from './upload/photo-store';

/** Runs during the child step: preloads the face detector and the reader, and deletes expired photos. */
export function preloadPhotoStep(): void {
  whenIdle(() => {
    preloadFaceDetector();
    preloadPhotoReader();
    void deleteStoredPhotos((kept) => isExpired(kept, Date.now()));
  }, 4000);
}
