import { useSyncExternalStore } from 'react'
import type { Plan } from '../../schema/plan'
import { encodePlan, parsePlan } from '../../schema/plan-link'
import { readStored, writeStored } from './storage'

interface OwnPlan {
  plan: Plan | undefined
  /** Whether there was one that cannot be read any more. */
  isBroken: boolean
}

const storageKey = 'plan'
const none: OwnPlan = { plan: undefined, isBroken: false }
const listeners = new Set<() => void>()
let current: OwnPlan | undefined
/** Whether the browser keeps what is put in place; otherwise it lives as long as the page. */
let isKept = true

function read(): OwnPlan {
  const stored = readStored(storageKey)
  if (stored === undefined) return none
  const plan = typeof stored === 'string' ? parsePlan(stored)?.plan : undefined
  return { plan, isBroken: plan === undefined }
}

function currentPlan(): OwnPlan {
  current ??= read()
  return current
}

function announce() {
  for (const listener of listeners) listener()
}

function onStorage({ key }: StorageEvent) {
  if (key !== null && key !== storageKey) return
  current = read()
  announce()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // Another tab may have changed it while nobody looked.
    if (isKept) current = undefined
    window.addEventListener('storage', onStorage)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/** The visitor's day plan, kept in this browser; none on the server. Other tabs are followed. */
export function useOwnPlan(): OwnPlan {
  return useSyncExternalStore(subscribe, currentPlan, () => none)
}

/** Puts a plan in the place of the visitor's, or forgets it. Answers whether the browser kept it. */
export function replaceOwnPlan(plan: Plan | undefined): boolean {
  current = plan ? { plan, isBroken: false } : none
  announce()
  isKept = writeStored(storageKey, plan && encodePlan(plan))
  return isKept
}
