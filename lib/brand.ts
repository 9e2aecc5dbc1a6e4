/**
 * The brand: the only module that spells its name, contact and company details. TO BE REPLACED
 * BEFORE OPENING: every value below `names` is a sample. The domain and the phone number are reserved for examples; set
 * `isSample` to false once the real ones are in.
 */
export const BRAND = {
  isSample: true,
  name: 'Gibori',
  /** How each interface language spells the name. */
  names: { he: 'גיבורי', en: 'Gibori', ar: 'جيبوري', ru: 'Гибори' },
  supportEmail: 'support@gibori.example.com',
  /** E.164. */
  phone: '+12025550142',
  /** E.164 digits without the plus sign, as in a `https://wa.me/<number>` link. */
  whatsapp: '12025550142',
  social: {
    facebook: 'https://social.example.com/facebook/gibori',
    instagram: 'https://social.example.com/instagram/gibori',
  },
  /**
   * Where classes and companies pick their books up, by country, with the hours in each language. A country without an
   * entry offers no pick-up (§9 Delivery): `IL: { address: '…', hours: { he: '…', en: '…', ar: '…', ru: '…' } }`.
   */
  pickupPoints: {},
  /** Where companies transfer money to. */
  bank: { name: 'Sample Bank, branch 000', account: 'IL00 0000 0000 0000 0000 000' },
  company: {
    legalName: 'Gibori Books Ltd. (sample)',
    registrationNumber: '000000000',
    address: { street: '1 Example Street', city: 'Tel Aviv', postalCode: '0000000', country: 'IL' },
  },
} as const;
