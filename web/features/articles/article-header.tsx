import { useTranslation } from 'react-i18next'
import type { PostPage, PostSummary } from '../../../schema/api/posts'
import { type ContentPillar, contentPillars } from '../../../schema/content/choices'
import { type Locale, text, textIn } from '../../../schema/locale'
import { fillPath, legacyPaths, paths } from '../../../schema/paths'
import { PostMeta, savedArticle } from '../../domain/articles/article-card'
import { SaveButton } from '../../domain/saved/save-button'
import { writeApi } from '../../lib/api'
import { useLocale } from '../../lib/locale-context'
import { usePhotoAlt } from '../../lib/photos'
import { PosterHero } from '../../ui/poster-hero'
import { ShareButton } from '../../ui/share-button'
import { TagList } from '../../ui/tag-list'

export function ArticleHeader({ post }: { post: PostPage }) {
  const { t } = useTranslation(['articles', 'shell'])
  const locale = useLocale()
  const title = textIn(post, 'title', locale)
  const summary = textIn(post, 'summary', locale)
  const { slug, coverImage } = post
  return (
    <PosterHero
      back={{ to: legacyPaths.articles, label: t('back') }}
      title={title.value}
      lang={title.locale}
      isCover
      picture={{
        src: coverImage,
        alt: usePhotoAlt(coverImage, locale, t('coverAlt', { title: title.value })),
      }}
      kicker={<PillarBadge pillar={post.contentPillar} />}
      actions={
        <>
          <SaveButton item={savedArticle(post)} withText />
          <ShareButton
            title={text(post, 'title', locale)}
            path={fillPath(paths.article, { slug })}
            withText
            onShared={(target) => noteShare(post, target, locale)}
          />
        </>
      }
    >
      <p className="max-w-3xl text-lg text-pretty" lang={summary.locale}>
        {summary.value}
      </p>
      <PostMeta post={post} fixedMinutes={8} authorSlug={post.author?.slug} className="mt-2" />
      <TagList
        label={t('shell:post.tags')}
        tags={post.tags}
        lang="vi"
        className="mt-2 gap-2"
        isLinked
      />
    </PosterHero>
  )
}

/** A share to Telegram also posts to our own channel. */
function noteShare(post: PostSummary, target: string, locale: Locale): void {
  const { slug } = post
  navigator.sendBeacon(`/api/posts/${encodeURIComponent(slug)}/share`)
  if (target === 'Telegram')
    void postToChannel({
      slug,
      locale,
      title: text(post, 'title', locale),
      summary: text(post, 'summary', locale),
    })
}

async function postToChannel(article: {
  slug: string
  locale: Locale
  title: string
  summary: string
}): Promise<void> {
  try {
    await writeApi('POST', '/api/telegram/post', { ...article, url: window.location.href })
    console.debug('the article goes to the channel')
  } catch (error) {
    console.debug('the article could not go to the channel', error)
  }
}

const colours: Record<ContentPillar, string> = {
  'destination-discovery': 'region-north bg-region text-on-action',
  'cultural-immersion': 'region-central bg-region text-on-action',
  'practical-travel': 'region-south bg-region text-on-action',
  'personal-stories': 'bg-turmeric text-scrim',
  'visual-storytelling': 'bg-action text-on-action',
}
const grey = 'bg-on-night-muted text-scrim'

function PillarBadge({ pillar }: { pillar: string }) {
  const { t } = useTranslation('articles')
  const known = contentPillars.find((name) => name === pillar)
  return (
    <p className={`badge ${known ? colours[known] : grey}`}>
      {known ? t(`pillars.${known}`) : pillar}
    </p>
  )
}
