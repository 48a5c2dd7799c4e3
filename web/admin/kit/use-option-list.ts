import Combobox from '@github/combobox-nav'
import { useEffect, useRef } from 'react'

/**
 * Makes a box with a list that stands below it a combobox by the ARIA Authoring Practices: arrows
 * walk through the options, Enter clicks one. A new list begins at its first option, or at none.
 */
export function useOptionList(items: readonly unknown[], startsAtFirst: boolean) {
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const combobox = useRef<Combobox>(null)

  useEffect(() => {
    if (!box.current || !list.current) return
    const made = new Combobox(box.current, list.current, {
      tabInsertsSuggestions: false,
      firstOptionSelectionMode: startsAtFirst ? 'selected' : 'none',
    })
    combobox.current = made
    made.start()
    return () => made.destroy()
  }, [startsAtFirst])

  useEffect(() => {
    combobox.current?.clearSelection()
    if (startsAtFirst && items.length > 0) combobox.current?.navigate(1)
  }, [items, startsAtFirst])

  return { box, list }
}
