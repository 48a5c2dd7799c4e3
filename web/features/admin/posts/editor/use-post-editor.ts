import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminPost, PostContent } from '../../../../../schema/api/admin-posts'
import { ApiFailure } from '../../../../lib/api'
import { showToast } from '../../../../ui/toast-store'
import { readAdmin, writeAdmin } from '../../kit/admin-api'
import { failureText } from '../content/failure-text'
import { setAside } from '../content/local-copies'
import { makeSlug } from '../content/make-slug'
import { afterSave, mergeContents } from '../content/merge-contents'
import { postApi } from '../content/post-api'
import { changedFields, contentOf, type PostField, pickFields, postFields } from '../content/post-fields'
import { useForgetPosts } from '../content/use-forget-posts'
import { type KeepState, useKeeping } from './use-keeping'

/** Where the editing of an article starts: the saved article, or a kept draft of it. */
export interface EditingStart {
  post: AdminPost
  content: PostContent
  /** Of the article that the typing started from: an older one than the saved one makes the next save a conflict. */
  baseUpdatedAt: string
  /** Under which name this opening of the editor keeps what is typed in this browser. */
  owner: string
}

export interface PostEditing {
  /** The article as the server has it. */
  post: AdminPost
  content: PostContent
  change: (change: Partial<PostContent>) => void
  isDirty: boolean
  isBusy: boolean
  keepState: KeepState
  keepNow: () => Promise<void>
  /** Fields that the server refused, in their order on the screen. */
  issues: readonly PostField[]
  save: () => Promise<AdminPost | undefined>
  /** In public from an instant, at once without one. Answers whether it is. */
  publish: (publishedAt: string | null) => Promise<boolean>
  unpublish: () => Promise<boolean>
  undelete: () => Promise<boolean>
  /** What somebody else has saved in between, and what both started from where that is known. */
  conflict: { theirs: AdminPost; base: PostContent | undefined } | undefined
  keepMine: () => void
  takeTheirs: () => void
  closeConflict: () => void
}

/** Slugs that the server gives to articles without a title follow the title until somebody writes one. */
function slugFor(post: AdminPost, content: PostContent, titleVi: string): string {
  const isUnnamed = post.publishedAt === null && post.slug.startsWith('bai-moi-')
  const isFollowing = content.slug === post.slug || content.slug === makeSlug(content.titleVi)
  return isUnnamed && isFollowing ? makeSlug(titleVi) || post.slug : content.slug
}

/** The editing of one article: what is typed, where it is kept, and every write. */
export function usePostEditor(start: EditingStart, onIssues: (first: PostField) => void): PostEditing {
  const { t } = useTranslation('admin')
  const { t: tShell } = useTranslation('shell')
  const forgetPosts = useForgetPosts()
  const [post, setPost] = useState(start.post)
  const [baseUpdatedAt, setBaseUpdatedAt] = useState(start.baseUpdatedAt)
  const [content, setContent] = useState(start.content)
  const [issues, setIssues] = useState<readonly PostField[]>([])
  const [theirs, setTheirs] = useState<AdminPost>()
  const [isBusy, setIsBusy] = useState(false)
  const isWriting = useRef(false)
  const isDirty = changedFields(contentOf(post), content).length > 0
  const keeping = useKeeping(post.id, { owner: start.owner, content, baseUpdatedAt, isDirty })

  function change(part: Partial<PostContent>) {
    setIssues((current) => current.filter((field) => !(field in part)))
    setContent((current) => {
      const slug = part.titleVi === undefined ? current.slug : slugFor(post, current, part.titleVi)
      return { ...current, slug, ...part }
    })
  }

  function startFrom(next: AdminPost) {
    setPost(next)
    setBaseUpdatedAt(next.updatedAt)
  }

  async function refuse(error: unknown) {
    const failure = error instanceof ApiFailure ? error.body : undefined
    if (failure?.code === 'CONFLICT') {
      const current = await readAdmin<AdminPost>(postApi.one(post.id))
      if (current.deletedAt && current.updatedAt === baseUpdatedAt) {
        setPost(current)
        showToast({ title: t('posts.editor.notDone'), text: t('posts.trash.isIn'), destructive: true })
      } else setTheirs(current)
      return
    }
    const refused = postFields.filter((field) => failure?.issues?.some(({ path }) => path.split('.', 1)[0] === field))
    setIssues(refused)
    const [first] = refused
    showToast({
      title: t('posts.editor.notDone'),
      text: first ? t('posts.editor.lookAtFields') : failureText(error, tShell),
      destructive: true,
    })
    if (first) onIssues(first)
  }

  /** Does one write at a time and tells what went wrong; answers undefined where it failed. */
  async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (isWriting.current) return undefined
    isWriting.current = true
    setIsBusy(true)
    setIssues([])
    try {
      return await work()
    } catch (error) {
      console.debug('the article was not written', error)
      if (isDirty) void keeping.keepNow()
      await refuse(error).catch((reason: unknown) => {
        showToast({ title: t('posts.editor.notDone'), text: failureText(reason, tShell), destructive: true })
      })
      return undefined
    } finally {
      isWriting.current = false
      setIsBusy(false)
    }
  }

  async function storeTyped(): Promise<AdminPost> {
    const fields = changedFields(contentOf(post), content)
    await keeping.settle()
    if (fields.length === 0) return post
    const saved = await writeAdmin<AdminPost>('PUT', postApi.one(post.id), { ...pickFields(content, fields), updatedAt: baseUpdatedAt })
    startFrom(saved)
    setContent((typed) => afterSave(content, typed, contentOf(saved)))
    keeping.noteSaved()
    forgetPosts()
    return saved
  }

  /** A step of the article's life; what is typed is saved before it. */
  async function step(path: string, payload: (saved: AdminPost) => object): Promise<boolean> {
    const done = await attempt(async () => {
      const saved = await storeTyped()
      const next = await writeAdmin<AdminPost>('POST', path, payload(saved))
      startFrom(next)
      forgetPosts()
      return next
    })
    return done !== undefined
  }

  return {
    ...{ post, content, change, isDirty, isBusy, issues },
    keepState: keeping.state,
    keepNow: keeping.keepNow,
    save: () => attempt(storeTyped),
    publish: (publishedAt) => step(postApi.publish(post.id), ({ updatedAt }) => ({ publishedAt, updatedAt })),
    unpublish: () => step(postApi.unpublish(post.id), ({ updatedAt }) => ({ updatedAt })),
    undelete: async () =>
      (await attempt(async () => startFrom(await writeAdmin<AdminPost>('POST', postApi.undelete(post.id))))) !== undefined,
    conflict: theirs && { theirs, base: baseUpdatedAt === post.updatedAt ? contentOf(post) : undefined },
    keepMine: () => {
      if (!theirs) return
      const base = baseUpdatedAt === post.updatedAt ? contentOf(post) : contentOf(theirs)
      setContent((mine) => mergeContents(base, mine, contentOf(theirs)))
      startFrom(theirs)
      setTheirs(undefined)
    },
    takeTheirs: () => {
      if (!theirs) return
      if (!setAside(post.id, { content, baseUpdatedAt, keptAt: new Date().toISOString() })) {
        showToast({ title: t('posts.conflict.notSetAside'), destructive: true })
        return
      }
      setContent(contentOf(theirs))
      startFrom(theirs)
      setTheirs(undefined)
      showToast({ title: t('posts.conflict.tookTheirs'), text: t('posts.conflict.setAside') })
    },
    closeConflict: () => setTheirs(undefined),
  }
}
