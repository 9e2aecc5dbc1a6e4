type Settings = {
  readonly SHOP_ENV: string;
  readonly SMS: string;
  readonly EMAIL: string;
  readonly PAYMENT: string;
  readonly PAYSTACK_SECRET_KEY?: string | undefined;
  readonly FULFILMENT: string;
};

/** Whether nobody real can be written to, charged or sent a parcel: only such a shop gets invented orders. */
export const isSandboxShop = ({ SHOP_ENV, SMS, EMAIL, PAYMENT, PAYSTACK_SECRET_KEY, FULFILMENT }: Settings): boolean =>
  SHOP_ENV !== 'production' &&
  [SMS, EMAIL, PAYMENT, FULFILMENT].every((provider) => provider === 'sandbox') &&
  !PAYSTACK_SECRET_KEY;
