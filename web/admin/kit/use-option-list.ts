import Combobox from '@github/combobox-nav'
import { useEffect, useRef } from 'react'

/** A combobox (ARIA Authoring Practices): arrows select an option, Enter clicks it. */
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
