import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PostPage, PostSummary } from '../../../schema/api/posts'
import { type Locale, text, textIn } from '../../../schema/locale'
import { fillPath, legacyPaths, paths } from '../../../schema/paths'
import { type ContentPillar, contentPillars } from '../../../schema/pillars'
import { savedArticle } from '../../domain/articles/article-card'
import { PostMeta } from '../../domain/articles/post-meta'
import { HotelLink } from '../../domain/partners/hotel-link'
import { SaveButton } from '../../domain/saved/save-button'
import { writeApi } from '../../lib/api'
import { useLocale } from '../../lib/locale-context'
import { usePhotoAlt } from '../../lib/photos'
import { pictureSizes } from '../../lib/picture-sizes'
import { buttonStyles } from '../../ui/button-styles'
import { PhotoCredit } from '../../ui/photo-credit'
import { Picture } from '../../ui/picture'
import { ShareButton } from '../../ui/share-button'
import { SiteLink } from '../../ui/site-link'
import { TagList } from '../../ui/tag-list'

export function ArticleHeader({ post }: { post: PostPage }) {
  const { t } = useTranslation(['articles', 'shell'])
  const locale = useLocale()
  const title = textIn(post, 'title', locale)
  const summary = textIn(post, 'summary', locale)
  const { slug, coverImage } = post
  const alt = usePhotoAlt(coverImage, locale, t('coverAlt', { title: title.value }))
  return (
    <header className="bg-night text-on-night">
      <div className="page max-w-5xl pt-4 pb-8 md:pb-12">
        <SiteLink
          data-print="hide"
          to={legacyPaths.articles}
          className="inline-flex min-h-11 items-center gap-2 text-on-night-muted hover:text-on-night"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('back')}
        </SiteLink>
        <div className="mt-3 flex flex-wrap items-center gap-2" data-print="hide">
          <PillarBadge pillar={post.contentPillar} />
          <TagList label={t('shell:post.tags')} tags={post.tags} lang="vi" tone="onNight" className="gap-2" isLinked />
        </div>
        <h1 className="mt-3 text-display" lang={title.locale}>
          {title.value}
        </h1>
        <p className="mt-4 max-w-3xl text-lg text-on-night-muted" lang={summary.locale}>
          {summary.value}
        </p>
        <div className="mt-4 [&_p]:text-on-night">
          <PostMeta post={post} fixedMinutes={8} />
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-3" data-print="hide">
          {post.destinationSlug && <HotelLinks slug={post.destinationSlug} />}
          <SaveButton item={savedArticle(post)} withText />
          <ShareButton
            title={text(post, 'title', locale)}
            path={fillPath(paths.article, { slug })}
            withText
            onShared={(target) => noteShare(post, target, locale)}
          />
        </div>
        <div className="poster mt-8" data-print="picture">
          <Picture src={coverImage} alt={alt} format="wide" sizes={pictureSizes.wideHero} priority className="h-auto w-full" />
        </div>
        <PhotoCredit src={coverImage} className="mt-3 text-on-night-muted" />
      </div>
    </header>
  )
}

function HotelLinks({ slug }: { slug: string }) {
  const { t } = useTranslation('articles')
  return (
    <HotelLink place={slug} ofArticle className={buttonStyles.primary}>
      {t('bookHotels')}
    </HotelLink>
  )
}

/** Counts a share in the background; one to Telegram also posts to our own channel. */
function noteShare(post: PostSummary, target: string, locale: Locale): void {
  const { slug } = post
  navigator.sendBeacon(`/api/posts/${encodeURIComponent(slug)}/share`)
  if (target === 'Telegram')
    void postToChannel({ slug, locale, title: text(post, 'title', locale), summary: text(post, 'summary', locale) })
}

async function postToChannel(article: { slug: string; locale: Locale; title: string; summary: string }): Promise<void> {
  try {
    await writeApi('POST', '/api/telegram/post', { ...article, url: window.location.href })
    console.debug('the article goes to the channel')
  } catch (error) {
    console.debug('the article could not go to the channel', error)
  }
}

const colours: Record<ContentPillar, string> = {
  'destination-discovery': 'bg-north text-on-action',
  'cultural-immersion': 'bg-central text-on-action',
  'practical-travel': 'bg-south text-on-action',
  'personal-stories': 'bg-turmeric text-scrim',
  'visual-storytelling': 'bg-action text-on-action',
}
const grey = 'bg-on-night/60 text-scrim'

/** What kind of article this is, in the kind's own colour; grey and by its own name where it is none of the plan's. */
function PillarBadge({ pillar }: { pillar: string }) {
  const { t } = useTranslation('articles')
  const known = contentPillars.find((name) => name === pillar)
  return (
    <p className={`rounded-full px-2.5 py-0.5 text-[0.8125rem] font-semibold ${known ? colours[known] : grey}`}>
      {known ? t(`pillars.${known}`) : pillar}
    </p>
  )
}
