import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { cutText } from '../../schema/cut-text'

/** A filter; the query string never contains its default. */
export interface Field<Value extends string> {
  fallback: Value
  parse: (raw: string) => Value
  /** A reset leaves it alone. */
  survivesReset?: true
  /** Has unbounded values: a document with one is not cached. */
  isOpen?: true
}

const maxTextLength = 100

/** A free text filter, at most 100 characters. */
export function textField(): Field<string> {
  return { fallback: '', parse: (raw) => cutText(raw, maxTextLength), isOpen: true }
}

/** A filter with a closed list of values; anything else reads as the default. */
export function choiceField<const Value extends string>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
): Field<Value> {
  return { fallback, parse: (raw) => values.find((value) => value === raw) ?? fallback }
}

/** `1` for on. */
export function flagField(): Field<'' | '1'> {
  return choiceField(['', '1'], '')
}

/** Whether a list shows everything; a reset leaves it on. */
export function showAllField(): Field<'' | '1'> {
  return { ...flagField(), survivesReset: true }
}

/** Accepts values that match a pattern. */
export function patternField(pattern: RegExp, fallback: string): Field<string> {
  return { fallback, parse: (raw) => (pattern.test(raw) ? raw : fallback), isOpen: true }
}

// biome-ignore lint/suspicious/noExplicitAny: a record of fields of different values
export type Fields = Record<string, Field<any>>
export type ListState<F extends Fields> = {
  [Key in keyof F]: F[Key] extends Field<infer Value> ? Value : never
}

/** Missing and malformed values read as defaults. */
export function readListState<F extends Fields>(fields: F, search: URLSearchParams): ListState<F> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const raw = search.get(name)
    return [name, raw === null ? field.fallback : field.parse(raw)]
  })
  return asListState<F>(entries)
}

/** Made from the fields' own names and parsers, so the types fit. */
function asListState<F extends Fields>(entries: string[][]): ListState<F> {
  return Object.fromEntries(entries) as ListState<F>
}

const resettable = (fields: Fields) =>
  Object.entries(fields).filter(([, field]) => !field.survivesReset)

export interface ListStateControls<F extends Fields> {
  state: ListState<F>
  isActive: boolean
  set: (change: Partial<ListState<F>>) => void
  reset: () => void
}

/**
 * The next address. Of all lists of a page: two changes before a render must not undo each other,
 * whichever list they come from.
 */
const next = { search: new URLSearchParams(), hash: '' }

/**
 * Filters, sort and page in the query string. Changes replace the history entry and preserve scroll
 * position, hash and other parameters.
 */
export function useListState<F extends Fields>(fields: F): ListStateControls<F> {
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const state = useMemo(() => readListState(fields, search), [fields, search])
  useEffect(() => {
    Object.assign(next, { search, hash })
  }, [search, hash])

  const set = useCallback(
    (change: Partial<ListState<F>>) => {
      const wanted = new URLSearchParams(next.search)
      for (const [name, value] of Object.entries(change)) {
        if (typeof value !== 'string' || value === fields[name]?.fallback) wanted.delete(name)
        else wanted.set(name, value)
      }
      next.search = wanted
      navigate(
        { search: wanted.toString(), hash: next.hash },
        { replace: true, preventScrollReset: true },
      )
    },
    [fields, navigate],
  )
  const reset = useCallback(() => {
    set(asListState<F>(resettable(fields).map(([name, field]) => [name, field.fallback])))
  }, [fields, set])
  const isActive = resettable(fields).some(([name, field]) => state[name] !== field.fallback)
  return { state, isActive, set, reset }
}

/** Returns the fields that differ from their defaults. */
export function givenFields<F extends Fields>(
  fields: F,
  state: ListState<F>,
): [name: string, value: string][] {
  return Object.entries(fields).flatMap(([name, { fallback }]): [string, string][] => {
    const value: unknown = state[name]
    return typeof value !== 'string' || value === fallback ? [] : [[name, value]]
  })
}
