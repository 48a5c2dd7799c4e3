/** Runs a task in the browser's next idle moment; where the browser cannot say when that is (Safari), after a pause. Answers how to call it off. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(task)
    return () => window.cancelIdleCallback(id)
  }
  const timer = setTimeout(task, 50)
  return () => clearTimeout(timer)
}
