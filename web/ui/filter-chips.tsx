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

/** Links, so that they work without scripts. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, path, name, drops = [], value, options, isDense = false, onChange } = props
  const fallback = options[0]?.value
  const row = useRef<HTMLUListElement>(null)
  useChosenInView(row, value)
  const dropped = Object.fromEntries(drops.map((parameter) => [parameter, '']))
  return (
    <nav aria-label={label} className="min-w-0 max-w-full">
      <ul ref={row} className="chip-row -mx-4.5 px-4.5 sm:flex-wrap">
        {options.map((option) => (
          <li key={option.value}>
            <QueryLink
              path={path}
              change={{ ...dropped, [name]: option.value === fallback ? '' : option.value }}
              aria-current={option.value === value ? 'true' : undefined}
              onFollow={() => onChange(option.value)}
              className={isDense ? 'chip text-sm' : 'chip'}
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
