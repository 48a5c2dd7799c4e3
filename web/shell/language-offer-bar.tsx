import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Locale, languageTags } from '../../schema/locale'
import { useLocale } from '../lib/locale-context'
import { useSwitchLocale } from '../lib/navigation'
import { storeLocale } from '../lib/preferred-locale'

/** The offer itself, in the language that it offers. */
export function LanguageOfferBar({ preferred, onDismiss }: { preferred: Locale; onDismiss: () => void }) {
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
