import { X } from 'lucide-react'
import { useState } from 'react'
import { languageTags } from '../../../schema/locale'
import { useTranslation } from '../../i18n/use-translation'
import { useLocale } from '../../lib/locale-context'
import { useNavigation } from '../../lib/navigation'
import { readStored, writeStored } from '../../lib/storage'
import { useMounted } from '../../lib/use-mounted'
import { preferredLocale, rememberLocale } from '../remember-locale'

const dismissedKey = 'language-offer-dismissed'

/** One line that offers the visitor's own language; nobody is redirected (decision B3). */
export function LanguageOffer() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { switchLocale } = useNavigation()
  const mounted = useMounted()
  const [dismissed, setDismissed] = useState(false)
  if (!mounted || dismissed || readStored(dismissedKey) === true) return null
  const preferred = preferredLocale()
  if (!preferred || preferred === locale) return null
  return (
    <aside
      lang={preferred}
      aria-label={t('shell.languageOffer')}
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
            rememberLocale(locale)
            writeStored(dismissedKey, true)
            setDismissed(true)
          }}
          className="inline-flex size-11 items-center justify-center"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
    </aside>
  )
}
