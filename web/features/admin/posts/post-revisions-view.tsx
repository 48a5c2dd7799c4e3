import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import type { PostRevision } from '../../../../schema/api/admin-posts'
import { useLocale } from '../../../lib/locale-context'
import { useSiteNavigate } from '../../../lib/navigation'
import { buttonStyles } from '../../../ui/button-styles'
import { SiteLink } from '../../../ui/site-link'
import { EmptyState, errorCodeOf, LoadError } from '../../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { formatInstant } from '../kit/format-instant'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { postApi, postScreens } from './content/post-api'
import { titleOf } from './content/post-fields'
import { RevisionDetail } from './revisions/revision-detail'

export function View() {
  const { id = '' } = useParams()
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const navigate = useSiteNavigate()
  const [search] = useSearchParams()
  const post = useAdminData(postApi.one(id))
  const revisions = useAdminData(postApi.revisions(id))
  const error = post.error ?? revisions.error

  if (errorCodeOf(error) === 'NOT_FOUND') return <EmptyState as="h1" title={t('posts.notFound')} text={t('posts.notFoundText')} />
  if (error) {
    const retry = () => {
      post.retry()
      revisions.retry()
    }
    return <LoadError error={error} onRetry={retry} />
  }
  if (!post.data || !revisions.data) return <Waiting />

  const chosen = revisions.data.find((revision) => String(revision.id) === search.get('revision'))
  return (
    <>
      <ViewHeader title={t('posts.revisions.title')} intro={titleOf(post.data, locale, t)}>
        <SiteLink to={postScreens.editor(id)} className={buttonStyles.secondary}>
          {t('posts.revisions.back')}
        </SiteLink>
      </ViewHeader>
      {revisions.data.length === 0 ? (
        <EmptyState as="h2" title={t('posts.revisions.none')} text={t('posts.revisions.noneText')} />
      ) : (
        <div className="grid gap-6 lg:grid-cols-[18rem_1fr]">
          <RevisionList postId={id} revisions={revisions.data} chosen={chosen} />
          {chosen ? (
            <RevisionDetail
              key={chosen.id}
              post={post.data}
              revision={chosen}
              onRestored={() => navigate(postScreens.editor(id))}
              onStale={post.retry}
            />
          ) : (
            <p className="text-muted">{t('posts.revisions.choose')}</p>
          )}
        </div>
      )}
    </>
  )
}

interface RevisionListProps {
  postId: string
  revisions: readonly PostRevision[]
  chosen: PostRevision | undefined
}

function RevisionList({ postId, revisions, chosen }: RevisionListProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <nav aria-label={t('posts.revisions.list')}>
      <ol className="rounded-card border border-line bg-card">
        {revisions.map(({ id, savedAt, username }, index) => (
          <li key={id} className="border-b border-line last:border-0">
            <SiteLink
              to={`${postScreens.revisions(postId)}?revision=${id}`}
              replace
              aria-current={id === chosen?.id ? 'true' : undefined}
              className="block min-h-11 px-4 py-2 hover:bg-line/40 aria-[current]:bg-line/70 aria-[current]:font-semibold"
            >
              {formatInstant(savedAt, locale)}
              <span className="block text-sm font-normal text-muted">
                {username || t('posts.nobody')}
                {index === 0 && ` · ${t('posts.revisions.now')}`}
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
