import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { errorCodeOf } from '../../../lib/api'
import { useLocale } from '../../../lib/locale-context'
import type { Remote } from '../../../lib/use-api'
import { buttonStyles } from '../../../ui/button-styles'
import { SiteLink } from '../../../ui/site-link'
import { EmptyState, LoadError } from '../../../ui/states'
import { Waiting } from '../../waiting'
import { formatInstant } from '../format-instant'
import { ViewHeader } from '../view-header'

/** A revision in the list. */
export interface RevisionRow {
  id: number
  savedAt: string
  username: string
}

interface RevisionsScreenProps<Thing, Revision> {
  /** Whose texts: those of articles or of entries. */
  words: 'posts' | 'entries'
  thing: Remote<Thing>
  revisions: Remote<Revision[]>
  screens: { editor: string; revisions: string }
  nameOf: (thing: Thing) => string
  /** What is said of a revision beside who saved it. */
  noteOf?: (revision: Revision) => string
  children: (thing: Thing, revision: Revision) => ReactNode
}

/** What something was after each save, against what it is. */
export function RevisionsScreen<Thing, Revision extends RevisionRow>(
  props: RevisionsScreenProps<Thing, Revision>,
) {
  const { words, thing, revisions, screens, nameOf, noteOf, children } = props
  const { t } = useTranslation('admin')
  const [search] = useSearchParams()
  const error = thing.error ?? revisions.error

  if (errorCodeOf(error) === 'NOT_FOUND')
    return <EmptyState as="h1" title={t(`${words}.notFound`)} text={t(`${words}.notFoundText`)} />
  if (error) {
    const retry = () => {
      thing.retry()
      revisions.retry()
    }
    return <LoadError error={error} onRetry={retry} />
  }
  if (!thing.data || !revisions.data) return <Waiting />

  const chosen = revisions.data.find((revision) => String(revision.id) === search.get('revision'))
  return (
    <>
      <ViewHeader title={t('posts.revisions.title')} intro={nameOf(thing.data)}>
        <SiteLink to={screens.editor} className={buttonStyles.secondary}>
          {t(`${words}.revisions.back`)}
        </SiteLink>
      </ViewHeader>
      {revisions.data.length === 0 ? (
        <EmptyState
          as="h2"
          title={t('posts.revisions.none')}
          text={t('posts.revisions.noneText')}
        />
      ) : (
        <div className="grid gap-6 lg:grid-cols-[18rem_1fr]">
          <RevisionList
            path={screens.revisions}
            revisions={revisions.data}
            chosen={chosen}
            noteOf={noteOf}
          />
          {chosen ? (
            children(thing.data, chosen)
          ) : (
            <p className="text-muted">{t(`${words}.revisions.choose`)}</p>
          )}
        </div>
      )}
    </>
  )
}

interface RevisionListProps<Revision> {
  path: string
  revisions: readonly Revision[]
  chosen: Revision | undefined
  noteOf: ((revision: Revision) => string) | undefined
}

function RevisionList<Revision extends RevisionRow>({
  path,
  revisions,
  chosen,
  noteOf,
}: RevisionListProps<Revision>) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <nav aria-label={t('posts.revisions.list')}>
      <ol className="rounded-card border border-line bg-card">
        {revisions.map((revision, index) => (
          <li key={revision.id} className="border-b border-line last:border-0">
            <SiteLink
              to={`${path}?revision=${revision.id}`}
              replace
              aria-current={revision.id === chosen?.id ? 'true' : undefined}
              className="block min-h-11 px-4 py-2 hover:bg-line/40 aria-[current]:bg-line/70 aria-[current]:font-semibold"
            >
              {formatInstant(revision.savedAt, locale)}
              <span className="block text-sm font-normal text-muted">
                {[
                  revision.username || t('posts.nobody'),
                  noteOf?.(revision),
                  index === 0 && t('posts.revisions.now'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
