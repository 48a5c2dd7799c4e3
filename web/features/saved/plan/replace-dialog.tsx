import { buttonStyles } from '../../../components/button-styles'
import { useTranslation } from '../../../i18n/use-translation'
import { useModal } from '../../../lib/use-modal'

/** Asks before a shared plan takes the place of one's own. Escape leaves everything as it is. */
export function ReplaceDialog({ onReplace, onClose }: { onReplace: () => void; onClose: () => void }) {
  const { t } = useTranslation()
  const { dialog, titleId, close } = useModal()
  return (
    <dialog
      {...dialog}
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-6 text-ink shadow-card backdrop:bg-night/50"
    >
      <h2 id={titleId} className="text-heading">
        {t('plan.replaceTitle')}
      </h2>
      <p className="mt-2 text-muted">{t('plan.replaceText')}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className={buttonStyles.secondary} onClick={close}>
          {t('plan.cancel')}
        </button>
        <button
          type="button"
          className={buttonStyles.primary}
          onClick={() => {
            close()
            onReplace()
          }}
        >
          {t('plan.replace')}
        </button>
      </div>
    </dialog>
  )
}
