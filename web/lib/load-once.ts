/** Loads each key once; a failed load can be retried after `failedForMs`. */
export function loadingOnce<Value>(
  failedForMs = 0,
): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const loads = new Map<string, Promise<Value>>()
  return (key, load) => {
    const known = loads.get(key)
    if (known) return known
    const started = load()
    loads.set(key, started)
    const forget = () => loads.delete(key)
    started.catch(() => (failedForMs ? setTimeout(forget, failedForMs) : forget()))
    return started
  }
}
