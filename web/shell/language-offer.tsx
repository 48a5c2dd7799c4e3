import { useState } from 'react'
import { useLocale } from '../lib/locale-context'
import { preferredLocale } from '../lib/preferred-locale'
import { readStored, writeStored } from '../lib/storage'
import { useMounted } from '../lib/use-mounted'
import { LanguageOfferBar } from './language-offer-bar'

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

  return <LanguageOfferBar preferred={preferred} onDismiss={dismiss} />
}
