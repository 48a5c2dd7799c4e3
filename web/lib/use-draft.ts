import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'
import { fillUntouched, followStartingValues, startingValues, typedValues } from './form-fields'
import { useLocale } from './locale-context'
import { readSession, writeSession } from './session'

export type DraftName = 'trip' | 'contact' | 'newsletter'

interface StoredDraft {
  startedAt: string
  values: Record<string, string>
}

interface Draft {
  /** For the form, whose fields hold their own text. */
  ref: RefCallback<HTMLFormElement>
  /** The ISO time at which the visitor began this draft, or could have. */
  startedAt: () => string
  /** Forgets the draft, once it is sent. */
  clear: () => void
}

function isDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null || !('startedAt' in value) || !('values' in value)) return false
  const { startedAt, values } = value
  return typeof startedAt === 'string' && typeof values === 'object' && values !== null && Object.values(values).every(isText)
}

const isText = (value: unknown) => typeof value === 'string'

/** A form that came with the page could be typed into before the scripts ran: it counts from when the page was asked for. */
function now(): string {
  const isHydrated = document.documentElement.dataset.ready !== undefined
  return new Date(isHydrated ? Date.now() : performance.timeOrigin).toISOString()
}

/**
 * Keeps what a visitor typed into a form as long as the tab, wherever a form of that name stands (decision B3). What was typed before
 * the scripts ran wins over the draft, the draft over what the form is filled with. Storage that refuses costs the draft, nothing else.
 */
export function useDraft(name: DraftName): Draft {
  const locale = useLocale()
  const key = `draft:${name}`
  const form = useRef<HTMLFormElement>(null)
  const startedAt = useRef('')
  const starts = useRef<ReadonlyMap<string, string>>(new Map())

  const ref = useCallback(
    (element: HTMLFormElement) => {
      const stored = readSession(key)
      const draft = isDraft(stored) ? stored : { startedAt: now(), values: {} }
      form.current = element
      startedAt.current = draft.startedAt
      starts.current = startingValues(element)
      fillUntouched(element, draft.values)
      const save = () => {
        const values = typedValues(element, Object.keys(draft.values))
        writeSession(key, Object.keys(values).length > 0 ? { startedAt: startedAt.current, values } : undefined)
      }
      save()
      element.addEventListener('input', save)
      window.addEventListener('pagehide', save)
      return () => {
        form.current = null
        element.removeEventListener('input', save)
        window.removeEventListener('pagehide', save)
      }
    },
    [key],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form is filled with changes with the language
  useLayoutEffect(() => {
    if (!form.current) return
    followStartingValues(form.current, starts.current)
    starts.current = startingValues(form.current)
  }, [locale])

  const clear = useCallback(() => writeSession(key, undefined), [key])
  return { ref, startedAt: () => startedAt.current, clear }
}
