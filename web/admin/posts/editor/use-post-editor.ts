import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminPost, AutosaveInput, PostContent } from '../../../../schema/api/admin-posts'
import type { ErrorIssue } from '../../../../schema/errors'
import type { Locale } from '../../../../schema/locale'
import { ApiFailure } from '../../../lib/api'
import { showToast } from '../../../ui/toast-store'
import { readAdmin, writeAdmin } from '../../kit/admin-api'
import { useAutosave } from '../../kit/drafts/use-autosave'
import { useConflict } from '../../kit/drafts/use-conflict'
import { useNewest } from '../../kit/drafts/use-newest'
import { useWriting } from '../../kit/drafts/use-writing'
import { useErrorText } from '../../kit/use-attempt'
import { copyPrefix, postApi, useInvalidatePosts } from '../content/post-api'
import { changedFields, type PostField, pickFields, postFields } from '../content/post-fields'
import {
  commonBase,
  type EditingStart,
  isDirty,
  startEditing,
  withMine,
  withPost,
  withSaved,
  withTheirs,
  withTyped,
} from './editing-state'

const toInput = (content: PostContent, baseUpdatedAt: string): AutosaveInput => ({
  baseUpdatedAt,
  content,
})

export type PostEditing = ReturnType<typeof usePostEditor>

export function usePostEditor(start: EditingStart, onIssues: (first: PostField) => void) {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  const invalidatePosts = useInvalidatePosts()
  const { state, read, update } = useNewest(() => startEditing(start))
  const [issues, setIssues] = useState<readonly PostField[]>([])
  const [issueTexts, setIssueTexts] = useState<readonly ErrorIssue[]>([])
  const { id } = state.post
  const readDraft = useCallback(() => {
    const newest = read()
    return { content: newest.content, base: newest.baseUpdatedAt, isDirty: isDirty(newest) }
  }, [read])
  const draft = { content: state.content, base: state.baseUpdatedAt, isDirty: isDirty(state) }
  const autosave = useAutosave({
    copyKey: copyPrefix(id) + start.owner,
    path: postApi.draft(id),
    toInput,
    draft,
    readDraft,
  })

  function change(part: Partial<PostContent>) {
    setIssues((current) =>
      current.some((field) => field in part)
        ? current.filter((field) => !(field in part))
        : current,
    )
    update((current) => withTyped(current, part))
  }

  const conflict = useConflict<AdminPost>({
    copyPrefix: copyPrefix(id),
    readDraft,
    onMine: (theirs) => update((current) => withMine(current, theirs)),
    onTheirs: (theirs) => update((current) => withTheirs(current, theirs)),
  })

  async function refuse(error: unknown) {
    if (isDirty(read())) void autosave.autosaveNow()
    const failure = error instanceof ApiFailure ? error.body : undefined
    if (failure?.code === 'CONFLICT') {
      const current = await readAdmin<AdminPost>(postApi.one(id))
      if (current.deletedAt && current.updatedAt === read().baseUpdatedAt) {
        update((editing) => withPost(editing, current))
        showToast({
          title: t('posts.editor.notDone'),
          text: t('posts.trash.isIn'),
          destructive: true,
        })
      } else conflict.open(current)
      return
    }
    const refused = postFields.filter((field) =>
      failure?.issues?.some(({ path }) => path.split('.', 1)[0] === field),
    )
    setIssues(refused)
    setIssueTexts(failure?.issues ?? [])
    const [first] = refused
    showToast({
      title: t('posts.editor.notDone'),
      text: first ? t('posts.editor.lookAtFields') : errorText(error),
      destructive: true,
    })
    if (first) onIssues(first)
  }

  const { attempt, isBusy } = useWriting({ onStart: () => setIssues([]), refuse })

  async function storeTyped(): Promise<AdminPost> {
    await autosave.settle()
    const { post, saved, content, baseUpdatedAt } = read()
    const fields = changedFields(saved, content)
    if (fields.length === 0) return post
    const stored = await writeAdmin<AdminPost>('PUT', postApi.one(id), {
      ...pickFields(content, fields),
      updatedAt: baseUpdatedAt,
    })
    update((current) => withSaved(current, content, stored))
    autosave.noteSaved(content)
    invalidatePosts()
    return stored
  }

  /** Changes something of the article beside its content. */
  async function changeStored(path: string, payload?: object): Promise<void> {
    const next = await writeAdmin<AdminPost>('POST', path, payload)
    update((current) => withPost(current, next))
    invalidatePosts()
  }

  /** Saves what is typed, then changes the article's status. */
  function step(path: string, payload: (saved: AdminPost) => object): Promise<boolean> {
    return attempt(async () => {
      const saved = await storeTyped()
      await changeStored(path, payload(saved))
    })
  }

  /**
   * Says that a text still holds beside that of the other language that has changed; what is typed
   * stays unsaved.
   */
  async function hold(driftPath: string): Promise<void> {
    const isDone = await attempt(() =>
      changeStored(postApi.hold(id), { paths: [driftPath], updatedAt: read().baseUpdatedAt }),
    )
    if (isDone) showToast({ title: t('entries.drift.held') })
  }

  return {
    post: state.post,
    content: state.content,
    replacements: state.replacements,
    isDirty: draft.isDirty,
    change,
    isBusy,
    issues,
    issueTexts,
    hold,
    autosaveStatus: autosave.status,
    autosaveNow: autosave.autosaveNow,
    save: () => attempt(storeTyped),
    /** Publishes languages from an instant on, at once for null. Returns whether it worked. */
    publish: (locales: Locale[], publishedAt: string | null) =>
      step(postApi.publish(id), ({ updatedAt }) => ({ locales, publishedAt, updatedAt })),
    unpublish: (locales: Locale[]) =>
      step(postApi.unpublish(id), ({ updatedAt }) => ({ locales, updatedAt })),
    undelete: () => attempt(() => changeStored(postApi.undelete(id))),
    keepMine: conflict.keepMine,
    takeTheirs: conflict.takeTheirs,
    closeConflict: conflict.closeConflict,
    conflict: conflict.theirs && { theirs: conflict.theirs, base: commonBase(state) },
  }
}
