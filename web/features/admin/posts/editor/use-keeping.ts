import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AutosaveInput, PostContent } from '../../../../../schema/api/admin-posts'
import { ApiFailure, writeApi } from '../../../../lib/api'
import { forgetCopy, keepCopy } from '../content/local-copies'
import { postApi } from '../content/post-api'

const quietMs = 2000
const retryMs = 15_000

/** Where what is typed stands. */
export type KeepState =
  | { kind: 'idle' | 'typed' | 'lost' }
  | { kind: 'saved' | 'kept'; at: string }
  | { kind: 'local'; reason: 'offline' | 'loggedOut' | 'failed' }

interface Typed {
  /** Whose copy it is in this browser. */
  owner: string
  content: PostContent
  baseUpdatedAt: string
  /** Whether it differs from what is saved. */
  isDirty: boolean
}

interface Keeping {
  state: KeepState
  /** Sends what is typed to the server now. */
  keepNow: () => Promise<void>
  /** Waits for what is on its way and sends nothing more by itself, so that a save does not meet an older draft. */
  settle: () => Promise<void>
  /** The server has it all now, and no draft any more. */
  noteSaved: () => void
}

function reasonOf(error: unknown): 'offline' | 'loggedOut' | 'failed' {
  if (!(error instanceof ApiFailure)) return 'offline'
  return error.body?.code === 'UNAUTHENTICATED' ? 'loggedOut' : 'failed'
}

/**
 * Keeps what is typed and not saved: in this browser with every letter, on the server two seconds after the last one. It never asks for
 * the login by itself, which would take the keyboard away in the middle of a word.
 */
export function useKeeping(postId: string, typed: Typed): Keeping {
  const { owner, content, baseUpdatedAt, isDirty } = typed
  const [state, setState] = useState<KeepState>({ kind: 'idle' })
  const latest = useRef(typed)
  const timer = useRef<number>(undefined)
  const sending = useRef(Promise.resolve())
  /** Whether the server or this browser may hold a draft. */
  const hasDraft = useRef(false)
  const isStored = useRef(true)

  const sendLatest = useCallback(async () => {
    const { content, baseUpdatedAt, isDirty } = latest.current
    try {
      if (isDirty) await writeApi('PUT', postApi.draft(postId), { baseUpdatedAt, content } satisfies AutosaveInput)
      else await writeApi('DELETE', postApi.draft(postId))
      if (latest.current.content === content) setState(isDirty ? { kind: 'kept', at: new Date().toISOString() } : { kind: 'idle' })
    } catch (error) {
      console.debug('the draft was not kept on the server', error)
      if (isDirty) setState(isStored.current ? { kind: 'local', reason: reasonOf(error) } : { kind: 'lost' })
    }
  }, [postId])

  const keepNow = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = undefined
    sending.current = sending.current.then(sendLatest)
    return sending.current
  }, [sendLatest])

  const settle = useCallback(async () => {
    window.clearTimeout(timer.current)
    timer.current = undefined
    await sending.current
  }, [])

  const noteSaved = useCallback(() => {
    hasDraft.current = false
    setState({ kind: 'saved', at: new Date().toISOString() })
  }, [])

  useEffect(() => {
    latest.current = { owner, content, baseUpdatedAt, isDirty }
    if (isDirty) {
      hasDraft.current = true
      isStored.current = keepCopy(postId, owner, { content, baseUpdatedAt, keptAt: new Date().toISOString() })
      setState((current) => (current.kind === 'local' || current.kind === 'lost' ? current : { kind: 'typed' }))
    } else {
      forgetCopy(postId, owner)
      // What was typed has been taken back by hand: so is its draft.
      if (!hasDraft.current) return
      hasDraft.current = false
    }
    timer.current = window.setTimeout(keepNow, quietMs)
    return () => window.clearTimeout(timer.current)
  }, [postId, owner, content, baseUpdatedAt, isDirty, keepNow])

  const isUnsent = state.kind === 'local' || state.kind === 'lost'
  useEffect(() => {
    if (!isUnsent) return
    const again = () => void keepNow()
    const interval = window.setInterval(again, retryMs)
    window.addEventListener('online', again)
    return () => {
      window.clearInterval(interval)
      window.removeEventListener('online', again)
    }
  }, [isUnsent, keepNow])

  const isLost = isDirty && state.kind === 'lost'
  useEffect(() => {
    if (!isLost) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isLost])

  const leave = useEffectEvent(() => {
    if (state.kind === 'typed') void keepNow()
  })
  useEffect(() => () => leave(), [])

  return { state, keepNow, settle, noteSaved }
}
