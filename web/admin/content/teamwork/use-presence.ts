import { useEffect, useState } from 'react'
import type { Presence } from '../../../../schema/api/teamwork'
import { isSame } from '../../../../schema/content/pairs'
import { writeApi } from '../../../lib/api'
import { entryApi } from '../entry-api'

const beatMs = 20_000
/** A window that nobody has used for so long says nothing, so that its session can end. */
const idleMs = 30 * 60_000
const fieldDelayMs = 800

const fieldOf = (target: EventTarget | null) =>
  (target instanceof Element && target.closest<HTMLElement>('[data-field]')?.dataset.field) || null

/** Tells colleagues of this window, and returns who else has the entry open. */
export function usePresence(entryId: string, windowId: string): readonly Presence[] {
  const [others, setOthers] = useState<readonly Presence[]>([])
  useEffect(() => {
    const path = entryApi.presence(entryId)
    let field = fieldOf(document.activeElement)
    let usedAt = Date.now()
    let hasFailed = false
    let isGone = false
    let fieldTimer = 0

    async function beat() {
      const isIdle = Date.now() - usedAt > idleMs
      if (isGone || isIdle || document.visibilityState === 'hidden' || !navigator.onLine) return
      try {
        const response = await writeApi('PUT', path, { windowId, field })
        const next: Presence[] = await response.json()
        setOthers((current) => (isSame(current, next) ? current : next))
        hasFailed = false
      } catch (error) {
        if (!hasFailed) console.debug('colleagues were not told of this window', error)
        hasFailed = true
      }
    }
    function leave() {
      fetch(`${path}/${windowId}`, {
        method: 'DELETE',
        credentials: 'include',
        keepalive: true,
      }).catch((error: unknown) => console.debug('colleagues were not told of leaving', error))
    }
    function onFocus({ target }: FocusEvent) {
      const next = fieldOf(target)
      if (next === field) return
      field = next
      window.clearTimeout(fieldTimer)
      fieldTimer = window.setTimeout(() => void beat(), fieldDelayMs)
    }
    function onUse() {
      usedAt = Date.now()
    }
    const onVisible = () => void beat()

    void beat()
    const timer = window.setInterval(() => void beat(), beatMs)
    const ending = new AbortController()
    const { signal } = ending
    document.addEventListener('focusin', onFocus, { signal })
    document.addEventListener('keydown', onUse, { signal, passive: true })
    document.addEventListener('pointerdown', onUse, { signal, passive: true })
    document.addEventListener('visibilitychange', onVisible, { signal })
    window.addEventListener('pagehide', leave, { signal })
    return () => {
      isGone = true
      ending.abort()
      window.clearInterval(timer)
      window.clearTimeout(fieldTimer)
      leave()
    }
  }, [entryId, windowId])
  return others
}
