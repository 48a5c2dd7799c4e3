import type { Fields, ListState } from '../../lib/list-state'

/** The fields that differ from their defaults, as they stand in the query string. */
export function givenFields<F extends Fields>(fields: F, state: ListState<F>): [name: string, value: string][] {
  return Object.entries(fields).flatMap(([name, { fallback }]): [string, string][] => {
    const value: unknown = state[name]
    return typeof value !== 'string' || value === fallback ? [] : [[name, value]]
  })
}
