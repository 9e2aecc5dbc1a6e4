import { GoneScreen } from '@/components/sharing/gone-screen';
import '@/components/feedback/error.css';

/** Shown for unknown and for revoked links alike. */
export default function NotShared() {
  return <GoneScreen texts="preview.shared.gone" />;
}
