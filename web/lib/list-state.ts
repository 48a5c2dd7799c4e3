import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cutText } from './cut-text'
import { useSiteNavigate } from './navigation'

/** One filter of a list: how it is read from the query string. Its default never stands there. */
export interface Field<Value extends string> {
  fallback: Value
  parse: (raw: string) => Value
  /** Whether Reset leaves it as it is: what is none of the filters. */
  staysOn?: true
}

const longestText = 100

/** A free text filter, at most 100 characters. */
export function textField(): Field<string> {
  return { fallback: '', parse: (raw) => cutText(raw, longestText) }
}

/** A filter with a closed list of values; anything else reads as the default. */
export function choiceField<const Value extends string>(values: readonly Value[], fallback: NoInfer<Value>): Field<Value> {
  return { fallback, parse: (raw) => values.find((value) => value === raw) ?? fallback }
}

/** A filter that is on (`1`) or off. */
export function flagField(): Field<'' | '1'> {
  return choiceField(['', '1'], '')
}

/** Whether a list shows all, not its first few. It narrows nothing down and stays on (specification 4). */
export function showAllField(): Field<'' | '1'> {
  return { ...flagField(), staysOn: true }
}

/** A filter whose values are known by their form, such as months. */
export function patternField(pattern: RegExp, fallback: string): Field<string> {
  return { fallback, parse: (raw) => (pattern.test(raw) ? raw : fallback) }
}

// biome-ignore lint/suspicious/noExplicitAny: a record of fields of different values
export type Fields = Record<string, Field<any>>
export type ListState<F extends Fields> = { [Key in keyof F]: F[Key] extends Field<infer Value> ? Value : never }

/** Reads the fields of a query string; malformed values read as their defaults. */
export function readListState<F extends Fields>(fields: F, search: URLSearchParams): ListState<F> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const raw = search.get(name)
    return [name, raw === null ? field.fallback : field.parse(raw)]
  })
  return asListState<F>(entries)
}

/** The entries are made from the fields' own names and parsers, so they have the fields' types. */
function asListState<F extends Fields>(entries: string[][]): ListState<F> {
  return Object.fromEntries(entries) as ListState<F>
}

const resettable = (fields: Fields) => Object.entries(fields).filter(([, field]) => !field.staysOn)

export interface ListStateControls<F extends Fields> {
  state: ListState<F>
  /** Whether there is anything to reset: a field differs from its default. */
  isActive: boolean
  set: (change: Partial<ListState<F>>) => void
  reset: () => void
}

/** Filter, sort and page state of a list, kept in the query string so that Back and shared links restore it (decision E11). */
export function useListState<F extends Fields>(fields: F): ListStateControls<F> {
  const [search] = useSearchParams()
  const navigate = useSiteNavigate()
  const state = useMemo(() => readListState(fields, search), [fields, search])
  const set = useCallback(
    (change: Partial<ListState<F>>) => {
      // From the address itself: two changes before the next render must not undo one another.
      const next = new URLSearchParams(window.location.search)
      for (const [name, value] of Object.entries(change)) {
        if (typeof value !== 'string' || value === fields[name]?.fallback) next.delete(name)
        else next.set(name, value)
      }
      navigate({ search: next.toString(), hash: window.location.hash }, { replace: true })
    },
    [fields, navigate],
  )
  const reset = useCallback(() => {
    const defaults = resettable(fields).map(([name, field]) => [name, field.fallback])
    set(asListState<F>(defaults))
  }, [fields, set])
  const isActive = resettable(fields).some(([name, field]) => state[name] !== field.fallback)
  return { state, isActive, set, reset }
}
