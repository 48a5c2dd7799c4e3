import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBeforeUnload } from 'react-router-dom'
import type { AutosaveInput, PostContent } from '../../../../../schema/api/admin-posts'
import { ApiFailure, writeApi } from '../../../../lib/api'
import { copyKey, deleteCopy, storeCopy } from '../content/local-copies'
import { postApi } from '../content/post-api'

const quietMs = 2000
const retryMs = 15_000

/** `typed`: not stored yet; `stored`: on the server; `local`: only in this browser; `lost`: nowhere. */
type AutosaveStatus =
  | { kind: 'idle' | 'typed' | 'lost' }
  | { kind: 'saved' | 'stored'; at: string }
  | { kind: 'local'; reason: 'offline' | 'loggedOut' | 'failed' }

export interface UnsavedDraft {
  content: PostContent
  baseUpdatedAt: string
  /** Whether it differs from the saved article. */
  isDirty: boolean
}

interface AutosaveOptions {
  postId: string
  /** The id of this editor among the copies in this browser. */
  owner: string
  /** As rendered. */
  draft: UnsavedDraft
  /** Returns the newest draft, which may not have been rendered yet. Must be stable. */
  readDraft: () => UnsavedDraft
  /** Stores the article itself where it is new. Must be stable. */
  ensureStored: () => Promise<void>
}

function reasonOf(error: unknown): 'offline' | 'loggedOut' | 'failed' {
  if (!(error instanceof ApiFailure)) return 'offline'
  return error.body?.code === 'UNAUTHENTICATED' ? 'loggedOut' : 'failed'
}

/**
 * Stores the unsaved draft in this browser with every change, and on the server after two quiet seconds. It never asks for the login,
 * which would take the focus away in the middle of a word.
 */
export function useAutosave({ postId, owner, draft, readDraft, ensureStored }: AutosaveOptions) {
  const { content, baseUpdatedAt, isDirty } = draft
  const [status, setStatus] = useState<AutosaveStatus>({ kind: 'idle' })
  const timer = useRef<number>(undefined)
  const sending = useRef(Promise.resolve())
  const handled = useRef<PostContent>(undefined)
  /** Whether the server may hold a draft. */
  const hasDraft = useRef(false)
  const isStoredHere = useRef(true)

  const storeHere = useCallback(
    (content: PostContent, baseUpdatedAt: string) => {
      isStoredHere.current = storeCopy(copyKey(postId, owner), { content, baseUpdatedAt, keptAt: new Date().toISOString() })
    },
    [postId, owner],
  )

  const sendNewest = useCallback(async () => {
    const { isDirty } = readDraft()
    let { content } = readDraft()
    handled.current = content
    try {
      await ensureStored()
      // A new article has its version, and perhaps another slug, only now.
      const { baseUpdatedAt } = readDraft()
      content = readDraft().content
      handled.current = content
      if (isDirty) await writeApi('PUT', postApi.draft(postId), { baseUpdatedAt, content } satisfies AutosaveInput)
      else await writeApi('DELETE', postApi.draft(postId))
      if (readDraft().content !== content) return
      hasDraft.current = isDirty
      setStatus(isDirty ? { kind: 'stored', at: new Date().toISOString() } : { kind: 'idle' })
    } catch (error) {
      console.debug('the draft was not stored on the server', error)
      if (isDirty) setStatus(isStoredHere.current ? { kind: 'local', reason: reasonOf(error) } : { kind: 'lost' })
    }
  }, [postId, readDraft, ensureStored])

  const cancelTimer = useCallback(() => window.clearTimeout(timer.current), [])

  const autosaveNow = useCallback(() => {
    cancelTimer()
    sending.current = sending.current.then(sendNewest)
    return sending.current
  }, [cancelTimer, sendNewest])

  /** Cancels the next request and waits for the current one, so that a save does not meet an older draft. */
  const settle = useCallback(async () => {
    cancelTimer()
    await sending.current
  }, [cancelTimer])

  /** After a save the server drops its draft. */
  const noteSaved = useCallback((content: PostContent) => {
    handled.current = content
    hasDraft.current = false
    setStatus({ kind: 'saved', at: new Date().toISOString() })
  }, [])

  useEffect(() => {
    if (isDirty) {
      hasDraft.current = true
      storeHere(content, baseUpdatedAt)
      setStatus((current) => (current.kind === 'local' || current.kind === 'lost' ? current : { kind: 'typed' }))
    } else {
      deleteCopy(copyKey(postId, owner))
      if (!hasDraft.current) return
    }
    // A change that was undone by hand deletes its draft on the server.
    timer.current = window.setTimeout(autosaveNow, quietMs)
    return cancelTimer
  }, [postId, owner, content, baseUpdatedAt, isDirty, storeHere, autosaveNow, cancelTimer])

  const isUnsent = status.kind === 'local' || status.kind === 'lost'
  useEffect(() => {
    if (!isUnsent) return
    const retry = () => void autosaveNow()
    const interval = window.setInterval(retry, retryMs)
    window.addEventListener('online', retry)
    return () => {
      window.clearInterval(interval)
      window.removeEventListener('online', retry)
    }
  }, [isUnsent, autosaveNow])

  const isLost = isDirty && status.kind === 'lost'
  const warn = useCallback((event: BeforeUnloadEvent) => isLost && event.preventDefault(), [isLost])
  useBeforeUnload(warn)

  const leave = useEffectEvent(() => {
    const newest = readDraft()
    if (newest.content === handled.current || !(newest.isDirty || hasDraft.current)) return
    if (newest.isDirty) storeHere(newest.content, newest.baseUpdatedAt)
    void autosaveNow()
  })
  useEffect(() => () => leave(), [])

  return { status, autosaveNow, settle, noteSaved }
}
