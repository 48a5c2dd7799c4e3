import { useRef } from 'react'

/**
 * Answers the key of a submission by its content: one for every try of the same, so that a try whose answer got lost is not stored twice;
 * another content has another.
 */
export function useIdempotencyKey(): (content: string) => string | undefined {
  const last = useRef<{ content: string; key: string | undefined }>(undefined)
  return (content) => {
    // Missing on pages that were not served safely, such as a phone's view of a developer's machine.
    if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID?.() }
    return last.current.key
  }
}
