import { Languages } from 'lucide-react'
import { lazy, useState } from 'react'
import { buttonStyles } from '../../ui/button-styles'
import { PageSection } from '../../ui/error-boundary'
import type { ShowMeGroup, ShowMeTarget } from './cards'

const ShowMeDeck = lazy(async () => ({ default: (await import('./show-me-deck')).ShowMeDeck }))

export interface ShowMeCards {
  label: string
  targets: readonly ShowMeTarget[]
  groups?: readonly ShowMeGroup[]
  className?: string
}

/** Needs the texts `offline`. */
export function ShowMeButton({
  label,
  targets,
  groups,
  className = buttonStyles.tool,
}: ShowMeCards) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={className}
      >
        <Languages className="size-5" />
        {label}
      </button>
      {open && (
        <PageSection>
          <ShowMeDeck targets={targets} groups={groups} onClose={() => setOpen(false)} />
        </PageSection>
      )}
    </>
  )
}
