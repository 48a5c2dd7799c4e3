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

export interface DraftOffer {
  content: PostContent
  baseUpdatedAt: string
  keptAt: string
  /** Whether somebody has saved the article since the typing began. */
  isOutdated: boolean
}

/** The newest kept draft that says something else than the saved article; undefined where there is none. */
export function chooseDraft(post: AdminPost, kept: readonly KeptDraft[]): DraftOffer | undefined {
  const saved = contentOf(post)
  const newestFirst = [...kept].sort((a, b) => b.keptAt.localeCompare(a.keptAt))
  for (const { content, baseUpdatedAt, keptAt } of newestFirst) {
    const whole = { ...saved, ...content }
    if (changedFields(saved, whole).length > 0)
      return { content: whole, baseUpdatedAt, keptAt, isOutdated: baseUpdatedAt !== post.updatedAt }
  }
  return undefined
}
