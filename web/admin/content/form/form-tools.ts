import { createContext, useContext } from 'react'
import type { DataIssue } from '../../../../schema/content/check-data'
import type { EntryKind } from '../../../../schema/content/choices'
import type { Drift } from '../../../../schema/content/pairs'
import type { Path } from './paths'

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
