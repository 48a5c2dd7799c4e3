import { type RefCallback, useCallback, useRef } from 'react'
import { readStored, session, writeStored } from '../../lib/storage'
import { fillUntouched, typedValues } from './form-fields'

export type DraftName = 'trip' | 'contact' | 'newsletter' | 'orchard'

interface StoredDraft {
  startedAt: string
  values: Record<string, string>
}

interface Draft {
  ref: RefCallback<HTMLFormElement>
  /** ISO time. */
  startedAt: () => string
  clear: () => void
}

/**
 * Stores typed text in `sessionStorage`. Text typed before hydration wins over the draft, the draft
 * over default values.
 */
export function useDraft(name: DraftName): Draft {
  const key = `draft:${name}`
  const startedAt = useRef('')

  const ref = useCallback(
    (form: HTMLFormElement) => {
      // Only this hook writes the key.
      const stored = readStored(key, session) as StoredDraft | undefined
      // Only the Worker writes the address to which a form is posted.
      const cameWithPage = form.hasAttribute('action')
      // Clears the dirty flag of script-made fields, so that they follow a new default value.
      if (!cameWithPage) form.reset()
      // A form in the document could be typed into before hydration: it counts from the request.
      startedAt.current =
        stored?.startedAt ??
        new Date(cameWithPage ? performance.timeOrigin : Date.now()).toISOString()
      const known = stored?.values ?? {}
      fillUntouched(form, known)
      const save = () => {
        const values = typedValues(form, known)
        writeStored(
          key,
          Object.keys(values).length > 0 ? { startedAt: startedAt.current, values } : undefined,
          session,
        )
      }
      save()
      form.addEventListener('input', save)
      window.addEventListener('pagehide', save)
      return () => {
        form.removeEventListener('input', save)
        window.removeEventListener('pagehide', save)
      }
    },
    [key],
  )

  return {
    ref,
    startedAt: () => startedAt.current,
    clear: () => writeStored(key, undefined, session),
  }
}
