import { useState } from 'react'
import { preferredLocale } from '../app/remember-locale'
import { useLocale } from '../lib/locale-context'
import { readStored, writeStored } from '../lib/storage'
import { useMounted } from '../lib/use-mounted'
import { LanguageOfferBar } from './language-offer-bar'

const dismissedKey = 'language-offer-dismissed'

/** Offers the visitor's own language in one line; nobody is redirected. */
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
