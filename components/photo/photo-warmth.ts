import { whenIdle } from '@/components/ui/when-idle';
import { warmFaceWatch } from './detector/face-watch';
import { forgetFiles, isOver } from './photo-store';

/** While the parent fills in the child: fetches the face finder, and forgets photos that have waited a day. */
export function warmPhotoStep(): void {
  whenIdle(() => {
    warmFaceWatch();
    void forgetFiles((kept) => isOver(kept, Date.now()));
  }, 4000);
}
