import { isPrivateAddress } from '@/lib/platform/http';
import { alarm } from '@/lib/platform/logging/alarm';

/** This many requests from one private address come from a proxy, not from a person. */
const MIN_REQUESTS = 500;

/**
 * Watches the first requests of a process. If all come from one private address, `TRUST_PROXY` misses a proxy and rate
 * limits treat all visitors as one: raises one alarm.
 */
export function createAddressWatch(onOne: () => void = () => alarm('one_private_address')): (address: string) => void {
  let first: string | undefined;
  let seen = 0;
  return (address) => {
    if (seen > MIN_REQUESTS) return;
    first ??= address;
    seen = address === first && isPrivateAddress(address) ? seen + 1 : MIN_REQUESTS + 1;
    if (seen !== MIN_REQUESTS) return;
    seen += 1;
    onOne();
  };
}
