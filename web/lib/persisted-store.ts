import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './storage'

interface ValueRules<Value> {
  /** Makes the value of what stands in the browser, whatever it is; `undefined` where there is nothing. */
  parse: (stored: unknown) => Value
  /** What is there on the server, and before the page is alive. */
  none: Value
  /** Whether a value that the browser refuses to keep is worth nothing; otherwise it lives as long as the page. */
  needsStorage?: boolean
}

/** A value of the visitor's that is kept in this browser, the same in all its tabs. `key` names it in the browser's storage. */
export function persistedStore<Value>(key: string, { parse, none, needsStorage = false }: ValueRules<Value>) {
  const listeners = new Set<() => void>()
  let known: { value: Value } | undefined
  let isKept = true

  function followed(): Value {
    known ??= { value: parse(readStored(key)) }
    return known.value
  }

  function forget() {
    // Another tab may have changed it while nobody looked.
    if (isKept && listeners.size === 0) known = undefined
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
    /** As the browser keeps it now. */
    current(): Value {
      forget()
      return followed()
    },
    /** The same for a component. Other tabs are followed. */
    useValue: () => useSyncExternalStore(subscribe, followed, () => none),
    /** Puts a value in place; `stored` is its JSON in the browser, undefined forgets it. Answers whether the browser kept it. */
    put(value: Value, stored: unknown): boolean {
      isKept = writeStored(key, stored)
      if (isKept || !needsStorage) show(value)
      return isKept
    },
  }
}
