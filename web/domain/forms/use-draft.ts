import { useCallback, useRef } from 'react'
import { readStored, session, writeStored } from '../../lib/persisted-store'

export type DraftName = 'trip' | 'contact' | 'newsletter' | 'orchard'

interface StoredDraft {
  startedAt: string
  values: Record<string, string>
}

/**
 * Stores typed text in `sessionStorage`. Text typed before hydration wins over the draft, the draft
 * over default values.
 */
export function useDraft(name: DraftName) {
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

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input:not([data-draft="off"]), textarea, select')]
}

function startOf(field: Field): string | undefined {
  return field instanceof HTMLSelectElement ? field.options[0]?.value : field.defaultValue
}

/**
 * Returns what was typed, by name. Skips empty and unchanged fields, unless `known` has them, and
 * those with `data-draft="off"`.
 */
function typedValues(form: HTMLFormElement, known: Record<string, string>): Record<string, string> {
  const typed = fieldsOf(form).filter(
    (field) => field.value !== '' && (field.value !== startOf(field) || field.name in known),
  )
  return Object.fromEntries(typed.map((field) => [field.name, field.value]))
}

export function typeInto(field: HTMLInputElement | null, text: string): void {
  if (!field) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function fillUntouched(form: HTMLFormElement, values: Record<string, string>): void {
  for (const field of fieldsOf(form)) {
    const value = values[field.name]
    if (value === undefined || field.value !== startOf(field)) continue
    field.value = value
    // React controls a select, so it needs the event.
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
