import type { TFunction } from 'i18next'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminPostRow } from '../../../schema/api/admin-posts'
import type { Locale } from '../../../schema/locale'
import { formatNumber } from '../../../schema/numbers'
import { fillPath, paths } from '../../../schema/paths'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { EmptyState, LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { ChoosableTable } from '../kit/choosable-table'
import type { Column } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { LastChange } from '../kit/last-change'
import { queryOf } from '../kit/list-fields'
import { Pager } from '../kit/pager'
import { RowActions } from '../kit/row-actions'
import { TwoTitles } from '../kit/two-titles'
import { useDebounced } from '../kit/use-debounced'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { postApi, postScreens, useInvalidatePosts } from './content/post-api'
import { fieldLabel, titleOf } from './content/post-fields'
import { PostStatus, standingIn } from './content/post-status'
import { NewPostDialog } from './list/new-post-dialog'
import { PostFilters, type PostListControls, postListFields } from './list/post-filters'

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
  const onChanged = useInvalidatePosts()
  const bulk = {
    path: postApi.bulk,
    titleOf: (post: AdminPostRow) => titleOf(post, locale, t),
    editorOf: postScreens.editor,
    fieldLabel: (path: string) => fieldLabel(path, t),
    onChanged,
  }
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
      <ChoosableTable
        caption={t('posts.title')}
        columns={postColumns(locale, t)}
        rows={data.posts}
        bulk={bulk}
      />
      <Pager page={state.page} hasNext={data.hasNext} onChange={set} />
    </>
  )
}

function postColumns(locale: Locale, t: TFunction<'admin'>): Column<AdminPostRow>[] {
  return [
    {
      header: t('posts.columns.title'),
      isTitle: true,
      cell: (post) => (
        <TwoTitles row={post} to={postScreens.editor(post.id)} name={titleOf(post, locale, t)} />
      ),
    },
    {
      header: t('posts.columns.status'),
      cell: (post) => (
        <>
          <PostStatus post={post} />
          {post.publishedAt && (
            <span className="block text-sm text-muted">
              {formatInstant(post.publishedAt, locale)}
            </span>
          )}
          {post.isBehind && (
            <span className="block text-sm text-accent">{t('entries.behind')}</span>
          )}
        </>
      ),
    },
    {
      header: t('posts.columns.views'),
      align: 'end',
      cell: ({ viewCount }) => formatNumber(viewCount, locale),
    },
    {
      header: t('posts.columns.shares'),
      align: 'end',
      cell: ({ shareCount }) => formatNumber(shareCount, locale),
    },
    { header: t('posts.columns.edited'), cell: (post) => <LastChange row={post} /> },
    {
      header: t('posts.columns.actions'),
      align: 'end',
      isHeaderHidden: true,
      cell: (post) => <Actions post={post} />,
    },
  ]
}

function Actions({ post }: { post: AdminPostRow }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const onChanged = useInvalidatePosts()
  const page =
    standingIn(post, locale) === 'public' ? fillPath(paths.article, { slug: post.slug }) : undefined
  return (
    <RowActions
      row={post}
      title={titleOf(post, locale, t)}
      page={page}
      api={postApi}
      editorOf={postScreens.editor}
      onChanged={onChanged}
    />
  )
}

function NewPostButton() {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttonStyles.primary} onClick={() => setIsOpen(true)}>
        <Plus aria-hidden="true" className="size-5" />
        {t('posts.new')}
      </button>
      {isOpen && <NewPostDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
