/** A place in the browser to keep things; only asking for it may already throw. */
type Place = () => Storage

const local: Place = () => localStorage
/** Keeps things as long as the tab. */
export const session: Place = () => sessionStorage

/** Reads a JSON value that this site keeps in the browser; undefined where there is none, or storage is off or broken. */
export function readStored(key: string, place = local): unknown {
  try {
    const raw = place().getItem(key)
    return raw === null ? undefined : JSON.parse(raw)
  } catch (error) {
    logStorageError(error)
    return undefined
  }
}

/** Keeps a JSON value in the browser, or forgets it when it is undefined. Answers whether it did: private windows and full storage refuse. */
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

/** Storage that is switched off or full is a visitor's choice, not a fault of the page: it is told, but not as an error. */
function logStorageError(error: unknown): void {
  console.debug('browser storage is not available', error)
}
