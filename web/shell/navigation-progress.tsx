import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router-dom'

const patienceMs = 150

/** True after 150 ms, except while typing into a search. */
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
