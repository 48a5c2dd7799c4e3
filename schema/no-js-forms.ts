import type { ErrorCode } from './errors'

/** The forms that also work without scripts: each is posted to its own page as `?form=<name>`. */
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

/** The result of a form that was posted without scripts. */
export interface FormAnswer {
  name: FormName
  isSent: boolean
  /** What the visitor wrote, by field. */
  values: Record<string, string>
  /** The fields that were refused, in the order of the form. */
  refused: string[]
  /**
   * Why it could not be sent, where no field is refused. `NOT_HUMAN`: the check for people, which
   * needs scripts, did not pass.
   */
  failure?: { code: ErrorCode | 'NOT_HUMAN'; retryAfterSeconds?: number }
}

/** The id of the element around a form, the fragment of the redirect after a form. */
export function formId(name: FormName): string {
  return `form-${name}`
}

/** The id of a form's field. */
export function fieldId(name: FormName, field: string): string {
  return `${formId(name)}-${field}`
}
