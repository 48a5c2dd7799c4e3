import Combobox from '@github/combobox-nav'
import { type RefObject, useEffect, useRef } from 'react'

interface ComboboxInput {
  box: HTMLInputElement
  list: RefObject<HTMLElement | null>
  isOpen: boolean
  /** An input method composes and needs the keys. */
  isComposing: boolean
  firstStep: 1 | -1 | 0
  /** A change clears the selection. */
  options: unknown
}

/** ARIA combobox: nothing is selected until an arrow key is pressed. */
export function useCombobox({
  box,
  list,
  isOpen,
  isComposing,
  firstStep,
  options,
}: ComboboxInput): void {
  const combobox = useRef<Combobox>(null)

  useEffect(() => {
    if (!list.current) return
    // Tab leaves the box, as in any other field.
    const made = new Combobox(box, list.current, { tabInsertsSuggestions: false })
    combobox.current = made
    return () => {
      made.destroy()
      combobox.current = null
    }
  }, [box, list])

  useEffect(() => {
    if (options) combobox.current?.clearSelection()
  }, [options])

  useEffect(() => {
    const made = combobox.current
    if (!isOpen || !made) return
    made.start()
    if (firstStep) made.navigate(firstStep)
    return () => made.stop()
  }, [isOpen, firstStep])

  useEffect(() => {
    // It misses a composition that began before the list opened.
    if (isOpen && combobox.current) combobox.current.isComposing = isComposing
  }, [isOpen, isComposing])
}
