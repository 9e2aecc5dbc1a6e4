import { alarm } from '@/lib/platform/alarm';
import { isPrivateAddress } from '@/lib/platform/http';

/** So many requests from one private address are a proxy, not a person. */
const ENOUGH = 500;

/**
 * Watches the first requests of a process. When all of them come from one private address, a proxy stands before the
 * shop that `TRUST_PROXY` does not count, and every visitor is limited as one: calls somebody, once.
 */
export function watchAddresses(onOne: () => void = () => alarm('one_private_address')): (address: string) => void {
  let first: string | undefined;
  let seen = 0;
  return (address) => {
    if (seen > ENOUGH) return;
    first ??= address;
    seen = address === first && isPrivateAddress(address) ? seen + 1 : ENOUGH + 1;
    if (seen !== ENOUGH) return;
    seen += 1;
    onOne();
  };
}
