import { useEffect, useEffectEvent } from 'react'
import { filesOf } from './files-of'

/** Takes files that are pasted anywhere in the view, except into a dialog, which takes its own. */
export function usePastedFiles(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData)
    if (files.length === 0 || event.defaultPrevented || document.querySelector('dialog[open]'))
      return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}
