import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useLocale } from '../../../lib/locale-context'
import { useSiteNavigate } from '../../../lib/navigation'
import { buttonStyles } from '../../../ui/button-styles'
import { SiteLink } from '../../../ui/site-link'
import { EmptyState, errorCodeOf, LoadError } from '../../../ui/states'
import { useAdminData } from '../kit/use-admin-data'
import { ViewHeader } from '../kit/view-header'
import type { ViewProps } from '../routes'
import { Waiting } from '../waiting'
import { postApi, postScreens } from './content/post-api'
import { titleOf } from './content/title-of'
import { RevisionDetail } from './revisions/revision-detail'
import { RevisionList } from './revisions/revision-list'

/** What an article once was: who saved what, how it differs from now, and the way back. */
export function View({ params }: ViewProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const navigate = useSiteNavigate()
  const [search] = useSearchParams()
  const id = params.id ?? ''
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
