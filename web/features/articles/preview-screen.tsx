import { useSearchParams } from 'react-router-dom'
import { formatDate, vietnamClock } from '../../../schema/time'
import { useTranslation } from '../../i18n/use-translation'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import { previewPath } from './api-paths'
import { Article } from './article'
import { LoadedArticle } from './loaded-article'

/** An article as it is saved, for whoever has a link that the staff made. */
export function Screen() {
  const { t } = useTranslation()
  const locale = useLocale()
  const [search] = useSearchParams()
  const remote = useApi(previewPath(search, locale))
  return (
    <LoadedArticle remote={remote} missing={{ title: t('articles.previewGoneTitle'), text: t('articles.previewGoneText') }}>
      {(post) => (
        <>
          <p role="note" className="border-b border-line bg-card py-3 font-semibold" data-print="hide">
            <span className="page block">
              {t('articles.previewNote', { date: formatDate(post.expiresAt, locale, 'long'), time: vietnamClock(post.expiresAt) })}
            </span>
          </p>
          <Article post={post} />
        </>
      )}
    </LoadedArticle>
  )
}
