import { useEffect, useEffectEvent } from 'react'

/** Calls the newest `onKey` for each key of the window, with whether a dialog is open. */
export function useWindowKey(onKey: (event: KeyboardEvent, isInDialog: boolean) => void): void {
  const run = useEffectEvent(onKey)
  useEffect(() => {
    const listen = (event: KeyboardEvent) =>
      run(event, document.querySelector('dialog[open]') !== null)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
