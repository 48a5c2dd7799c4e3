import { type RefObject, useEffect, useRef } from 'react'
import { QueryLink } from './query-link'

interface FilterChipsProps<Value extends string> {
  label: string
  path: string
  /** Query parameter; the first option is the default and is never in the address. */
  name: string
  drops?: readonly string[]
  value: Value
  options: readonly { value: Value; label: string }[]
  isDense?: boolean
  onChange: (value: Value) => void
}

export const chip = {
  base:
    'inline-flex min-h-11 items-center rounded-full border border-edge ' +
    'bg-card font-semibold transition-colors hover:border-ink',
  chosen:
    'border-ink bg-chosen text-paper forced-colors:bg-[Highlight] ' +
    'forced-colors:text-[HighlightText] ' +
    'forced-colors:forced-color-adjust-none',
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
        className={
          '-mx-4.5 flex scroll-px-4.5 gap-2 overflow-x-auto px-4.5 py-1 ' +
          '[scrollbar-width:none] sm:-mx-1 sm:flex-wrap sm:px-1'
        }
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
              className={
                `${chip.base} ${isDense ? 'px-3 text-sm' : 'px-4'} ` +
                (option.value === value ? chip.chosen : '')
              }
            >
              {option.label}
            </QueryLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function useChosenInView(row: RefObject<HTMLElement | null>, value: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another item to show
  useEffect(() => {
    const list = row.current
    const chosen = list?.querySelector('[aria-current], [aria-pressed="true"]')
    if (!list || !chosen) return
    // scrollIntoView would also scroll the page.
    const [outer, inner] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()]
    if (inner.left >= outer.left && inner.right <= outer.right) return
    list.scrollBy({
      left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
      behavior: 'instant',
    })
  }, [row, value])
}

export const monthRow = {
  list:
    '-my-1 flex gap-2 overflow-x-auto scroll-px-4.5 py-1 ' +
    '[scrollbar-width:none] lg:my-0 lg:grid lg:gap-px ' +
    'lg:overflow-hidden lg:rounded-control lg:border lg:border-line ' +
    'lg:bg-line lg:p-0',
  item: 'shrink-0 has-aria-[current]:[scroll-initial-target:nearest] lg:bg-card',
  cell:
    'inline-flex size-full min-h-11 items-center justify-center gap-1 rounded-full ' +
    'border border-line bg-card px-3.5 font-semibold transition-colors hover:border-ink ' +
    'lg:flex-col lg:rounded-none lg:border-0 lg:px-1 lg:py-2 hover:bg-line/60',
  chosen:
    'aria-[current]:border-ink aria-[current]:bg-chosen aria-[current]:text-paper ' +
    'forced-colors:aria-[current]:bg-[Highlight] ' +
    'forced-colors:aria-[current]:text-[HighlightText] ' +
    'forced-colors:aria-[current]:forced-color-adjust-none ' +
    'aria-[current]:[--bad:var(--chosen-bad)] ' +
    'aria-[current]:[--good:var(--chosen-good)] ' +
    'aria-[current]:[--turmeric:var(--chosen-mixed)] ' +
    'forced-colors:aria-[current]:[--bad:HighlightText] ' +
    'forced-colors:aria-[current]:[--good:HighlightText] ' +
    'forced-colors:aria-[current]:[--turmeric:HighlightText]',
}
