import type { StoredDraft } from './local-copies'

/** One of this browser has a key, the one on the server has none. */
export type Draft<Content, Base> = StoredDraft<Content, Base> & { key?: string }

interface Choice<Content, Base> {
  /** What is stored, and the state that drafts of it name. */
  saved: Content
  base: Base
  isSame: (a: Content, b: Content) => boolean
}

export interface DraftOffer<Content, Base> {
  draft: Draft<Content, Base>
  /** Whether somebody has saved since the typing began. */
  isOutdated: boolean
}

/** Returns the newest draft that differs from what is saved. */
export function chooseDraft<Content, Base>(
  { saved, base, isSame }: Choice<Content, Base>,
  drafts: readonly Draft<Content, Base>[],
): DraftOffer<Content, Base> | undefined {
  const newestFirst = [...drafts].sort((a, b) => b.keptAt.localeCompare(a.keptAt))
  const draft = newestFirst.find(({ content }) => !isSame(saved, content))
  return draft && { draft, isOutdated: draft.base !== base }
}

/**
 * Whether a draft adds nothing to the offered one: itself, the same text, or an earlier state of
 * the same typing.
 */
export function isCovered<Content, Base>(
  other: Draft<Content, Base>,
  offered: Draft<Content, Base>,
  isSame: (a: Content, b: Content) => boolean,
): boolean {
  if (other === offered || isSame(offered.content, other.content)) return true
  // The server has one draft a person, from the window that typed last.
  return other.key === undefined && other.base === offered.base && other.keptAt <= offered.keptAt
}
