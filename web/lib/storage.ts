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

/**
 * Stores a JSON value, or deletes it if undefined. Returns false if storage is full or unavailable.
 */
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
