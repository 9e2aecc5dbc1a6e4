/** The fields of the form as strings; empty when nothing was typed. */
export type AddressValues = {
  readonly fullName: string;
  readonly state: string;
  readonly city: string;
  readonly postalCode: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly apartment: string;
};

const getKey = (orderId: string) => `address_draft:${orderId}`;

/** An address that was typed in this tab and not saved yet; `null` without one or without storage. */
export function loadAddressDraft(orderId: string): Partial<AddressValues> | null {
  try {
    return JSON.parse(sessionStorage.getItem(getKey(orderId)) ?? 'null') as Partial<AddressValues> | null;
  } catch {
    return null;
  }
}

export function storeAddressDraft(orderId: string, values: Partial<AddressValues>): void {
  try {
    sessionStorage.setItem(getKey(orderId), JSON.stringify(values));
  } catch {
    // The form works without storage.
  }
}

export function clearAddressDraft(orderId: string): void {
  try {
    sessionStorage.removeItem(getKey(orderId));
  } catch {
    // Without storage there is nothing to delete.
  }
}
