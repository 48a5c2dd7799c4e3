import type { PostContent } from '../../../../../schema/api/admin-posts'
import type { PostField } from './post-fields'

/** The fields that keep an article from being published: a title and a summary in both languages, and a body in at least one. */
export function missingFields(content: PostContent): PostField[] {
  const lines = (['titleVi', 'titleEn', 'summaryVi', 'summaryEn'] as const).filter((field) => content[field].trim() === '')
  return content.bodyVi.trim() || content.bodyEn.trim() ? lines : [...lines, 'bodyVi']
}
