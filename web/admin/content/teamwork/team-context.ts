import { type ComponentType, createContext, useContext } from 'react'
import type { Presence, Teamwork } from '../../../../schema/api/teamwork'
import type { Path } from '../form/paths'

export interface FieldMarksProps {
  path: Path
  /** Of what is around the field, in the drift. */
  driftPath: string
  label: string
}

export interface Team {
  /** Undefined until it is known. */
  teamwork: Teamwork | undefined
  /** Other windows. */
  presence: readonly Presence[]
  /** Whether the site asks for an OK that the saved entry does not have. */
  isHeld: boolean
  isApprovalRequired: boolean
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

/** Undefined until it is loaded, and outside the editor of an entry. */
export const useTeam = (): Team | undefined => useContext(Context)
