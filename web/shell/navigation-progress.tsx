import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router-dom'

const patienceMs = 150

/**
 * Whether the next page has been loading for more than 150 ms. Typing into a search is no such
 * navigation.
 */
export function useSlowNavigation(): boolean {
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && !location.state?.keepScroll
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isLoading])
  return isSlow
}

/** The bar at the top while the next page loads. */
export function NavigationProgress({ isSlow }: { isSlow: boolean }) {
  const { t } = useTranslation('shell')
  return (
    <div aria-live="polite" data-print="hide">
      {isSlow && (
        <>
          <span className="sr-only">{t('loadingPage')}</span>
          <span className="waiting fixed inset-x-0 top-0 z-50 h-1 bg-accent forced-colors:bg-[Highlight]" />
        </>
      )}
    </div>
  )
}
