import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  AdminEntry,
  TranslatedEntry,
  TranslationReport,
} from '../../../../schema/api/admin-entries'
import type { Teamwork } from '../../../../schema/api/teamwork'
import { withoutBlanks } from '../../../../schema/content/blanks'
import { unreadTexts } from '../../../../schema/content/machine-texts'
import type { ErrorIssue } from '../../../../schema/errors'
import type { Locale } from '../../../../schema/locale'
import { ApiFailure } from '../../../lib/api'
import { showToast } from '../../../ui/toast-store'
import { readAdmin, writeAdmin } from '../../kit/admin-api'
import { useErrorText } from '../../kit/use-attempt'
import { storeCopy } from '../drafts/local-copies'
import { useAutosave } from '../drafts/use-autosave'
import { copyPrefix, entryApi, useInvalidateEntries } from '../entry-api'
import { withAnchors } from '../form/anchors'
import type { FormField } from '../form/form-schema'
import type { Path } from '../form/paths'
import {
  changeOf,
  commonBase,
  type EditingStart,
  type EntryContent,
  isDirty,
  isSameContent,
  useEditingState,
  withData,
  withEntry,
  withMerged,
  withMine,
  withReplaced,
  withSaved,
  withSlug,
  withTrashed,
  withTyped,
  withUndeleted,
} from './editing-state'
import { type RefusedField, toFormPath, withoutIssuesIn } from './use-form-issues'

export type EntryEditing = ReturnType<typeof useEntryEditor>

const isConflict = (error: unknown) =>
  error instanceof ApiFailure && error.body?.code === 'CONFLICT'

const toInput = ({ data }: EntryContent, baseVersion: number) => ({
  baseVersion,
  data: withoutBlanks(data),
})

