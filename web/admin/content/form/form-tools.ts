import { createContext, useCallback, useContext, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DataIssue } from '../../../../schema/content/check-data'
import type { EntryKind } from '../../../../schema/content/choices'
import type { Drift } from '../../../../schema/content/pairs'
import { controlId, type Path } from './paths'

/** An issue at its place in the form. */
export interface FormIssue extends DataIssue {
  at: Path
  /**
   * Whether it is shown at the field: what is only missing is shown once somebody wants to publish.
   */
  isShown: boolean
}

/** What every field of the form needs. */
export interface FormTools {
  kind: EntryKind
  change: (path: Path, value: unknown) => void
  issues: readonly FormIssue[]
  drift: Drift
  hold: (driftPath: string) => void
  isBusy: boolean
  /** A change of this number puts the values into the fields that own their text. */
  replacements: number
  /** The list items that are open, by the id of their path. */
  open: ReadonlySet<string>
  setOpen: (id: string, isOpen: boolean) => void
}

const Context = createContext<FormTools | undefined>(undefined)
export const FormToolsProvider = Context.Provider

export function useFormTools(): FormTools {
  const tools = useContext(Context)
  if (!tools) throw new Error('a field of an entry is outside its form')
  return tools
}

function controlOf(path: Path): HTMLElement | null {
  return path.length === 0
    ? null
    : (document.getElementById(controlId(path)) ?? controlOf(path.slice(0, -1)))
}

/** The list items that are open, and a way to a field that opens those around it. */
export function useOpenItems() {
  const [open, setIds] = useState<ReadonlySet<string>>(new Set())

  const setOpen = useCallback((id: string, isOpen: boolean) => {
    setIds(
      (current) => new Set(isOpen ? [...current, id] : [...current].filter((one) => one !== id)),
    )
  }, [])

  /** Focuses the control of a path, or the nearest around it. */
  const goTo = useCallback((path: Path) => {
    const around = path.map((_, index) => controlId(path.slice(0, index + 1)))
    flushSync(() => setIds((current) => new Set([...current, ...around])))
    const control = controlOf(path)
    control?.focus()
    control?.scrollIntoView({ block: 'center' })
  }, [])

  return { open, setOpen, goTo }
}
