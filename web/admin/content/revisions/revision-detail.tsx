import { useTranslation } from 'react-i18next'
import type { AdminEntry, EntryRevision } from '../../../../schema/api/admin-entries'
import { withoutBlanks } from '../../../../schema/content/blanks'
import { isSame, withTextsOf } from '../../../../schema/content/pairs'
import { locales } from '../../../../schema/locale'
import { ApiFailure, errorCodeOf } from '../../../lib/api'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { LoadError } from '../../../ui/states'
import { showToast } from '../../../ui/toast-store'
import { useAdminData, writeAdmin } from '../../kit/admin-api'
import { ConfirmButton } from '../../kit/confirm-button'
import { formatInstant } from '../../kit/format-instant'
import { useAttempt } from '../../kit/use-attempt'
import { Waiting } from '../../waiting'
import { entryApi, useInvalidateEntries } from '../entry-api'
import { pathLabel } from '../form/labels'
import type { Json } from '../form/paths'
import { Differences } from './differences'

interface RevisionDetailProps {
  entry: AdminEntry
  revision: EntryRevision
  onRestored: () => void
  onStale: () => void
}

export function RevisionDetail({ entry, revision, onRestored, onStale }: RevisionDetailProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const invalidateEntries = useInvalidateEntries()
  const { attempt, errorText } = useAttempt()
  const { data, error, retry } = useAdminData(entryApi.revision(entry.id, revision.id))
  const time = formatInstant(revision.savedAt, locale)

  const tell = () => {
    invalidateEntries()
    showToast({ title: t('kit.revisions.restored', { time }) })
  }

  async function restore() {
    await writeAdmin('POST', entryApi.restore(entry.id, revision.id), { version: entry.version })
    tell()
    onRestored()
  }

  async function store(changed: Json) {
    await writeAdmin('PUT', entryApi.one(entry.id), { version: entry.version, data: changed })
    tell()
    onStale()
  }

  function failureText(reason: unknown) {
    if (errorCodeOf(reason) === 'CONFLICT') {
      onStale()
      return t('kit.revisions.conflict')
    }
    const issues = reason instanceof ApiFailure ? (reason.body?.issues ?? []) : []
    const fields = issues.map(({ path }) => pathLabel(t, entry.kind, path.split('.'))).join(', ')
    return fields ? t('kit.revisions.lacks', { fields }) : errorText(reason)
  }

  const failure = { title: t('kit.revisions.notRestored'), text: failureText }

  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  const isCurrent = isSame(withoutBlanks(entry.data), withoutBlanks(data.data))
  const parts = locales
    .map((language) => ({ language, changed: withTextsOf(entry.data, data.data, language) }))
    .filter(({ changed }) => !isSame(changed, entry.data))
  return (
    <section aria-labelledby="revision-heading" className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="revision-heading" className="text-heading">
          {t('entries.revisions.against', { time })}
        </h2>
        {!isCurrent && (
          <div className="flex flex-wrap gap-2">
            {parts.map(({ language, changed }) => (
              <button
                key={language}
                type="button"
                className={buttonStyles.secondary}
                onClick={() => void attempt(() => store(changed), failure)}
              >
                {t(`entries.revisions.only.${language}`)}
              </button>
            ))}
            <ConfirmButton
              className={buttonStyles.primary}
              title={t('kit.revisions.ask', { time })}
              text={t('entries.revisions.askText')}
              action={t('kit.revisions.restore')}
              onConfirm={() => void attempt(restore, failure)}
            >
              {t('kit.revisions.restore')}
            </ConfirmButton>
          </div>
        )}
      </div>
      {!isCurrent && <p className="mb-4 text-muted">{t('kit.revisions.legend')}</p>}
      <Differences
        kind={entry.kind}
        from={entry.data}
        to={data.data}
        onTake={(changed) => void attempt(() => store(changed), failure)}
      />
    </section>
  )
}
