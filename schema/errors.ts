/** All error codes of the API with their HTTP statuses. */
export const errorStatuses = {
  BAD_REQUEST: 400,
  BAD_JSON: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  INVALID_CODE: 401,
  LOGIN_EXPIRED: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  /** It is public, but not in the language that was asked for. */
  NOT_IN_LANGUAGE: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  KEY_REUSED: 409,
  USERNAME_TAKEN: 409,
  LAST_OWNER: 409,
  /** Public texts name the fact; the issues name them. */
  FACT_IN_USE: 409,
  /** The letter is being sent, or waits for its time. */
  LETTER_ON_ITS_WAY: 409,
  /** Articles, entries or products use the photograph; the issues name them. */
  MEDIA_IN_USE: 409,
  /** There is exactly one of these, and readers always have it. */
  ALWAYS_PUBLIC: 409,
  GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof errorStatuses
export const errorCodes = Object.keys(errorStatuses) as ErrorCode[]

/** One rejected field of a request. */
export interface ErrorIssue {
  path: string
  message: string
  /** The id of the photograph that it is about. */
  photo?: string
}

/** The body of every API response with an error status. */
export interface ErrorBody {
  error: string
  code: ErrorCode
  issues?: ErrorIssue[]
}
