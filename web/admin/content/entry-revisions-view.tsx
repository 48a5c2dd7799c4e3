import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import type { EntryRevision } from '../../../schema/api/admin-entries'
import type { texts } from '../../i18n/vi/admin/entries'
import { errorCodeOf } from '../../lib/api'
import { useLocale } from '../../lib/locale-context'
import { useSiteNavigate } from '../../lib/navigation'
import { buttonStyles } from '../../ui/button-styles'
import { PageSection } from '../../ui/error-boundary'
import { SiteLink } from '../../ui/site-link'
import { EmptyState, LoadError } from '../../ui/states'
import { useAdminData, useNames } from '../kit/admin-api'
import { formatInstant } from '../kit/format-instant'
import { lazyPart } from '../kit/lazy-part'
import { StatusMark } from '../kit/status-mark'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { entryApi, entryScreens } from './entry-api'
import { titleOf } from './titles'

const RevisionDetail = lazyPart(
  ['entry-form', 'rich-text'],
  async () => (await import('./revisions/revision-detail')).RevisionDetail,
)

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
  'entry.approve',
  'entry.return',
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
            <PageSection fallback={<Waiting />}>
              <RevisionDetail
                key={chosen.id}
                entry={entry.data}
                revision={chosen}
                onRestored={() => navigate(entryScreens.editor(id))}
                onStale={entry.retry}
              />
            </PageSection>
          ) : (
            <p className="text-muted">{t('entries.revisions.choose')}</p>
          )}
        </div>
      )}
    </>
  )
}

/** A revision; without an id a publication, or a colleague's answer to a request for review. */
type Row = Omit<EntryRevision, 'id'> & { id?: number }

function useOtherRows(entryId: string): Row[] {
  const path = `/api/admin/audit?subject=${encodeURIComponent(entryId)}&action=entry` as const
  const approved = useAdminData(`${path}.approve`)
  const returned = useAdminData(`${path}.return`)
  const published = useAdminData(`${path}.publish`)
  return [approved, returned, published].flatMap(({ data }) =>
    (data?.entries ?? []).map(({ at, username, action }) => ({
      savedAt: at,
      username,
      action,
      shownIn: [],
    })),
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
  const nameOf = useNames()
  // Some publications save a revision, too.
  const others = useOtherRows(entryId).filter(
    ({ savedAt }) => !revisions.some((revision) => revision.savedAt === savedAt),
  )
  const rows: Row[] = [...revisions, ...others].toSorted((a, b) =>
    b.savedAt.localeCompare(a.savedAt),
  )
  const wordsOf = ({ id, savedAt, username, action, shownIn }: Row) => {
    const key = actionKeys.find((known) => known === action) ?? 'other'
    const notes = [nameOf(username) || t('kit.nobody'), t(`entries.revisions.actions.${key}`)]
    const isNewest = id !== undefined && id === revisions[0]?.id
    return (
      <>
        {formatInstant(savedAt, locale)}
        <span className="block text-sm font-normal text-muted">
          {[...notes, isNewest && t('kit.revisions.now')].filter(Boolean).join(' · ')}
        </span>
        {shownIn.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-1.5">
            {shownIn.map((language) => (
              <StatusMark key={language} tone="good">
                {t(`entries.revisions.shown.${language}`)}
              </StatusMark>
            ))}
          </span>
        )}
      </>
    )
  }
  return (
    <nav aria-label={t('kit.revisions.list')}>
      <ol className="rounded-card border border-line bg-card">
        {rows.map((row) => (
          <li
            key={`${row.id} ${row.savedAt}`}
            className="border-b border-line not-has-[a]:px-4 not-has-[a]:py-2 last:border-0"
          >
            {row.id === undefined ? (
              wordsOf(row)
            ) : (
              <SiteLink
                to={`${entryScreens.revisions(entryId)}?revision=${row.id}`}
                replace
                aria-current={row.id === chosen?.id ? 'true' : undefined}
                className={
                  'block min-h-11 px-4 py-2 hover:bg-line/40 ' +
                  'aria-[current]:bg-line/70 ' +
                  'aria-[current]:font-semibold'
                }
              >
                {wordsOf(row)}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
