import type { PostContent } from '../../../../../schema/api/admin-posts'
import { changedFields, isSameValue, type PostField, pickFields } from './post-fields'

/** My version on top of theirs: fields that only they have changed since the common base are theirs, the others mine. */
export function mergeContents(base: PostContent, mine: PostContent, theirs: PostContent): PostContent {
  return { ...theirs, ...pickFields(mine, changedFields(base, mine)) }
}

/** Whether both sides have changed a field since the common base, and not to the same. */
export function isContested(field: PostField, base: PostContent, mine: PostContent, theirs: PostContent): boolean {
  return !isSameValue(mine[field], theirs[field]) && !isSameValue(base[field], mine[field]) && !isSameValue(base[field], theirs[field])
}
