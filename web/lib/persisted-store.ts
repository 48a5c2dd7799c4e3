import { useSyncExternalStore } from 'react'

interface ValueRules<Value> {
  /** Parses the stored JSON; gets `undefined` if there is none. */
  parse: (stored: unknown) => Value
  /** The value on the server and during hydration. */
  none: Value
  /** Drops a value that cannot be stored, instead of holding it while the page lives. */
  needsStorage?: boolean
}

/** A value in `localStorage`, synchronised across tabs. */
export function persistedStore<Value>(
  key: string,
  { parse, none, needsStorage = false }: ValueRules<Value>,
) {
  const listeners = new Set<() => void>()
  let known: { value: Value } | undefined
  let isStored = true

  function followed(): Value {
    known ??= { value: parse(readStored(key)) }
    return known.value
  }

  function forget() {
    // Another tab may have changed it meanwhile.
    if (isStored && listeners.size === 0) known = undefined
  }

  function show(value: Value) {
    known = { value }
    for (const listener of listeners) listener()
  }

  function onStorage(event: StorageEvent) {
    if (event.key === null || event.key === key) show(parse(readStored(key)))
  }

  function subscribe(listener: () => void): () => void {
    forget()
    if (listeners.size === 0) window.addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', onStorage)
    }
  }

  return {
    current(): Value {
      forget()
      return followed()
    },
    useValue: () => useSyncExternalStore(subscribe, followed, () => none),
    /** `stored` is the value's JSON, undefined deletes it. Returns false if refused. */
    put(value: Value, stored: unknown): boolean {
      isStored = writeStored(key, stored)
      if (isStored || !needsStorage) show(value)
      return isStored
    },
  }
}

/** A function, because reading the property may already throw. */
type Place = () => Storage

const local: Place = () => localStorage
export const session: Place = () => sessionStorage

/** Returns a stored JSON value; undefined if there is none or storage is unavailable. */
export function readStored(key: string, place = local): unknown {
  try {
    const raw = place().getItem(key)
    return raw === null ? undefined : JSON.parse(raw)
  } catch (error) {
    logStorageError(error)
    return undefined
  }
}

/** Stores JSON; undefined deletes. Returns false if storage is full or unavailable. */
export function writeStored(key: string, value: unknown, place = local): boolean {
  try {
    if (value === undefined) place().removeItem(key)
    else place().setItem(key, JSON.stringify(value))
    return true
  } catch (error) {
    logStorageError(error)
    return false
  }
}

/** Whether the browser refuses storage, as with blocked cookies. */
export function isStorageRefused(place = local): boolean {
  try {
    place().getItem('')
    return false
  } catch {
    return true
  }
}

function logStorageError(error: unknown): void {
  console.debug('browser storage is not available', error)
}
