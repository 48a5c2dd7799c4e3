import { X } from 'lucide-react'
import { useEffect } from 'react'
import { type Locale, otherLocale } from '../../schema/locale'
import { preferredLocale, storeLocale } from '../lib/cookies'
import { useLocale } from '../lib/locale-context'
import { readStored, writeStored } from '../lib/persisted-store'
import { LanguageSwitch } from '../ui/language-switch'

const dismissedKey = 'language-offer-dismissed'

export function isLanguageOffered(locale: Locale): boolean {
  return preferredLocale() === otherLocale(locale) && readStored(dismissedKey) !== true
}

/**
 * In every document; CSS shows it with `data-offer`, which the inline script sets before first
 * paint.
 */
export function LanguageOffer() {
  const locale = useLocale()
  const other = otherLocale(locale)

  useEffect(() => {
    document.documentElement.toggleAttribute('data-offer', isLanguageOffered(locale))
  }, [locale])

  function close() {
    document.documentElement.removeAttribute('data-offer')
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  function dismiss() {
    writeStored(dismissedKey, true)
    storeLocale(locale)
    close()
  }

  return (
    <aside
      lang={other}
      aria-label={other === 'vi' ? 'Gợi ý ngôn ngữ' : 'Language suggestion'}
      data-print="hide"
      className="language-offer bg-night text-on-night"
    >
      <div className="page flex items-center justify-between gap-4">
        <LanguageSwitch
          label="offer"
          onFollow={close}
          className="inline-flex min-h-11 items-center py-1 text-sm font-semibold underline underline-offset-4"
        />
        <button
          type="button"
          aria-label={other === 'vi' ? 'Bỏ qua' : 'Dismiss'}
          onClick={dismiss}
          className="inline-flex size-11 shrink-0 items-center justify-center"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
    </aside>
  )
}
