import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBeforeUnload } from 'react-router-dom'
import { ApiFailure, writeApi } from '../../../lib/api'
import { deleteCopy, storeCopy } from './local-copies'

const quietMs = 2000
const retryMs = 15_000

/**
 * `typed`: not stored yet; `stored`: on the server; `local`: only in this browser; `lost`: nowhere.
 */
export type AutosaveStatus =
  | { kind: 'idle' | 'typed' | 'lost' }
  | { kind: 'saved' | 'stored'; at: string }
  | { kind: 'local'; reason: 'offline' | 'loggedOut' | 'failed' }

export interface UnsavedDraft<Content> {
  content: Content
  base: number
  isDirty: boolean
}

interface Outcome<Content> {
  content: Content | undefined
  status: AutosaveStatus
}

const typed: AutosaveStatus = { kind: 'typed' }

interface AutosaveOptions<Content> {
  copyKey: string
  /** The API path of the draft and its request body. Must be stable. */
  path: string
  toInput: (content: Content, base: number) => object
  draft: UnsavedDraft<Content>
  /** Returns the newest draft, which may not be rendered yet. Must be stable. */
  readDraft: () => UnsavedDraft<Content>
}

function reasonOf(error: unknown): 'offline' | 'loggedOut' | 'failed' {
  if (!(error instanceof ApiFailure)) return 'offline'
  return error.body?.code === 'UNAUTHENTICATED' ? 'loggedOut' : 'failed'
}

/** Stores drafts in the browser at once, on the server after 2 s; no login takes the focus. */
export function useAutosave<Content>({
  copyKey,
  path,
  toInput,
  draft,
  readDraft,
}: AutosaveOptions<Content>) {
  const { content, base, isDirty } = draft
  const [outcome, setOutcome] = useState<Outcome<Content>>({
    content: undefined,
    status: { kind: 'idle' },
  })
  const isUnsent = outcome.status.kind === 'local' || outcome.status.kind === 'lost'
  // Derived, not set by an effect: React drops a key after fifty commits in a row that lead to
  // another update (facebook/react#30621).
  const status = isDirty && !isUnsent && content !== outcome.content ? typed : outcome.status
  const timer = useRef<number>(undefined)
  const sending = useRef(Promise.resolve())
  const handled = useRef<Content>(undefined)
  const hasDraft = useRef(false)
  const isStoredHere = useRef(true)

  const storeHere = useCallback(
    (content: Content, base: number) => {
      isStoredHere.current = storeCopy(copyKey, { content, base, keptAt: new Date().toISOString() })
    },
    [copyKey],
  )

  const sendNewest = useCallback(async () => {
    const { content, base, isDirty } = readDraft()
    handled.current = content
    try {
      if (isDirty) await writeApi('PUT', path, toInput(content, base))
      else await writeApi('DELETE', path)
      if (readDraft().content !== content) return
      hasDraft.current = isDirty
      setOutcome({
        content,
        status: isDirty ? { kind: 'stored', at: new Date().toISOString() } : { kind: 'idle' },
      })
    } catch (error) {
      console.debug('the draft was not stored on the server', error)
      if (isDirty)
        setOutcome({
          content,
          status: isStoredHere.current
            ? { kind: 'local', reason: reasonOf(error) }
            : { kind: 'lost' },
        })
    }
  }, [path, toInput, readDraft])

  const cancelTimer = useCallback(() => window.clearTimeout(timer.current), [])

  const autosaveNow = useCallback(() => {
    cancelTimer()
    sending.current = sending.current.then(sendNewest)
    return sending.current
  }, [cancelTimer, sendNewest])

  /** Cancels the next request and awaits the current one: a save must not race an older draft. */
  const settle = useCallback(async () => {
    cancelTimer()
    await sending.current
  }, [cancelTimer])

  /** The server deletes its draft on save. */
  const noteSaved = useCallback((content: Content) => {
    handled.current = content
    hasDraft.current = false
    setOutcome({ content, status: { kind: 'saved', at: new Date().toISOString() } })
  }, [])

  useEffect(() => {
    if (isDirty) {
      hasDraft.current = true
      storeHere(content, base)
    } else {
      deleteCopy(copyKey)
      if (!hasDraft.current) return
    }
    // A change that was undone by hand deletes its draft on the server.
    timer.current = window.setTimeout(autosaveNow, quietMs)
    return cancelTimer
  }, [copyKey, content, base, isDirty, storeHere, autosaveNow, cancelTimer])

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
    if (newest.isDirty) storeHere(newest.content, newest.base)
    void autosaveNow()
  })
  useEffect(() => () => leave(), [])

  return { status, autosaveNow, settle, noteSaved }
}
