import type { AdminPost, PostContent } from '../../../../schema/api/admin-posts'
import { changedFields, contentOf, makeSlug, mergeContents } from '../content/post-fields'

export interface EditingStart {
  post: AdminPost
  content: PostContent
  /**
   * `updatedAt` of the article when the typing began; if it is older than the saved one, the next
   * save is a conflict.
   */
  baseUpdatedAt: string
  owner: string
}

export interface EditingState {
  post: AdminPost
  /** The saved content as it was typed: the server trims it. */
  saved: PostContent
  baseUpdatedAt: string
  content: PostContent
  replacements: number
}

export function startEditing({ post, content, baseUpdatedAt }: EditingStart): EditingState {
  return { post, saved: contentOf(post), baseUpdatedAt, content, replacements: 0 }
}

export function isDirty({ saved, content }: EditingState): boolean {
  return changedFields(saved, content).length > 0
}

/** The slug of an untitled article follows its title until it is edited. */
function slugFor({ post, content }: EditingState, titleVi: string): string {
  const isUnnamed = post.publishedAt === null && post.slug.startsWith('bai-moi-')
  const isFollowing = content.slug === post.slug || content.slug === makeSlug(content.titleVi)
  return isUnnamed && isFollowing ? makeSlug(titleVi) || post.slug : content.slug
}

export function withTyped(state: EditingState, part: Partial<PostContent>): EditingState {
  const slug = part.titleVi === undefined ? state.content.slug : slugFor(state, part.titleVi)
  return { ...state, content: { ...state.content, slug, ...part } }
}

export function withPost(state: EditingState, post: AdminPost): EditingState {
  return { ...state, post, baseUpdatedAt: post.updatedAt }
}

/** The fields contain what has been typed since `sent`. */
export function withSaved(state: EditingState, sent: PostContent, post: AdminPost): EditingState {
  return { ...withPost(state, post), saved: sent }
}

/** Returns the common base of this version and another save, if it is still known. */
export function commonBase({ post, saved, baseUpdatedAt }: EditingState): PostContent | undefined {
  return baseUpdatedAt === post.updatedAt ? saved : undefined
}

/**
 * After the choice of one's own version in a conflict: on top of theirs, so that fields that only
 * they changed become theirs.
 */
export function withMine(state: EditingState, theirs: AdminPost): EditingState {
  const saved = contentOf(theirs)
  const content = mergeContents(commonBase(state) ?? saved, state.content, saved)
  return { ...withPost(state, theirs), saved, content, replacements: state.replacements + 1 }
}

/** After the choice of the other version in a conflict. */
export function withTheirs(state: EditingState, theirs: AdminPost): EditingState {
  const saved = contentOf(theirs)
  return { ...withPost(state, theirs), saved, content: saved, replacements: state.replacements + 1 }
}
