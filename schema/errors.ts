/** HTTP status by error code. */
export const errorStatuses = {
  BAD_REQUEST: 400,
  BAD_JSON: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  INVALID_CODE: 401,
  INVALID_PASSKEY: 401,
  LOGIN_EXPIRED: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  /** What nobody should do at a desk that was left open. */
  LOGIN_AGAIN: 403,
  NOT_FOUND: 404,
  /** Public, but not in the requested language. */
  NOT_IN_LANGUAGE: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  KEY_REUSED: 409,
  USERNAME_TAKEN: 409,
  LAST_OWNER: 409,
  /** The issues name the texts. */
  FACT_IN_USE: 409,
  LETTER_ON_ITS_WAY: 409,
  /** No translation service is set up. */
  NO_TRANSLATOR: 409,
  /** The issues name the articles, entries and products. */
  MEDIA_IN_USE: 409,
  /** For entries that must always be public. */
  ALWAYS_PUBLIC: 409,
  /** The site asks for a colleague's OK before each publication. */
  APPROVAL_REQUIRED: 409,
  /** Only an owner publishes it, or approves it for an editor. */
  OWNER_REQUIRED: 409,
  /** Fewer seats are left than were asked for, or the day takes no guests. */
  NO_SEATS: 409,
  /** The state of the booking, or the time, does not allow it any more. */
  TOO_LATE: 409,
  GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  TRANSLATION_FAILED: 502,
  PAYMENT_FAILED: 502,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof errorStatuses
export const errorCodes = Object.keys(errorStatuses) as ErrorCode[]

export interface ErrorIssue {
  path: string
  message: string
  photo?: string
}

/** Body of every error response of the API. */
export interface ErrorBody {
  error: string
  code: ErrorCode
  issues?: ErrorIssue[]
}
