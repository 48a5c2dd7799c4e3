import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Renders a dialog outside the form that opens it, which Enter in the dialog would submit. */
export function OutsideForms({ children }: { children: ReactNode }) {
  return createPortal(children, document.querySelector('[data-admin]') ?? document.body)
}
