import { buttonStyles } from '../../components/button-styles'
import { useTranslation } from '../../i18n/use-translation'

/** The button that had the focus is gone with the form. */
function takeFocus(panel: HTMLElement | null) {
  panel?.focus()
}

/** Stands in the form's place once the message is stored. */
export function SentPanel({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <div ref={takeFocus} role="status" tabIndex={-1} className="rounded-card border border-line bg-card p-8 text-center">
      <p className="font-display text-heading font-semibold">{t('contact.successTitle')}</p>
      <p className="mt-2 text-muted">{t('contact.successText')}</p>
      <button type="button" className={`${buttonStyles.secondary} mt-5`} onClick={onAgain}>
        {t('contact.again')}
      </button>
    </div>
  )
}
