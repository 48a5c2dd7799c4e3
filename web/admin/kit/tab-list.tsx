import { type KeyboardEvent, useRef } from 'react'

interface TabListProps<Value extends string> {
  /** The panels are `<id>-<value>`. */
  id: string
  label: string
  value: Value
  tabs: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Tabs by the ARIA Authoring Practices: the arrow keys go from one to the next. */
export function TabList<Value extends string>({
  id,
  label,
  value,
  tabs,
  onChange,
}: TabListProps<Value>) {
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.value === value) + step
    const next = tabs.at(at % tabs.length)
    if (!next) return
    onChange(next.value)
    list.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="mb-4 flex gap-1 border-b border-line"
    >
      {tabs.map((tab) => {
        const isCurrent = tab.value === value
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}-tab`}
            data-value={tab.value}
            aria-selected={isCurrent}
            aria-controls={`${id}-${tab.value}`}
            tabIndex={isCurrent ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={onKeyDown}
            className="-mb-px min-h-11 border-b-3 border-transparent px-4 font-semibold text-muted -outline-offset-3 hover:text-ink aria-selected:border-accent aria-selected:text-ink"
          >
            {tab.label}
          </button>
        )
      })}
    </div>
  )
}
