/**
 * Makes what loads things by key, each once: while one is being loaded and afterwards everybody gets the same promise. One that failed is
 * forgotten after `failedForMs`, so that it can be tried again.
 */
export function loadingOnce<Value>(failedForMs = 0): (key: string, load: () => Promise<Value>) => Promise<Value> {
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
