import Combobox from '@github/combobox-nav'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { rememberSearch } from '../../domain/search/recent-searches'

interface ComboboxInput {
  box: HTMLInputElement
  list: RefObject<HTMLElement | null>
  isOpen: boolean
  isComposing: boolean
  firstStep: 1 | -1 | 0
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

type FirstStep = 1 | -1 | 0

const steps: Record<string, FirstStep> = { ArrowDown: 1, ArrowUp: -1 }

/** Suggestions are wanted from the first letter until Escape, Tab or Enter. */
export function useTypedBox(box: HTMLInputElement) {
  const [text, setText] = useState(box.value)
  const [isComposing, setComposing] = useState(false)
  const [wanted, setWanted] = useState<FirstStep>()

  const onEvent = useEffectEvent(({ type }: Event) => {
    setText(box.value)
    if (type.startsWith('composition')) setComposing(type === 'compositionstart')
    else if (type === 'input') setWanted(0)
    else if (type === 'blur' || type === 'submit') setWanted(undefined)
    else if (box.value.trim() === '') setWanted((before) => before ?? 0)
    if (type === 'submit') rememberSearch(box.value)
  })

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key]
    const isOpen = box.ariaExpanded === 'true'
    if (event.isComposing || (isOpen ? event.key !== 'Escape' : !step)) return
    // The first Escape closes the list only, not the menu around it.
    event.preventDefault()
    setWanted(step)
  })

  useEffect(() => {
    const events = ['input', 'focus', 'click', 'blur', 'compositionstart', 'compositionend']
    const { form } = box
    for (const event of events) box.addEventListener(event, onEvent)
    box.addEventListener('keydown', onKey)
    form?.addEventListener('submit', onEvent)
    if (document.activeElement === box)
      onEvent(new Event(box.value === box.defaultValue ? 'focus' : 'input'))
    return () => {
      for (const event of events) box.removeEventListener(event, onEvent)
      box.removeEventListener('keydown', onKey)
      form?.removeEventListener('submit', onEvent)
    }
  }, [box])

  return {
    text,
    isComposing,
    isWanted: wanted !== undefined,
    firstStep: wanted ?? 0,
    close: () => setWanted(undefined),
  }
}
