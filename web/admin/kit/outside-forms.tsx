import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/**
 * Renders a dialog with fields of its own outside the form that it is opened from: Enter in it
 * would send that form.
 */
export function OutsideForms({ children }: { children: ReactNode }) {
  return createPortal(children, document.querySelector('[data-admin]') ?? document.body)
}
