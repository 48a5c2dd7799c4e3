import './admin.css'
import type { ReactNode } from 'react'

/** Within it the admin's own classes hold. */
export function AdminArea({ children }: { children: ReactNode }) {
  return <div data-admin="">{children}</div>
}
