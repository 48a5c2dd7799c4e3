import { createContext, useContext } from 'react'
import type { Presence, Teamwork } from '../../../../schema/api/teamwork'

export interface Team {
  /** Undefined until it is known. */
  teamwork: Teamwork | undefined
  /** Other windows. */
  presence: readonly Presence[]
  /** Opens the comments on a field, of the whole entry for '', or all for undefined. */
  openComments: (field?: string) => void
  openReview: () => void
}

const Context = createContext<Team | undefined>(undefined)
export const TeamContext = Context.Provider

/** Undefined outside the editor of an entry. */
export const useTeam = (): Team | undefined => useContext(Context)

/** First comments of the threads that nobody has resolved. */
export const openThreads = (teamwork: Teamwork | undefined) =>
  (teamwork?.comments ?? []).filter((one) => one.parentId === null && one.resolvedAt === null)

/** Display name of a colleague; whoever left keeps the username. */
export function nameIn(teamwork: Teamwork, username: string | null): string {
  return teamwork.people.find((one) => one.username === username)?.name ?? username ?? ''
}

export type ReviewState = 'none' | 'asked' | 'approved' | 'outdated'

export function reviewStateOf({ review, version }: Teamwork): ReviewState {
  if (!review) return 'none'
  if (review.approvedVersion === null) return 'asked'
  return review.approvedVersion === version ? 'approved' : 'outdated'
}
