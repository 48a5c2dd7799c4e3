import { reportStorageFault } from './storage'

/** Reads a JSON value that is kept as long as the tab; undefined where there is none, or storage is off or broken. */
export function readSession(key: string): unknown {
  try {
    const raw = sessionStorage.getItem(key)
    return raw === null ? undefined : JSON.parse(raw)
  } catch (error) {
    reportStorageFault(error)
    return undefined
  }
}

/** Keeps a JSON value as long as the tab, or takes it away when it is undefined. Storage that refuses is left alone. */
export function writeSession(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch (error) {
    reportStorageFault(error)
  }
}
