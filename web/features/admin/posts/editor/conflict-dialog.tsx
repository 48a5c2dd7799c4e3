import { useTranslation } from 'react-i18next'
import type { AdminPost, PostContent } from '../../../../../schema/api/admin-posts'
import { useLocale } from '../../../../lib/locale-context'
import { buttonStyles } from '../../../../ui/button-styles'
import { DialogFrame } from '../../kit/dialog-frame'
import { formatInstant } from '../../kit/format-instant'
import { Differences } from '../compare/differences'
import { contentOf } from '../content/post-fields'

interface ConflictDialogProps {
  theirs: AdminPost
  mine: PostContent
  base: PostContent | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

export function ConflictDialog({ theirs, mine, base, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const who = theirs.savedBy || t('posts.nobody')
  return (
    <DialogFrame title={t('posts.conflict.title')} size="large" onClose={onClose}>
      <p>{t('posts.conflict.text', { who, time: formatInstant(theirs.updatedAt, locale) })}</p>
      <p className="mt-1 mb-4 text-muted">{t('posts.conflict.legend')}</p>
      <Differences from={contentOf(theirs)} to={mine} base={base} />
      <div className="sticky -bottom-5 -mx-5 mt-5 -mb-5 flex flex-wrap justify-end gap-2 border-t border-line bg-card px-5 py-3 md:-bottom-6 md:-mx-6 md:-mb-6 md:px-6">
        <button type="button" className={buttonStyles.secondary} onClick={onTakeTheirs}>
          {t('posts.conflict.takeTheirs')}
        </button>
        <button type="button" className={buttonStyles.primary} onClick={onKeepMine}>
          {t('posts.conflict.keepMine')}
        </button>
      </div>
    </DialogFrame>
  )
}
