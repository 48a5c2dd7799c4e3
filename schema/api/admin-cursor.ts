import * as z from 'zod'

/** A row of a newest-first list: UTC ISO instant and an id for rows of the same instant. */
export interface Cursor {
  at: string
  id: string
}

/** `<instant>~<id>` in a query string. */
const cursorField = z
  .string()
  .max(100)
  .regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z~[\w-]+$/, 'a place in a list')
  .transform((value): Cursor => {
    const [at = '', id = ''] = value.split('~', 2)
    return { at, id }
  })

/** Asks for the rows older than `before`, newer than `after`, or the newest ones. */
export const pageFields = { before: cursorField.optional(), after: cursorField.optional() }

/** Cursors of the neighbouring pages; null at the ends. */
export interface PageLinks {
  newer: string | null
  older: string | null
}
