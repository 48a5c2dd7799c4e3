import type { TFunction } from 'i18next'
import type { AdminPostRow } from '../../../../../schema/api/admin-posts'
import { type Locale, otherLocale, text, textIn } from '../../../../../schema/locale'
import { formatNumber } from '../../../../../schema/numbers'
import { SiteLink } from '../../../../ui/site-link'
import type { Column } from '../../kit/data-table'
import { formatInstant } from '../../kit/format-instant'
import { postScreens } from '../content/post-api'
import { PostStatus } from '../content/post-status'
import { titleOf } from '../content/title-of'
import { RowActions } from './row-actions'

/** The columns of the table of articles. */
export function postColumns(locale: Locale, t: TFunction<'admin'>): Column<AdminPostRow>[] {
  return [
    { id: 'title', header: t('posts.columns.title'), isTitle: true, cell: (post) => <Title post={post} locale={locale} t={t} /> },
    { id: 'status', header: t('posts.columns.status'), cell: (post) => <PostStatus post={post} /> },
    {
      id: 'published',
      header: t('posts.columns.published'),
      cell: ({ publishedAt }) => <span className="whitespace-nowrap">{formatInstant(publishedAt, locale) || '–'}</span>,
    },
    { id: 'views', header: t('posts.columns.views'), align: 'end', cell: ({ viewCount }) => formatNumber(viewCount, locale) },
    {
      id: 'edited',
      header: t('posts.columns.edited'),
      cell: ({ updatedAt }) => <span className="whitespace-nowrap">{formatInstant(updatedAt, locale)}</span>,
    },
    { id: 'actions', header: t('posts.columns.actions'), align: 'end', cell: (post) => <RowActions post={post} /> },
  ]
}

function Title({ post, locale, t }: { post: AdminPostRow; locale: Locale; t: TFunction<'admin'> }) {
  const own = textIn(post, 'title', locale)
  const other = textIn(post, 'title', otherLocale(locale))
  return (
    <>
      <SiteLink to={postScreens.editor(post.id)} lang={own.locale} className="underline-offset-4 hover:underline">
        {titleOf(post, locale, t)}
      </SiteLink>
      {other.value !== text(post, 'title', locale) && (
        <span lang={other.locale} className="block text-sm font-normal text-muted">
          {other.value}
        </span>
      )}
    </>
  )
}
