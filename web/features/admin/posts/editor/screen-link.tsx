import type { ReactNode } from 'react'
import { useSiteHref } from '../../../../lib/navigation'
import { buttonStyles } from '../../../../ui/button-styles'

/** A page of the site in a tab of its own, so that the work stays open and the page comes fresh from the server. */
export function ScreenLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <a href={useSiteHref(path)} target="_blank" rel="noopener" className={buttonStyles.quiet}>
      {children}
    </a>
  )
}
