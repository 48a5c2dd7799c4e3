import { createContext, useCallback, useContext, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DataIssue } from '../../../../schema/content/check-data'
import type { EntryKind } from '../../../../schema/content/choices'
import type { MachineTexts } from '../../../../schema/content/machine-texts'
import type { Drift } from '../../../../schema/content/pairs'
import { controlId, type Path } from './paths'
import { showLanguageOf } from './shown-languages'

export interface FormIssue extends DataIssue {
  at: Path
  /** False for missing values until somebody wants to publish. */
  isShown: boolean
}

export interface FormTools {
  kind: EntryKind
  slug: string
  /** What readers get where optional fields are empty, by the id of the field. */
  defaults: ReadonlyMap<string, string>
  change: (path: Path, value: unknown) => void
  issues: readonly FormIssue[]
  drift: Drift
  machineTexts: MachineTexts
  /** Confirms a text that is behind, or one of a translator. */
  confirm: (driftPath: string, of: 'drift' | 'machineTexts') => void
  isBusy: boolean
  /** A change of this number writes the values into the fields that own their text. */
  replacements: number
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

/** The control of a field, the first one of a group, or what is around it. */
function controlOf(path: Path): HTMLElement | null {
  if (path.length === 0) return null
  const id = controlId(path)
  return (
    document.getElementById(id) ??
    document.querySelector<HTMLElement>(`[id^="${id}-"]`) ??
    controlOf(path.slice(0, -1))
  )
}

export function useOpenItems() {
  const [open, setIds] = useState<ReadonlySet<string>>(new Set())

  const setOpen = useCallback((id: string, isOpen: boolean) => {
    setIds((current) => {
      if (current.has(id) === isOpen) return current
      return new Set(isOpen ? [...current, id] : [...current].filter((one) => one !== id))
    })
  }, [])

  const goTo = useCallback((path: Path) => {
    const around = path.map((_, index) => controlId(path.slice(0, index + 1)))
    flushSync(() => {
      showLanguageOf(path)
      setIds((current) => new Set([...current, ...around]))
    })
    const control = controlOf(path)
    control?.focus()
    control?.scrollIntoView({ block: 'center' })
  }, [])

  return { open, setOpen, goTo }
}
