import * as z from 'zod'

/**
 * A row of a list that runs from the newest to the oldest: its UTC ISO instant, and what
 * distinguishes it from others of that instant.
 */
export interface Cursor {
  at: string
  id: string
}

/** A cursor in a query string: `<instant>~<id>`. */
const cursorField = z
  .string()
  .max(100)
  .regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z~[\w-]+$/, 'a place in a list')
  .transform((value): Cursor => {
    const [at = '', id = ''] = value.split('~', 2)
    return { at, id }
  })

/**
 * One page of such a list: what comes before the row of a cursor (older) or after it (newer), else
 * the newest.
 */
export const pageFields = { before: cursorField.optional(), after: cursorField.optional() }

/** Where to go on from a page; null where nothing follows. */
export interface PageLinks {
  /** For `after`. */
  newer: string | null
  /** For `before`. */
  older: string | null
}
