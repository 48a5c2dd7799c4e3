import { Suspense, useState } from 'react'
import { lazyPart } from '../lib/lazy-part'
import { useLocale } from '../lib/locale-context'
import { preferredLocale } from '../lib/preferred-locale'
import { readStored, writeStored } from '../lib/storage'
import { useMounted } from '../lib/use-mounted'

const LanguageOfferBar = lazyPart(async () => (await import('./language-offer-bar')).LanguageOfferBar)

const dismissedKey = 'language-offer-dismissed'

/** One line that offers the visitor's own language, loaded for those who have another; nobody is redirected (decision B3). */
export function LanguageOffer() {
  const locale = useLocale()
  const mounted = useMounted()
  const [dismissed, setDismissed] = useState(false)
  if (!mounted || dismissed || readStored(dismissedKey) === true) return null
  const preferred = preferredLocale()
  if (!preferred || preferred === locale) return null

  function dismiss() {
    writeStored(dismissedKey, true)
    setDismissed(true)
  }

  return (
    <Suspense fallback={null}>
      <LanguageOfferBar preferred={preferred} onDismiss={dismiss} />
    </Suspense>
  )
}
