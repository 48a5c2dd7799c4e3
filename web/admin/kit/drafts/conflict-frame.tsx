import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { DialogFrame } from '../dialog-frame'
import { formatInstant } from '../format-instant'

interface ConflictFrameProps {
  who: string
  savedAt: string
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
  children: ReactNode
}

export function ConflictFrame({
  who,
  savedAt,
  onKeepMine,
  onTakeTheirs,
  onClose,
  children,
}: ConflictFrameProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const time = formatInstant(savedAt, locale)
  return (
    <DialogFrame title={t('kit.conflict.title')} size="large" onClose={onClose}>
      <p>{t('kit.conflict.text', { who: who || t('kit.nobody'), time })}</p>
      <p className="mt-1 mb-4 text-muted">{t('kit.conflict.legend')}</p>
      {children}
      <div className="sticky -bottom-5 -mx-5 mt-5 -mb-5 flex flex-wrap justify-end gap-2 border-t border-line bg-card px-5 py-3 md:-bottom-6 md:-mx-6 md:-mb-6 md:px-6">
        <button type="button" className={buttonStyles.secondary} onClick={onTakeTheirs}>
          {t('kit.conflict.takeTheirs')}
        </button>
        <button type="button" className={buttonStyles.primary} onClick={onKeepMine}>
          {t('kit.conflict.keepMine')}
        </button>
      </div>
    </DialogFrame>
  )
}
