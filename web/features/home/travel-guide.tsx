import { useTranslation } from 'react-i18next'
import { legacyPaths } from '../../../schema/paths'
import { ArticleCard, ArticleSkeletons } from '../../domain/articles/article-card'
import { homeArticlesPath } from '../../domain/articles/paths'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import { SectionHeading } from '../../ui/section-heading'
import { LoadError } from '../../ui/states'

const articlesShown = 3

export function TravelGuide() {
  const { t } = useTranslation('home')
  const { data: posts, error, retry } = useApi(homeArticlesPath(useLocale()))
  const [lead, ...others] = (posts ?? []).slice(0, articlesShown)
  return (
    <section className="page py-8 md:pt-12 md:pb-20">
      <SectionHeading
        title={t('guideTitle')}
        more={{ to: legacyPaths.articles, label: t('guideMore') }}
      />
      {Boolean(error) && <LoadError error={error} onRetry={retry} />}
      {!posts && !error && (
        <ArticleSkeletons count={articlesShown} className="grid gap-7 md:grid-cols-3" />
      )}
      {posts && !lead && <p className="text-muted">{t('guideEmpty')}</p>}
      {lead && (
        <div className="grid gap-x-9 gap-y-5 lg:grid-cols-[1.5fr_1fr]">
          <ArticleCard post={lead} layout="lead" pattern={legacyPaths.article} fixedMinutes={5} />
          <div className="grid content-start gap-5 md:gap-8">
            {others.map((post) => (
              <ArticleCard
                key={post.id}
                post={post}
                layout="row"
                pattern={legacyPaths.article}
                fixedMinutes={5}
              />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}
