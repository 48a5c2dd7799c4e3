import {
  choiceField,
  type Field,
  type Fields,
  givenFields,
  type ListState,
  patternField,
} from '../../../lib/list-state'

/** A field whose values its filter offers. */
export interface ChoiceField<Value extends string> extends Field<Value> {
  options: readonly Value[]
}

/** A filter with a closed list of values; the first one is the default unless another is named. */
export function choices<const Value extends string>(
  options: readonly [Value, ...Value[]],
  fallback: NoInfer<Value> = options[0],
): ChoiceField<Value> {
  return { ...choiceField(options, fallback), options }
}

/** The page of a list, from 1. */
export const pageField = patternField(/^(?:[1-9]\d{0,2}|1000)$/, '1')
export const dayField = patternField(/^\d{4}-\d\d-\d\d$/, '')

const cursor = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z~[\w-]+$/
/** The row that a list continues from, in either direction. */
export const cursorFields = { before: patternField(cursor, ''), after: patternField(cursor, '') }

/** The fields that say which page is shown. Any other change goes back to the first one. */
export const pageNames: readonly string[] = ['page', 'before', 'after']

export type Query = '' | `?${string}`

/**
 * Returns the fields that differ from their defaults as a query string with its question mark;
 * empty where none does.
 */
export function queryOf<F extends Fields>(fields: F, state: ListState<F>): Query {
  const given = givenFields(fields, state)
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}
