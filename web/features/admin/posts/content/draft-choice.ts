import type { AdminPost, PostContent } from '../../../../../schema/api/admin-posts'
import { changedFields, contentOf } from './post-fields'

/** Unsaved typing, stored on the server or in this browser. */
export interface StoredDraft {
  content: Partial<PostContent>
  /** `updatedAt` of the article that the typing started from. */
  baseUpdatedAt: string
  /** UTC ISO instant. */
  keptAt: string
}

export interface DraftOffer<Draft extends StoredDraft = StoredDraft> {
  draft: Draft
  content: PostContent
  baseUpdatedAt: string
  keptAt: string
  /** Whether somebody has saved the article since the typing began. */
  isOutdated: boolean
}

/** Returns the newest draft that differs from the saved article. */
export function chooseDraft<Draft extends StoredDraft>(post: AdminPost, drafts: readonly Draft[]): DraftOffer<Draft> | undefined {
  const saved = contentOf(post)
  const newestFirst = [...drafts].sort((a, b) => b.keptAt.localeCompare(a.keptAt))
  for (const draft of newestFirst) {
    const { content, baseUpdatedAt, keptAt } = draft
    const whole = { ...saved, ...content }
    if (changedFields(saved, whole).length > 0)
      return { draft, content: whole, baseUpdatedAt, keptAt, isOutdated: baseUpdatedAt !== post.updatedAt }
  }
  return undefined
}

/** Whether a draft adds nothing to the offered one: itself, the same text, or an earlier state of the same typing. */
export function isCovered(other: StoredDraft & { key?: string }, offer: DraftOffer): boolean {
  if (other === offer.draft) return true
  if (changedFields(offer.content, { ...offer.content, ...other.content }).length === 0) return true
  // The server has one draft a person, from the window that typed last.
  return other.key === undefined && other.baseUpdatedAt === offer.baseUpdatedAt && other.keptAt <= offer.keptAt
}
