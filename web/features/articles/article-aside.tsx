import { useTranslation } from 'react-i18next'
import type { PostPage } from '../../../schema/api/posts'
import { resolveDestinationSlug } from '../../../schema/destinations'
import { type InLocale, textsIn } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { HotelLink } from '../../domain/partners/partner-link'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'

export function ArticleAside({ post }: { post: PostPage }) {
  const { t } = useTranslation('articles')
  const locale = useLocale()
  const { destinationSlug } = post
  const slug = resolveDestinationSlug(destinationSlug ?? '')
  return (
    <aside className="flex flex-col gap-10">
      <TextList title={t('highlights')} list={textsIn(post, 'highlights', locale)} />
      <TextList title={t('travelTips')} list={textsIn(post, 'travelTips', locale)} />
      {destinationSlug && (
        <div className="flex flex-wrap gap-3" data-print="hide">
          {(['bookHotels', 'bookNow'] as const).map((label) => (
            <HotelLink
              key={label}
              place={destinationSlug}
              ofArticle
              className={buttonStyles.secondary}
            >
              {t(label)}
            </HotelLink>
          ))}
          {slug && (
            <SiteLink to={fillPath(paths.destination, { slug })} className={buttonStyles.quiet}>
              {t('destination')}
            </SiteLink>
          )}
        </div>
      )}
    </aside>
  )
}

function TextList({ title, list }: { title: string; list: InLocale<string[]> }) {
  if (list.value.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-heading">{title}</h2>
      <ul lang={list.locale} className="flex flex-col gap-2.5 border-t border-line pt-3">
        {list.value.map((entry) => (
          <li key={entry} className="border-b border-line pb-2.5 text-[0.9375rem]">
            {entry}
          </li>
        ))}
      </ul>
    </section>
  )
}
