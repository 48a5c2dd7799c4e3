import { type Fields, givenFields, type ListState, patternField } from '../../lib/list-state'

/** The page of a list, from 1. */
export const pageField = patternField(/^(?:[1-9]\d{0,2}|1000)$/, '1')

const cursor = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z~[\w-]+$/
/** The row that a list continues from, in either direction. */
export const cursorFields = { before: patternField(cursor, ''), after: patternField(cursor, '') }
/** Back to the newest rows, as after a change of the filter. */
export const fromStart = { before: '', after: '' } as const

/**
 * Returns the fields that differ from their defaults as a query string with its question mark;
 * empty where none does.
 */
export function queryOf<F extends Fields>(fields: F, state: ListState<F>): '' | `?${string}` {
  const given = givenFields(fields, state)
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** Returns the options of a filter: everything, then each value. */
export function filterOptions<Value extends string>(
  all: string,
  values: readonly Value[],
  labelOf: (value: Value) => string,
): { value: Value | ''; label: string }[] {
  return [{ value: '', label: all }, ...values.map((value) => ({ value, label: labelOf(value) }))]
}
