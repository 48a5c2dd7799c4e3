import type { AdminPost, PostContent } from '../../../../../schema/api/admin-posts'
import { changedFields, contentOf, makeSlug, mergeContents } from '../content/post-fields'

/** Where the editing of an article starts: the saved article, or a stored draft of it. */
export interface EditingStart {
  post: AdminPost
  content: PostContent
  /** `updatedAt` of the article that the typing started from; older than the saved one, it makes the next save a conflict. */
  baseUpdatedAt: string
  /** The name of this opening of the editor among the copies in this browser. */
  owner: string
}

export interface EditingState {
  /** The article as the server has it. */
  post: AdminPost
  /** The content that the server has, as it was typed: the server trims, and what it trims is not typed back. */
  saved: PostContent
  baseUpdatedAt: string
  content: PostContent
  /** How many times a command has put another text into the fields. */
  replacements: number
}

export function startEditing({ post, content, baseUpdatedAt }: EditingStart): EditingState {
  return { post, saved: contentOf(post), baseUpdatedAt, content, replacements: 0 }
}

export function isDirty({ saved, content }: EditingState): boolean {
  return changedFields(saved, content).length > 0
}

/** Slugs that the server gives to articles without a title follow the title until somebody writes one. */
function slugFor({ post, content }: EditingState, titleVi: string): string {
  const isUnnamed = post.publishedAt === null && post.slug.startsWith('bai-moi-')
  const isFollowing = content.slug === post.slug || content.slug === makeSlug(content.titleVi)
  return isUnnamed && isFollowing ? makeSlug(titleVi) || post.slug : content.slug
}

/** After a change that was made in a field. */
export function withTyped(state: EditingState, part: Partial<PostContent>): EditingState {
  const slug = part.titleVi === undefined ? state.content.slug : slugFor(state, part.titleVi)
  return { ...state, content: { ...state.content, slug, ...part } }
}

/** After an answer of the server that changes no text. */
export function withPost(state: EditingState, post: AdminPost): EditingState {
  return { ...state, post, baseUpdatedAt: post.updatedAt }
}

/** After a save of `sent`: the fields keep what has been typed since. */
export function withSaved(state: EditingState, sent: PostContent, post: AdminPost): EditingState {
  return { ...withPost(state, post), saved: sent }
}

/** What this editor and somebody else's save both started from; undefined where it is not known any more. */
export function commonBase({ post, saved, baseUpdatedAt }: EditingState): PostContent | undefined {
  return baseUpdatedAt === post.updatedAt ? saved : undefined
}

/** After the choice of one's own version in a conflict: on top of theirs, so that fields that only they changed become theirs. */
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
