import { replay } from '../lib/replay'

declare global {
  interface Window {
    /** What a visitor did before the scripts ran, and faces that came too late for the first page: see inline-script.ts. */
    early?: { last?: ['click' | 'submit', HTMLElement]; stop: () => void; showFaces?: (() => void) | 0 }
  }
}

/** Does what the visitor asked for before the page was hydrated, and marks the page as ready. */
export function replayEarly(): void {
  document.documentElement.dataset.ready = ''
  const { early } = window
  if (!early) return
  early.stop()
  if (!early.last) return
  const [type, element] = early.last
  replay({ type, element })
}
