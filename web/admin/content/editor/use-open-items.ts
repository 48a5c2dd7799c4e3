import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { controlId, type Path } from '../form/paths'

function controlOf(path: Path): HTMLElement | null {
  return path.length === 0
    ? null
    : (document.getElementById(controlId(path)) ?? controlOf(path.slice(0, -1)))
}

/** The list items that are open, and a way to a field that opens those around it. */
export function useOpenItems() {
  const [open, setIds] = useState<ReadonlySet<string>>(new Set())

  const setOpen = useCallback((id: string, isOpen: boolean) => {
    setIds(
      (current) => new Set(isOpen ? [...current, id] : [...current].filter((one) => one !== id)),
    )
  }, [])

  /** Focuses the control of a path, or the nearest around it. */
  const goTo = useCallback((path: Path) => {
    const around = path.map((_, index) => controlId(path.slice(0, index + 1)))
    flushSync(() => setIds((current) => new Set([...current, ...around])))
    const control = controlOf(path)
    control?.focus()
    control?.scrollIntoView({ block: 'center' })
  }, [])

  return { open, setOpen, goTo }
}
