import type { ErrorCode } from './errors'

/** Forms that work without scripts, posted to their page as `?form=<name>`. */
export type FormName =
  | 'contact'
  | 'trip'
  | 'newsletter'
  | 'orchard'
  | 'confirm'
  | 'unsubscribe'
  | 'preferences'
  | 'leave'
  | 'delete'
  | 'book'
  | 'guest'
  | 'pay'
  | 'change'
  | 'cancel'
  | 'booking-note'
  | 'pretend'
  | 'review'

/** The result of a form posted without scripts. */
export interface FormAnswer {
  name: FormName
  isSent: boolean
  /** By field. */
  values: Record<string, string>
  /** Rejected fields, in form order. */
  refused: string[]
  /** Set when no field is rejected. `NOT_HUMAN`: Turnstile, which needs scripts, did not pass. */
  failure?: { code: ErrorCode | 'NOT_HUMAN'; retryAfterSeconds?: number }
}

/** Id of the form's element, the fragment of the redirect. */
export function formId(name: FormName): string {
  return `form-${name}`
}

export function fieldId(name: FormName, field: string): string {
  return `${formId(name)}-${field}`
}
