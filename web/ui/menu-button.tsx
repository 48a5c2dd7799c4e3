import type { LucideIcon } from 'lucide-react'
import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import { stepThroughMenu } from './menu'

export interface MenuEntry {
  label: string
  Icon?: LucideIcon
  onClick: () => void
}

interface MenuButtonProps {
  label: string
  entries: readonly MenuEntry[]
  className: string
  control?: string
  children: ReactNode
}

export function MenuButton({ label, entries, className, control, children }: MenuButtonProps) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  function onToggle({ newState }: ToggleEvent) {
    if (newState === 'open')
      return menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
    // The focused entry must exist until the browser has returned the focus.
    setOpen(false)
    // Safari does not focus a pressed button, so it gets no focus back.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        data-control={control}
        className={className}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        role="menu"
        aria-label={label}
        popover="auto"
        onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
        onToggle={onToggle}
        onKeyDown={stepThroughMenu}
        className="menu card-shadow w-80"
      >
        {isOpen &&
          entries.map(({ label: name, Icon, onClick }) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              onClick={() => {
                menu.current?.hidePopover()
                onClick()
              }}
            >
              {Icon && <Icon className="size-4.5 shrink-0 text-muted" />}
              {name}
            </button>
          ))}
      </div>
    </>
  )
}
