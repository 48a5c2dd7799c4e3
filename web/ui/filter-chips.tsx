import { useScreenLocation, useSiteHref } from '../lib/navigation'

interface FilterChipsProps<Value extends string> {
  /** Accessible name of the group. */
  label: string
  /** Screen path of the list. */
  path: string
  /** Query parameter; the first option is the default and is never in the address. */
  name: string
  /** Other query parameters that a choice takes out of the address, such as the page. */
  drops?: readonly string[]
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A row of choices of which one holds. They are links, so that they work without scripts and can be opened in a tab. */
export function FilterChips<Value extends string>({ label, path, name, drops = [], value, options, onChange }: FilterChipsProps<Value>) {
  const list = useSiteHref(path)
  const { search } = useScreenLocation()
  const fallback = options[0]?.value

  function hrefOf(choice: Value): string {
    const query = new URLSearchParams(search)
    for (const dropped of drops) query.delete(dropped)
    if (choice === fallback) query.delete(name)
    else query.set(name, choice)
    const text = query.toString()
    return text ? `${list}?${text}` : list
  }

  function choose(event: React.MouseEvent, choice: Value) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChange(choice)
  }

  return (
    <nav aria-label={label} className="min-w-0 max-w-full">
      <ul className="-mx-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] sm:flex-wrap">
        {options.map((option) => (
          <li key={option.value} className="shrink-0">
            <a
              href={hrefOf(option.value)}
              aria-current={option.value === value ? 'true' : undefined}
              onClick={(event) => choose(event, option.value)}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 font-semibold transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:bg-night aria-[current]:text-on-night"
            >
              {option.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
