/** Reads a JSON value that this site keeps in the browser; undefined where there is none, or storage is off or broken. */
export function readStored(key: string): unknown {
  try {
    const raw = localStorage.getItem(key)
    return raw === null ? undefined : JSON.parse(raw)
  } catch (error) {
    reportStorageFault(error)
    return undefined
  }
}

/** Keeps a JSON value in the browser. Answers whether it was kept: private windows and full storage refuse. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch (error) {
    reportStorageFault(error)
    return false
  }
}

/** Storage that is switched off or full is a visitor's choice, not a fault of the page: it is told, but not as an error. */
export function reportStorageFault(error: unknown): void {
  console.debug('browser storage is not available', error)
}
