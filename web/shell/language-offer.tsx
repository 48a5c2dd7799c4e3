import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Locale, languageTags } from '../../schema/locale'
import { preferredLocale, storeLocale } from '../lib/cookies'
import { useLocale } from '../lib/locale-context'
import { useSwitchLocale } from '../lib/navigation'
import { readStored, writeStored } from '../lib/storage'
import { useMounted } from '../lib/use-mounted'

const dismissedKey = 'language-offer-dismissed'

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

function LanguageOfferBar({ preferred, onDismiss }: { preferred: Locale; onDismiss: () => void }) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const switchLocale = useSwitchLocale()
  return (
    <aside
      lang={preferred}
      aria-label={t('languageOffer')}
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-on-night/25 bg-night text-on-night"
    >
      <div className="page flex items-center justify-between gap-4 py-1">
        <button
          type="button"
          onClick={() => switchLocale(preferred)}
          className="min-h-11 text-start text-sm font-semibold underline underline-offset-4"
        >
          {languageTags[preferred].offer}?
        </button>
        <button
          type="button"
          aria-label={preferred === 'vi' ? 'Bỏ qua' : 'Dismiss'}
          onClick={() => {
            storeLocale(locale)
            onDismiss()
          }}
          className="inline-flex size-11 items-center justify-center"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
    </aside>
  )
}
