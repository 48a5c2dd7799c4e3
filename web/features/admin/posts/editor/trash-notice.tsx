import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../../ui/button-styles'

/** Says that the article is in the trash, and takes it out. */
export function TrashNotice({ onUndelete, isBusy }: { onUndelete: () => Promise<boolean>; isBusy: boolean }) {
  const { t } = useTranslation('admin')
  return (
    <div role="status" className="mb-4 flex flex-wrap items-center gap-3 rounded-card border border-bad bg-card p-4">
      <p className="me-auto">{t('posts.trash.isIn')}</p>
      <button type="button" className={buttonStyles.secondary} disabled={isBusy} onClick={() => void onUndelete()}>
        {t('posts.undelete')}
      </button>
    </div>
  )
}
