import { useTranslation } from 'react-i18next'
import type { PostRevision } from '../../../../../schema/api/admin-posts'
import { useLocale } from '../../../../lib/locale-context'
import { SiteLink } from '../../../../ui/site-link'
import { formatInstant } from '../../kit/format-instant'
import { postScreens } from '../content/post-api'

interface RevisionListProps {
  postId: string
  revisions: readonly PostRevision[]
  chosen: PostRevision | undefined
}

/** The saves of an article, newest first. */
export function RevisionList({ postId, revisions, chosen }: RevisionListProps) {
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
