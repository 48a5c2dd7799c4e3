import { env } from 'cloudflare:test'
import { vi } from 'vitest'
import type { Bindings } from '../platform/http/env'
import type { Failure } from './failure-matrix'
import {
  brokenDatabase,
  brokenKv,
  forgetfulDatabase,
  halfBrokenDatabase,
  kvThatHolds,
  slowDatabase,
} from './failures'
import { peers, standInForPeers } from './outbox'

const dayMs = 24 * 60 * 60 * 1000
/** Longer than a document waits for what it reads, so much faster does time pass. */
const hangMs = 10_000
const haste = 12

/** A binding all of whose functions throw at once, not only later. */
function throwing<Binding extends object>(what: string, binding: Binding): Binding {
  return new Proxy(binding, {
    get: () => () => {
      throw new Error(`${what} is down`)
    },
  })
}

/** The environment without one of its bindings, as after a mistake in wrangler.toml. */
const missing = <Name extends keyof Bindings>(name: Name) =>
  ({ [name]: undefined }) as Partial<Bindings>

function setClock(time: number): Partial<Bindings> {
  vi.useFakeTimers({ toFake: ['Date'], now: time })
  return {}
}

function hurry(): void {
  const { setTimeout } = globalThis
  // What is longer belongs to the tests' own tools.
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) =>
    setTimeout(run, ms > hangMs ? ms : ms / haste),
  )
}

/**
 * Makes each failure happen, until {@link endFailures}, and returns the bindings that are part of
 * it.
 */
const injectors: Record<Failure, (inHaste: boolean) => Partial<Bindings>> = {
  databaseSlow: () => ({ DB: slowDatabase(20) }),
  databaseHangs: (inHaste) => {
    if (inHaste) hurry()
    return { DB: slowDatabase(hangMs) }
  },
  databaseDown: () => ({ DB: brokenDatabase() }),
  databaseHalfDown: () => ({ DB: halfBrokenDatabase('answered') }),
  databaseForgetsToAnswer: () => ({ DB: forgetfulDatabase() }),
  kvDown: () => ({ CACHE: brokenKv() }),
  kvEmpty: () => ({ CACHE: kvThatHolds(null) }),
  kvGarbage: () => ({ CACHE: kvThatHolds(`{"products":[${'\u0000<>'.repeat(2000)}`) }),
  kvStale: () => ({ CACHE: kvThatHolds('version-of-yesterday') }),
  peersDown: () => {
    standInForPeers(() => new Response('no', { status: 500 }))
    return peers
  },
  storageDown: () => ({ MEDIA: throwing('R2', env.MEDIA) }),
  imagesDown: () => ({ IMAGES: throwing('Images', env.IMAGES) }),
  limiterDown: () => ({ FORM_LIMITER: throwing('the limiter', env.FORM_LIMITER) }),
  limiterMissing: () => missing('FORM_LIMITER'),
  assetsDown: () => ({
    ASSETS: throwing('ASSETS', { fetch: env.ASSETS?.fetch, connect: env.ASSETS?.connect }),
  }),
  assetsMissing: () => missing('ASSETS'),
  cacheDown: () => {
    vi.stubGlobal('caches', { default: throwing('the Cache API', {}) })
    return {}
  },
  clockBehind: () => setClock(Date.now() - dayMs),
  clockAhead: () => setClock(Date.now() + dayMs),
  clock1970: () => setClock(0),
  clock2100: () => setClock(Date.UTC(2100, 0, 1)),
  // The data of a rendered page names the page; the shell's does not.
  renderingThrows: () => {
    const { stringify } = JSON
    let isShellNext = false
    vi.spyOn(JSON, 'stringify').mockImplementation((value: unknown) => {
      const isPageData =
        typeof value === 'object' && value !== null && 'settings' in value && 'errors' in value
      if (isPageData) {
        isShellNext = !isShellNext
        if (isShellNext) throw new Error('rendering is down')
      }
      return stringify(value)
    })
    return {}
  },
}

/**
 * Lets a failure happen until {@link endFailures}. Answers the bindings to ask the Worker with.
 * Limits of time pass in haste where one hangs, unless the test asks for what does not wait for it:
 * that may take its time on a busy machine.
 */
export function letFail(failure: Failure, inHaste = true): Partial<Bindings> {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return injectors[failure](inHaste)
}

/** Everything works again. */
export function endFailures(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}
