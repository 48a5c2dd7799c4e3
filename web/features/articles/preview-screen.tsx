import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { formatDate, vietnamClock } from '../../../schema/time'
import { previewPath } from '../../domain/articles/paths'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import { Article, articleParts, LoadedArticle } from './article'

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

Screen.parts = articleParts
