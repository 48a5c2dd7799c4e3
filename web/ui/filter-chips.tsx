import { useRef } from 'react'
import { QueryLink } from './query-link'
import { useChosenInView } from './use-chosen-in-view'

interface FilterChipsProps<Value extends string> {
  label: string
  path: string
  /** Query parameter; the first option is the default and is never in the address. */
  name: string
  /** Parameters that a choice removes, such as the page. */
  drops?: readonly string[]
  value: Value
  options: readonly { value: Value; label: string }[]
  isDense?: boolean
  onChange: (value: Value) => void
}

export const chip = {
  base: 'inline-flex min-h-11 items-center rounded-full border border-edge bg-card font-semibold transition-colors hover:border-ink',
  chosen:
    'border-ink bg-chosen text-paper forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
}

/** Links, so that they work without scripts. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, path, name, drops = [], value, options, isDense = false, onChange } = props
  const fallback = options[0]?.value
  const row = useRef<HTMLUListElement>(null)
  useChosenInView(row, value)
  const dropped = Object.fromEntries(drops.map((parameter) => [parameter, '']))
  return (
    <nav aria-label={label} className="min-w-0 max-w-full">
      <ul
        ref={row}
        className="-mx-4.5 flex scroll-px-4.5 gap-2 overflow-x-auto px-4.5 py-1 [scrollbar-width:none] sm:-mx-1 sm:flex-wrap sm:px-1"
      >
        {options.map((option) => (
          <li
            key={option.value}
            className="shrink-0 has-aria-[current=true]:[scroll-initial-target:nearest]"
          >
            <QueryLink
              path={path}
              change={{ ...dropped, [name]: option.value === fallback ? '' : option.value }}
              aria-current={option.value === value ? 'true' : undefined}
              onFollow={() => onChange(option.value)}
              className={`${chip.base} ${isDense ? 'px-3 text-sm' : 'px-4'} ${option.value === value ? chip.chosen : ''}`}
            >
              {option.label}
            </QueryLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
