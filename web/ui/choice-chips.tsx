import { useRef } from 'react'
import { chip } from './filter-chips'
import { useChosenInView } from './use-chosen-in-view'

interface ChoiceChipsProps {
  label: string
  choices: readonly { value: string; label: string; isChosen: boolean; isDisabled?: boolean }[]
  onChoose: (value: string) => void
  isGrid?: boolean
}

export function ChoiceChips({ label, choices, onChoose, isGrid = false }: ChoiceChipsProps) {
  const row = useRef<HTMLDivElement>(null)
  useChosenInView(row, String(choices.some(({ isChosen }) => isChosen)))
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      className={`-mx-5 mt-1 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:mx-0 sm:px-0 no-js:hidden ${isGrid ? 'sm:grid sm:grid-cols-6' : 'sm:flex-wrap'}`}
    >
      {choices.map(({ value, label: name, isChosen, isDisabled }) => (
        <button
          key={value}
          type="button"
          aria-pressed={isChosen}
          disabled={isDisabled}
          onClick={() => onChoose(value)}
          className={`${chip.base} shrink-0 justify-center px-3 ${isChosen ? chip.chosen : ''}`}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
