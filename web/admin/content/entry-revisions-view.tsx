import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import type { AdminEntry, EntryRevision } from '../../../schema/api/admin-entries'
import { withoutBlanks } from '../../../schema/content/check-data'
import { isSame, withTextsOf } from '../../../schema/content/pairs'
import { locales } from '../../../schema/locale'
import type { texts } from '../../i18n/vi/admin/entries'
import { ApiFailure, errorCodeOf } from '../../lib/api'
import { useLocale } from '../../lib/locale-context'
import { useSiteNavigate } from '../../lib/navigation'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { EmptyState, LoadError } from '../../ui/states'
import { showToast } from '../../ui/toast-store'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { ConfirmButton } from '../kit/confirm-button'
import { formatInstant } from '../kit/format-instant'
import { useAttempt } from '../kit/use-attempt'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { entryApi, entryScreens, useInvalidateEntries } from './entry-api'
import { pathLabel } from './form/labels'
import type { Json } from './form/paths'
import { Differences } from './revisions/differences'
import { titleOf } from './titles'

type Action = keyof (typeof texts)['revisions']['actions']
const actionKeys = [
  'entry.create',
  'entry.update',
  'entry.publish',
  'entry.schedule',
  'entry.unpublish',
  'entry.restore',
  'entry.discard',
  'entry.hold',
  'entry.delete',
  'entry.undelete',
  'entry.import',
] as const satisfies readonly Action[]

export function View() {
  const { id = '' } = useParams()
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const navigate = useSiteNavigate()
  const [search] = useSearchParams()
  const entry = useAdminData(entryApi.one(id))
  const revisions = useAdminData(entryApi.revisions(id))
  const error = entry.error ?? revisions.error

  if (errorCodeOf(error) === 'NOT_FOUND')
    return <EmptyState as="h1" title={t('entries.notFound')} text={t('entries.notFoundText')} />
  if (error) {
    const retry = () => {
      entry.retry()
      revisions.retry()
    }
    return <LoadError error={error} onRetry={retry} />
  }
  if (!entry.data || !revisions.data) return <Waiting />

  const chosen = revisions.data.find((revision) => String(revision.id) === search.get('revision'))
  return (
    <>
      <ViewHeader title={t('kit.revisions.title')} intro={titleOf(entry.data, locale, t)}>
        <SiteLink to={entryScreens.editor(id)} className={buttonStyles.secondary}>
          {t('entries.revisions.back')}
        </SiteLink>
      </ViewHeader>
      {revisions.data.length === 0 ? (
        <EmptyState as="h2" title={t('kit.revisions.none')} text={t('kit.revisions.noneText')} />
      ) : (
        <div className="grid gap-6 lg:grid-cols-[18rem_1fr]">
          <RevisionList entryId={id} revisions={revisions.data} chosen={chosen} />
          {chosen ? (
            <RevisionDetail
              key={chosen.id}
              entry={entry.data}
              revision={chosen}
              onRestored={() => navigate(entryScreens.editor(id))}
              onStale={entry.retry}
            />
          ) : (
            <p className="text-muted">{t('entries.revisions.choose')}</p>
          )}
        </div>
      )}
    </>
  )
}

function RevisionList({
  entryId,
  revisions,
  chosen,
}: {
  entryId: string
  revisions: readonly EntryRevision[]
  chosen: EntryRevision | undefined
}) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const noteOf = ({ username, action }: EntryRevision, isNewest: boolean) => {
    const key = actionKeys.find((known) => known === action) ?? 'other'
    const notes = [username || t('kit.nobody'), t(`entries.revisions.actions.${key}`)]
    return [...notes, isNewest && t('kit.revisions.now')].filter(Boolean).join(' · ')
  }
  return (
    <nav aria-label={t('kit.revisions.list')}>
      <ol className="rounded-card border border-line bg-card">
        {revisions.map((revision, index) => (
          <li key={revision.id} className="border-b border-line last:border-0">
            <SiteLink
              to={`${entryScreens.revisions(entryId)}?revision=${revision.id}`}
              replace
              aria-current={revision.id === chosen?.id ? 'true' : undefined}
              className={
                'block min-h-11 px-4 py-2 hover:bg-line/40 ' +
                'aria-[current]:bg-line/70 ' +
                'aria-[current]:font-semibold'
              }
            >
              {formatInstant(revision.savedAt, locale)}
              <span className="block text-sm font-normal text-muted">
                {noteOf(revision, index === 0)}
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface RevisionDetailProps {
  entry: AdminEntry
  revision: EntryRevision
  onRestored: () => void
  onStale: () => void
}

function RevisionDetail({ entry, revision, onRestored, onStale }: RevisionDetailProps) {
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
    const fields = issues.map(({ path }) => pathLabel(t, path.split('.'))).join(', ')
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
        from={entry.data}
        to={data.data}
        onTake={(changed) => void attempt(() => store(changed), failure)}
      />
    </section>
  )
}
