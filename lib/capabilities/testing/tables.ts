import { CAPABILITIES, type CapabilityTable } from '..';

const everyCapability = (value: boolean) =>
  Object.fromEntries(CAPABILITIES.map((capability) => [capability, value])) as CapabilityTable;

/** Nothing but the digital book. */
export const NO_CAPABILITIES = everyCapability(false);

/** All capabilities on. */
export const ALL_CAPABILITIES = everyCapability(true);
