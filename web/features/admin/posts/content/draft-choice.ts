import type { AdminPost, PostContent } from '../../../../../schema/api/admin-posts'
import { changedFields, contentOf } from './post-fields'

/** What somebody typed and did not save, wherever it was kept. */
export interface KeptDraft {
  content: Partial<PostContent>
  /** `updatedAt` of the article that the typing started from. */
  baseUpdatedAt: string
  /** UTC ISO instant. */
  keptAt: string
}

export interface DraftOffer<Draft extends KeptDraft = KeptDraft> {
  /** What is offered, as it was kept. */
  draft: Draft
  content: PostContent
  baseUpdatedAt: string
  keptAt: string
  /** Whether somebody has saved the article since the typing began. */
  isOutdated: boolean
}

/** The newest kept draft that says something else than the saved article; undefined where there is none. */
export function chooseDraft<Draft extends KeptDraft>(post: AdminPost, kept: readonly Draft[]): DraftOffer<Draft> | undefined {
  const saved = contentOf(post)
  const newestFirst = [...kept].sort((a, b) => b.keptAt.localeCompare(a.keptAt))
  for (const draft of newestFirst) {
    const { content, baseUpdatedAt, keptAt } = draft
    const whole = { ...saved, ...content }
    if (changedFields(saved, whole).length > 0)
      return { draft, content: whole, baseUpdatedAt, keptAt, isOutdated: baseUpdatedAt !== post.updatedAt }
  }
  return undefined
}

/**
 * Whether a kept draft has nothing that the offered one has not: the offered itself, the same text kept elsewhere, or an earlier state of
 * the same typing. Drafts of other windows have something of their own.
 */
export function isCovered(other: KeptDraft & { key?: string }, offer: DraftOffer): boolean {
  if (other === offer.draft) return true
  if (changedFields(offer.content, { ...offer.content, ...other.content }).length === 0) return true
  // The server has one draft a person: what the last window to type had sent until then.
  return other.key === undefined && other.baseUpdatedAt === offer.baseUpdatedAt && other.keptAt <= offer.keptAt
}
