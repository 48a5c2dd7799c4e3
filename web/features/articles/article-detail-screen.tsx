import { useTranslation } from 'react-i18next'
import type { PostPage } from '../../../schema/api/posts'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page'
import { useApi } from '../../lib/use-api'
import { articlePath } from './api-paths'
import { Article } from './article'
import { LoadedArticle } from './loaded-article'
import { useCountView } from './use-count-view'

export { articleHead as head } from './heads'

export function Screen({ params }: ScreenProps) {
  const { t } = useTranslation('articles')
  const remote = useApi<PostPage>(articlePath(params.slug ?? '', useLocale()))
  useCountView(remote.data?.slug)
  return (
    <LoadedArticle remote={remote} missing={{ title: t('notFoundTitle'), text: t('notFoundText') }}>
      {(post) => <Article post={post} />}
    </LoadedArticle>
  )
}
