import { Languages } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyInLocale } from '../../lib/lazy-in-locale'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { ErrorBoundary } from '../../ui/error-boundary'
import type { ShowMeTarget } from './cards'

const decks = lazyInLocale('offline', async () => (await import('./show-me-deck')).ShowMeDeck)

export interface ShowMeCards {
  /** What the page calls them. */
  label: string
  /** Where the reader may want to be driven to. */
  targets: readonly ShowMeTarget[]
}

/** Opens the cards to show to a driver or a cook; they are loaded with their first use. */
export function ShowMeButton({ label, targets }: ShowMeCards) {
  const [open, setOpen] = useState(false)
  const Deck = decks[useLocale()]
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={buttonStyles.onPicture}>
        <Languages aria-hidden="true" className="size-5" />
        {label}
      </button>
      {open && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <Deck targets={targets} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
