import type { TFunction } from 'i18next'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AdminPostRow } from '../../../../schema/api/admin-posts'
import { type Locale, otherLocale, text, textIn } from '../../../../schema/locale'
import { formatNumber } from '../../../../schema/numbers'
import { useListState } from '../../../lib/list-state'
import { useLocale } from '../../../lib/locale-context'
import { useSiteNavigate } from '../../../lib/navigation'
import { buttonStyles } from '../../../ui/button-styles'
import { SiteLink } from '../../../ui/site-link'
import { EmptyState, LoadError } from '../../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { type Column, DataTable } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { queryOf } from '../kit/list-fields'
import { Pager } from '../kit/pager'
import { useDebounced } from '../kit/use-debounced'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { postApi, postScreens } from './content/post-api'
import { titleOf } from './content/post-fields'
import { PostStatus } from './content/post-status'
import { PostFilters, type PostListControls, postListFields } from './list/post-filters'
import { RowActions } from './list/row-actions'

const quietMs = 250

export function View() {
  const { t } = useTranslation(['admin', 'shell'])
  const controls = useListState(postListFields)
  return (
    <>
      <ViewHeader title={t('posts.title')} intro={t('posts.intro')}>
        <NewPostButton />
      </ViewHeader>
      <PostFilters controls={controls} />
      <PostTable controls={controls} />
    </>
  )
}

function PostTable({ controls: { state, set, isActive, reset } }: { controls: PostListControls }) {
  const { t } = useTranslation(['admin', 'shell'])
  const locale = useLocale()
  const query = useDebounced(queryOf(postListFields, state), quietMs)
  const { data, error, retry } = useAdminData(`${postApi.list}${query}`)
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  if (data.posts.length === 0)
    return (
      <EmptyState
        as="h2"
        title={t(state.status === 'trash' ? 'posts.trash.empty' : 'posts.empty')}
        {...(isActive && { action: { label: t('shell:reset'), onClick: reset } })}
      />
    )
  return (
    <>
      <DataTable caption={t('posts.title')} columns={postColumns(locale, t)} rows={data.posts} rowId={({ id }) => id} />
      <Pager page={state.page} hasNext={data.hasNext} onChange={set} />
    </>
  )
}

function postColumns(locale: Locale, t: TFunction<'admin'>): Column<AdminPostRow>[] {
  return [
    { header: t('posts.columns.title'), isTitle: true, cell: (post) => <Title post={post} locale={locale} t={t} /> },
    { header: t('posts.columns.status'), cell: (post) => <PostStatus post={post} /> },
    {
      header: t('posts.columns.published'),
      cell: ({ publishedAt }) => <span className="whitespace-nowrap">{formatInstant(publishedAt, locale) || '–'}</span>,
    },
    { header: t('posts.columns.views'), align: 'end', cell: ({ viewCount }) => formatNumber(viewCount, locale) },
    {
      header: t('posts.columns.edited'),
      cell: ({ updatedAt }) => <span className="whitespace-nowrap">{formatInstant(updatedAt, locale)}</span>,
    },
    { header: t('posts.columns.actions'), align: 'end', cell: (post) => <RowActions post={post} /> },
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

/** Opens an empty editor, which stores the article with its first letter. */
function NewPostButton() {
  const { t } = useTranslation('admin')
  const navigate = useSiteNavigate()
  return (
    <button
      type="button"
      className={buttonStyles.primary}
      onClick={() => navigate(postScreens.editor(crypto.randomUUID()), { state: { isNew: true } })}
    >
      <Plus aria-hidden="true" className="size-5" />
      {t('posts.new')}
    </button>
  )
}
