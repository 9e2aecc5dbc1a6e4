/**
 * Every expected error: its HTTP status and its message key below `errors`.
 * The one table of rule 9; `tests/rules` checks that each key has a text in every language.
 */
export const ERRORS = {
  validation_failed: { status: 422, message: 'validationFailed' },
  request_malformed: { status: 400, message: 'requestMalformed' },
  request_too_large: { status: 413, message: 'requestTooLarge' },
  request_forbidden: { status: 403, message: 'requestForbidden' },
  request_in_progress: { status: 409, message: 'requestInProgress' },
  idempotency_key_reused: { status: 422, message: 'idempotencyKeyReused' },
  rate_limited: { status: 429, message: 'rateLimited' },
  authentication_required: { status: 401, message: 'authenticationRequired' },
  session_expired: { status: 401, message: 'sessionExpired' },
  not_found: { status: 404, message: 'notFound' },
  internal_error: { status: 500, message: 'internalError' },
  service_unavailable: { status: 503, message: 'serviceUnavailable' },

  name_too_short: { status: 422, message: 'nameTooShort' },
  name_too_long: { status: 422, message: 'nameTooLong' },
  name_letters_only: { status: 422, message: 'nameLettersOnly' },
  name_not_hebrew: { status: 422, message: 'nameNotHebrew' },
  age_out_of_range: { status: 422, message: 'ageOutOfRange' },
  book_required: { status: 422, message: 'bookRequired' },
  book_not_available: { status: 409, message: 'bookNotAvailable' },
  child_details_missing: { status: 409, message: 'childDetailsMissing' },

  photo_required: { status: 422, message: 'photoRequired' },
  photo_consent_required: { status: 422, message: 'photoConsentRequired' },
  photo_not_an_image: { status: 422, message: 'photoNotAnImage' },
  photo_unsupported_format: { status: 422, message: 'photoUnsupportedFormat' },
  photo_broken: { status: 422, message: 'photoBroken' },
  photo_heic_failed: { status: 422, message: 'photoHeicFailed' },
  photo_too_large: { status: 413, message: 'photoTooLarge' },
  photo_too_small: { status: 422, message: 'photoTooSmall' },
  photo_no_face: { status: 422, message: 'photoNoFace' },
  photo_several_faces: { status: 422, message: 'photoSeveralFaces' },
  photo_face_too_small: { status: 422, message: 'photoFaceTooSmall' },
  advanced_not_possible: { status: 409, message: 'advancedNotPossible' },

  illustration_consent_missing: { status: 409, message: 'illustrationConsentMissing' },
  illustration_unsafe: { status: 422, message: 'illustrationUnsafe' },
  illustration_unavailable: { status: 503, message: 'illustrationUnavailable' },
  illustration_failed: { status: 500, message: 'illustrationFailed' },
  typesetting_failed: { status: 500, message: 'typesettingFailed' },

  phone_invalid: { status: 422, message: 'phoneInvalid' },
  phone_prefix_not_allowed: { status: 422, message: 'phonePrefixNotAllowed' },
  email_invalid: { status: 422, message: 'emailInvalid' },
  terms_required: { status: 422, message: 'termsRequired' },
  sms_consent_required: { status: 422, message: 'smsConsentRequired' },
  code_required: { status: 422, message: 'codeRequired' },
  code_wrong: { status: 422, message: 'codeWrong' },
  code_expired: { status: 422, message: 'codeExpired' },
  code_not_sent: { status: 502, message: 'codeNotSent' },
  code_resend_too_soon: { status: 429, message: 'codeResendTooSoon' },
  too_many_attempts: { status: 429, message: 'tooManyAttempts' },

  order_not_payable: { status: 409, message: 'orderNotPayable' },
  preview_not_ready: { status: 409, message: 'previewNotReady' },
  payment_unavailable: { status: 502, message: 'paymentUnavailable' },
  webhook_signature_invalid: { status: 400, message: 'webhookSignatureInvalid' },
  format_not_offered_yet: { status: 409, message: 'formatNotOfferedYet' },
  link_expired: { status: 410, message: 'linkExpired' },
  sms_not_delivered: { status: 502, message: 'codeNotSent' },
  email_not_delivered: { status: 502, message: 'serviceUnavailable' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export const isErrorCode = (value: string): value is ErrorCode => value in ERRORS;
