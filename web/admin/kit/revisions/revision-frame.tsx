import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure, errorCodeOf } from '../../../lib/api'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { showToast } from '../../../ui/toast-store'
import { ConfirmButton } from '../confirm-button'
import { formatInstant } from '../format-instant'
import { useAttempt } from '../use-attempt'
import type { RevisionRow } from './revisions-screen'

interface RevisionFrameProps {
  /** Whose texts: those of articles or of entries. */
  words: 'posts' | 'entries'
  revision: RevisionRow
  /** Whether the revision says the same as what is stored. */
  isCurrent: boolean
  restore: () => Promise<void>
  onRestored: () => void
  /** Called when it has changed since it was read. */
  onStale: () => void
  /** The name of a field that an issue is about. */
  fieldLabel: (path: string) => string
  children: ReactNode
}

/** How a revision differs from what is stored, and the way back to it. */
export function RevisionFrame({
  words,
  revision,
  isCurrent,
  restore,
  onRestored,
  onStale,
  fieldLabel,
  children,
}: RevisionFrameProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { attempt, errorText } = useAttempt()
  const time = formatInstant(revision.savedAt, locale)

  async function run() {
    await restore()
    showToast({ title: t('posts.revisions.restored', { time }) })
    onRestored()
  }

  function describe(reason: unknown) {
    const title = t('posts.revisions.notRestored')
    if (errorCodeOf(reason) === 'CONFLICT') {
      onStale()
      return { title, text: t('posts.revisions.conflict') }
    }
    const issues = reason instanceof ApiFailure ? (reason.body?.issues ?? []) : []
    const fields = issues.map(({ path }) => fieldLabel(path)).join(', ')
    return { title, text: fields ? t('posts.revisions.lacks', { fields }) : errorText(reason) }
  }

  return (
    <section aria-labelledby="revision-heading" className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="revision-heading" className="text-heading">
          {t(`${words}.revisions.against`, { time })}
        </h2>
        {!isCurrent && (
          <ConfirmButton
            className={buttonStyles.primary}
            title={t('posts.revisions.ask', { time })}
            text={t(`${words}.revisions.askText`)}
            action={t('posts.revisions.restore')}
            onConfirm={() => void attempt(run, describe)}
          >
            {t('posts.revisions.restore')}
          </ConfirmButton>
        )}
      </div>
      {!isCurrent && <p className="mb-4 text-muted">{t('posts.revisions.legend')}</p>}
      {children}
    </section>
  )
}
