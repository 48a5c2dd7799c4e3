import './admin.css'
import type { ReactNode } from 'react'

/** The admin's own classes apply only within it. */
export function AdminArea({ children }: { children: ReactNode }) {
  return <div data-admin="">{children}</div>
}
