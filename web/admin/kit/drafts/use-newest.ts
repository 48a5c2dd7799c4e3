import { useCallback, useRef, useState } from 'react'

/** `read` returns the newest state: several updates may precede a render. */
export function useNewest<State>(start: () => State) {
  const [state, setState] = useState(start)
  const newest = useRef(state)
  const update = useCallback((next: (current: State) => State) => {
    newest.current = next(newest.current)
    setState(newest.current)
  }, [])
  const read = useCallback(() => newest.current, [])
  return { state, read, update }
}
