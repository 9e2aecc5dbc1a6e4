import { GoneScreen } from '@/components/sharing/gone-screen';
import '@/components/feedback/error.css';

/** Shown for unknown, closed and expired links alike. */
export default function NotGiven() {
  return <GoneScreen texts="orders.givenGift.gone" />;
}
