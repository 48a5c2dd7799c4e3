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
import { useAdminData } from '../kit/admin-api'
import { formatInstant } from '../kit/format-instant'
import { lazyPart } from '../kit/lazy-part'
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
