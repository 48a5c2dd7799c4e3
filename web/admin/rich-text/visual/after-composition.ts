import type { EditorView } from '@tiptap/pm/view'

/**
 * Runs `work` at once, or after the input program has put its last letter there. Returns what
 * cancels it.
 */
export function afterComposition(view: EditorView, work: () => void): () => void {
  if (!view.composing) {
    work()
    return () => {}
  }
  const { dom } = view
  const onEnd = () => window.setTimeout(work)
  dom.addEventListener('compositionend', onEnd, { once: true })
  return () => dom.removeEventListener('compositionend', onEnd)
}
