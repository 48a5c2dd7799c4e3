import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { PostPreview } from '../../../schema/api/posts'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { formatDate, vietnamClock } from '../../../schema/time'
import { previewPath } from '../../domain/articles/paths'
import { unlistedHead } from '../../domain/heads/make-head'
import { useLocale } from '../../lib/locale-context'
import type { Head, HeadInput } from '../../lib/page'
import { useApi } from '../../lib/use-api'
import { Article, LoadedArticle } from './article'

export function Screen() {
  const { t } = useTranslation('articles')
  const locale = useLocale()
  const [search] = useSearchParams()
  const remote = useApi(previewPath(search, locale))
  return (
    <LoadedArticle
      remote={remote}
      missing={{ title: t('previewGoneTitle'), text: t('previewGoneText') }}
    >
      {(post) => (
        <>
          <p
            role="note"
            className="border-b border-line bg-card py-3 font-semibold"
            data-print="hide"
          >
            <span className="page block">
              {t('previewNote', {
                date: formatDate(post.expiresAt, locale),
                time: vietnamClock(post.expiresAt),
              })}
            </span>
          </p>
          <Article post={post} />
        </>
      )}
    </LoadedArticle>
  )
}

Screen.head = previewHead

function previewHead({ t, locale, data, isMissing }: HeadInput): Head {
  const post = data as PostPreview | undefined
  const title = post
    ? text(post, 'title', locale)
    : t(isMissing ? 'articles:previewGoneTitle' : 'articles:title')
  const description = post
    ? text(post, 'summary', locale)
    : t(isMissing ? 'articles:previewGoneText' : 'articles:metaDescription')
  return unlistedHead(paths.preview, title, description)
}
