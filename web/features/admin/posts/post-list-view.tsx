import type { TFunction } from 'i18next'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminPost, AdminPostRow } from '../../../../schema/api/admin-posts'
import { type Locale, otherLocale, text, textIn } from '../../../../schema/locale'
import { formatNumber } from '../../../../schema/numbers'
import { useListState } from '../../../lib/list-state'
import { useLocale } from '../../../lib/locale-context'
import { useSiteNavigate } from '../../../lib/navigation'
import { buttonStyles } from '../../../ui/button-styles'
import { SiteLink } from '../../../ui/site-link'
import { EmptyState, LoadError } from '../../../ui/states'
import { showToast } from '../../../ui/toast-store'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { type Column, DataTable } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { Pager } from '../kit/pager'
import { useDebounced } from '../kit/use-debounced'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { failureText, postApi, postScreens, useForgetPosts } from './content/post-api'
import { titleOf } from './content/post-fields'
import { PostStatus } from './content/post-status'
import { PostFilters, type PostListControls, postListFields, postListPath } from './list/post-filters'
import { RowActions } from './list/row-actions'

const quietMs = 250

/** All articles: found, filtered, opened, thrown away and taken back. */
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
  const columns = useMemo(() => postColumns(locale, t), [locale, t])
  const path = useDebounced(postListPath(state), quietMs)
  const { data, error, retry } = useAdminData(path)
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
      <DataTable caption={t('posts.title')} columns={columns} rows={data.posts} rowId={({ id }) => id} />
      <Pager page={Number(state.page)} hasNext={data.hasNext} onChange={(page) => set({ page: String(page) })} />
    </>
  )
}

/** The columns of the table of articles. */
function postColumns(locale: Locale, t: TFunction<'admin'>): Column<AdminPostRow>[] {
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

/** Makes an empty draft and opens it. */
function NewPostButton() {
  const { t } = useTranslation(['admin', 'shell'])
  const navigate = useSiteNavigate()
  const forgetPosts = useForgetPosts()
  const [isPending, setIsPending] = useState(false)

  async function create() {
    setIsPending(true)
    try {
      const { id } = await writeAdmin<AdminPost>('POST', postApi.list, {})
      forgetPosts()
      navigate(postScreens.editor(id))
    } catch (error) {
      console.debug('no article was made', error)
      showToast({ title: t('frame.failed'), text: failureText(error, t), destructive: true })
    } finally {
      setIsPending(false)
    }
  }

  return (
    <button type="button" className={buttonStyles.primary} disabled={isPending} onClick={() => void create()}>
      <Plus aria-hidden="true" className="size-5" />
      {t('posts.new')}
    </button>
  )
}
