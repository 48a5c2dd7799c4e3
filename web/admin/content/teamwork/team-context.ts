import { type ComponentType, createContext, useContext } from 'react'
import type { Presence, Teamwork } from '../../../../schema/api/teamwork'
import type { EntryKind } from '../../../../schema/content/choices'
import type { Path } from '../form/paths'

export interface FieldMarksProps {
  path: Path
  /** Of what is around the field, in the drift. */
  driftPath: string
  label: string
}

export interface Team {
  kind: EntryKind
  teamwork: Teamwork
  /** Other windows. */
  presence: readonly Presence[]
  /** Whether the site asks for an OK that the entry, with what is typed, does not have. */
  isHeld: (isDirty: boolean) => boolean
  /** Opens the comments on a field, or all for undefined. */
  openComments: (field?: string) => void
  openReview: () => void
  /** Loaded with the rest: the form waits for none of it. */
  FieldMarks: ComponentType<FieldMarksProps>
  TeamLine: ComponentType
  ApprovalNote: ComponentType<{ isDirty: boolean; onOpen: () => void }>
}

const Context = createContext<Team | undefined>(undefined)
export const TeamContext = Context.Provider

/** Undefined until what colleagues say is known, and outside the editor of an entry. */
export const useTeam = (): Team | undefined => useContext(Context)