export function useEntryEditor(
  start: EditingStart,
  fields: readonly FormField[],
  onIssues: (first: Path) => void,
) {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  const invalidateEntries = useInvalidateEntries()
  const { state, read, update } = useEditingState(start)
  const [refused, setRefused] = useState<readonly RefusedField[]>([])
  const [theirs, setTheirs] = useState<AdminEntry>()
  const [isBusy, setIsBusy] = useState(false)
  const isWriting = useRef(false)
  const { id } = state.entry
  const readDraft = useCallback(() => {
    const newest = read()
    return { content: newest.content, base: newest.base, isDirty: isDirty(newest) }
  }, [read])
  const draft = { content: state.content, base: state.base, isDirty: isDirty(state) }
  const autosave = useAutosave({
    copyKey: copyPrefix(id) + start.owner,
    path: entryApi.draft(id),
    toInput,
    draft,
    readDraft,
  })

  const change = useCallback(
    (path: Path, value: unknown) => {
      setRefused((current) => withoutIssuesIn(current, path))
      update((current) => withTyped(current, path, value))
    },
    [update],
  )
  const changeSlug = useCallback(
    (slug: string) => {
      setRefused((current) => withoutIssuesIn(current, ['slug']))
      update((current) => withSlug(current, slug))
    },
    [update],
  )

  function showIssues(issues: readonly ErrorIssue[]) {
    const { data } = read().content
    const places = issues.map(({ path, message }) => ({
      path: toFormPath(data, path.replace(/^data\./, '')),
      message,
    }))
    setRefused(places)
    const [first] = places
    if (first) onIssues(first.path)
  }

  function keepMine() {
    if (theirs) update((current) => withMine(current, theirs))
    setTheirs(undefined)
  }

  /** Stores what was typed in this browser first. */
  function takeTheirs() {
    if (!theirs) return
    const { content, base } = read()
    const copy = { content, base, keptAt: new Date().toISOString() }
    if (!storeCopy(`${copyPrefix(id)}aside-${crypto.randomUUID()}`, copy))
      return showToast({ title: t('kit.conflict.notSetAside'), destructive: true })
    update((current) => withReplaced(current, theirs))
    setTheirs(undefined)
    showToast({ title: t('kit.conflict.tookTheirs'), text: t('kit.conflict.setAside') })
  }

  function showFailure(text: string) {
    showToast({ title: t('kit.editor.notDone'), text, destructive: true })
  }

  /** Writes once more, on top of the newest version, where only dates have changed meanwhile. */
  async function writeUnlessEdited<Answer>(
    write: (version: number) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await write(read().base)
    } catch (error) {
      if (!isConflict(error)) throw error
      const newest = await readAdmin<AdminEntry>(entryApi.one(id))
      const { entry, base } = read()
      if (base !== entry.version || changeOf(entry, newest) !== 'scheduled') throw error
      update((current) => withEntry(current, newest))
      return write(newest.version)
    }
  }

  async function refuse(error: unknown) {
    if (isDirty(read())) void autosave.autosaveNow()
    const failure = error instanceof ApiFailure ? error.body : undefined
    if (isConflict(error)) {
      const newest = await readAdmin<AdminEntry>(entryApi.one(id))
      if (newest.deletedAt) {
        update((current) => withTrashed(current, newest.deletedAt))
        showFailure(t('entries.isInTrash'))
      } else setTheirs(newest)
      return
    }
    // The issues of a fact that is in use name other texts.
    const issues = failure?.code === 'FACT_IN_USE' ? [] : (failure?.issues ?? [])
    showFailure(issues.length > 0 ? t('kit.editor.lookAtFields') : errorText(error))
    if (issues.length > 0) showIssues(issues)
  }

  /** Runs one write at a time. Returns whether it succeeded. */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    if (isWriting.current) return false
    isWriting.current = true
    setIsBusy(true)
    setRefused([])
    try {
      await work()
      invalidateEntries()
      return true
    } catch (error) {
      console.debug('nothing was written', error)
      await refuse(error).catch((reason: unknown) => showFailure(errorText(reason)))
      return false
    } finally {
      isWriting.current = false
      setIsBusy(false)
    }
  }

  /** Saves what is typed; without `savesSlug` the slug stays unsaved. */
  async function storeTyped(savesSlug = true): Promise<void> {
    await autosave.settle()
    if (!isDirty(read())) return
    update((current) => withData(current, withAnchors(fields, current.content.data)))
    const { content: typed, saved } = read()
    const content = savesSlug ? typed : { ...typed, slug: saved.slug }
    if (isSameContent(content, saved)) return
    const next = await writeUnlessEdited((version) =>
      writeAdmin<AdminEntry>('PUT', entryApi.one(id), {
        version,
        data: withoutBlanks(content.data),
        ...(content.slug !== saved.slug && { slug: content.slug }),
      }),
    )
    update((current) => withSaved(current, content, next))
    // What was typed during the request is not saved yet.
    autosave.noteSaved(read().saved)
    if (content.slug !== saved.slug && next.slug !== content.slug)
      showToast({
        title: t('entry-form.slug.taken'),
        text: t('entry-form.slug.changed', { slug: next.slug }),
      })
  }

  const post = <Answer = AdminEntry>(path: string, payload?: object) =>
    writeAdmin<Answer>('POST', path, { version: read().base, ...payload })

  const step = (path: string, payload: object) =>
    attempt(async () => {
      await storeTyped()
      const next = await post(path, payload)
      update((current) => withEntry(current, next))
    })

  /** Saves what is typed with a draft of its empty texts; undefined if that failed. */
  async function translate(to: Locale): Promise<TranslationReport | undefined> {
    let report: TranslationReport | undefined
    await attempt(async () => {
      await autosave.settle()
      update((current) => withData(current, withAnchors(fields, current.content.data)))
      const sent = { ...read().content, slug: read().saved.slug }
      const data = withoutBlanks(sent.data)
      const path = entryApi.translate(id)
      const { translation, ...next } = await post<TranslatedEntry>(path, { data, to })
      update((current) => withMerged(current, sent, next))
      autosave.noteSaved(read().saved)
      report = translation
      showIssues(translation.notTaken)
      // The button has gone; whoever pressed it reads the first text next.
      const [first] = unreadTexts(read().content.data, next.machineTexts, [to])
      if (first && translation.notTaken.length === 0) onIssues(first.path.split('.'))
    })
    return report
  }

  return {
    entry: state.entry,
    content: state.content,
    replacements: state.replacements,
    isDirty: draft.isDirty,
    change,
    changeSlug,
    refused,
    isBusy,
    autosaveStatus: autosave.status,
    autosaveNow: autosave.autosaveNow,
    save: () => attempt(() => storeTyped()),
    requestReview: (reviewer: string | null) =>
      writeUnlessEdited((version) =>
        writeAdmin<Teamwork>('POST', entryApi.review(id), { version, reviewer }),
      ),
    publish: (locales: Locale[], at: string | null) => step(entryApi.publish(id), { locales, at }),
    unpublish: (locales: Locale[]) => step(entryApi.unpublish(id), { locales }),
    unschedule: (locales: Locale[]) => step(entryApi.unpublish(id), { locales, keepsPublic: true }),
    /**
     * Confirms texts that are behind, where what is typed stays unsaved, or that were read: saves
     * first, as a correction leaves the other language behind once its mark is gone.
     */
    confirmTexts: (paths: string[], of: 'drift' | 'machineTexts') =>
      attempt(async () => {
        if (of === 'machineTexts') await storeTyped(false)
        const next = await post(entryApi.confirm(id), { paths, of })
        update((current) => withEntry(current, next))
      }),
    translate,
    discardDraft: () => update((current) => withReplaced(current, current.entry)),
    /** Goes back to the published data; what is typed stays in a revision. */
    discard: () =>
      attempt(async () => {
        await storeTyped(false)
        const next = await post(entryApi.discard(id))
        update((current) => withReplaced(current, next))
        autosave.noteSaved(read().content)
      }),
    trash: () =>
      attempt(async () => {
        await storeTyped()
        await writeAdmin('DELETE', entryApi.one(id))
        update((current) => withTrashed(current, new Date().toISOString()))
      }),
    undelete: () =>
      attempt(async () => {
        const next = await writeAdmin<AdminEntry>('POST', entryApi.undelete(id))
        update((current) => withUndeleted(current, next))
      }),
    keepMine,
    takeTheirs,
    closeConflict: () => setTheirs(undefined),
    conflict: theirs && { theirs, base: commonBase(state) },
  }
}
