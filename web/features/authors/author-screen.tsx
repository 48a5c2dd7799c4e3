import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { ArticleSkeletons } from '../../domain/articles/article-card'
import { ArticlePages, articleGrid } from '../../domain/articles/article-pages'
import { authorArticlesPath, authorFields } from '../../domain/articles/paths'
import { LoadedEntry } from '../../domain/entries/loaded-entry'
import { entryPath } from '../../domain/entries/paths'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page'
import { useApi } from '../../lib/use-api'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { Picture } from '../../ui/picture'
import { LoadError } from '../../ui/states'

type Author = EntryOf<'author'>

export function Screen({ params }: ScreenProps) {
  const { t } = useTranslation('authors')
  const remote = useApi(entryPath('author', params.slug ?? '', useLocale()))
  return (
    <LoadedEntry
      remote={remote}
      missing={{ title: t('notFoundTitle'), text: t('notFoundText') }}
      back={{ to: paths.articles, label: t('back') }}
    >
      {(author) => <AuthorPage author={author} />}
    </LoadedEntry>
  )
}

function AuthorPage({ author }: { author: Author }) {
  const { t } = useTranslation(['authors', 'shell'])
  const name = text(author, 'name', useLocale())
  return (
    <>
      <Breadcrumbs
        steps={[{ to: paths.articles, label: t('shell:nav.inspiration') }]}
        here={name}
      />
      <Profile author={author} name={name} />
      <section className="page mt-10 md:mt-16">
        <h2 className="mb-6 text-title md:mb-8">{t('articles')}</h2>
        {author.postCount === 0 ? <p>{t('none')}</p> : <AuthorArticles author={author} />}
      </section>
    </>
  )
}

function Profile({ author, name }: { author: Author; name: string }) {
  const { t } = useTranslation('authors')
  const locale = useLocale()
  const { image, links = [], postCount } = author
  const facts = [text(author, 'role', locale), t('count', { count: postCount })].filter(Boolean)
  return (
    <header className="page flex flex-wrap items-center gap-x-8 gap-y-4 pt-5 md:pt-10">
      {image && (
        <Picture
          src={image}
          alt=""
          format="square"
          priority
          sizes="10rem"
          className="size-20 rounded-full border-2 border-line object-cover md:size-28"
        />
      )}
      <div className="max-w-2xl min-w-0 flex-1 basis-72">
        <h1 className="text-title md:text-display">{name}</h1>
        <p className="mt-1 text-muted">{facts.join(' · ')}</p>
        <p className="mt-3 text-pretty md:text-lg">{text(author, 'bio', locale)}</p>
        {links.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-x-5">
            {links.map((link) => (
              <li key={link.url}>
                <a
                  href={link.url}
                  target="_blank"
                  rel="noopener me"
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  )
}

function AuthorArticles({ author: { slug, postCount } }: { author: Author }) {
  const { state } = useListState(authorFields)
  const remote = useApi(authorArticlesPath(slug, state.page, useLocale()))
  const { data: posts, error, retry } = remote
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!posts) return <ArticleSkeletons count={3} className={articleGrid} />
  const path = fillPath(paths.author, { slug })
  return <ArticlePages posts={posts} count={postCount} page={state.page} path={path} />
}
