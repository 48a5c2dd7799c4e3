import type { ReactNode } from 'react'

/** The filters of a list; they apply while they are changed. */
export function FilterForm({
  label,
  className,
  children,
}: {
  label: string
  className: string
  children: ReactNode
}) {
  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      className={`grid gap-3 ${className}`}
    >
      {children}
    </form>
  )
}
