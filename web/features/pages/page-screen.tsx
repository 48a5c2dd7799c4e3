import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import { isFixedPage } from '../../../schema/content/choices'
import { text } from '../../../schema/locale'
import { formatDateOrNothing } from '../../../schema/time'
import { SiteEntry } from '../../domain/entries/entry-page'
import { entryPath } from '../../domain/entries/paths'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page'
import { pictureSizes } from '../../lib/picture-sizes'
import { useApi } from '../../lib/use-api'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { ListHero } from '../../ui/list-hero'
import { pagePart } from '../../ui/page-part'
import { Picture } from '../../ui/picture'

const PageBody = pagePart(async () => (await import('./page-body')).PageBody)

export function Screen({ params }: ScreenProps) {
  const remote = useApi(entryPath('page', params.slug ?? '', useLocale()))
  return <SiteEntry remote={remote}>{(page) => <WrittenPage page={page} />}</SiteEntry>
}

Screen.parts = [PageBody]

function WrittenPage({ page }: { page: EntryOf<'page'> }) {
  const { t } = useTranslation('pages')
  const locale = useLocale()
  const { slug, updated, image } = page
  const own = (field: 'title' | 'intro') => (isFixedPage(slug) ? t(`${slug}.${field}`) : '')
  const title = text(page, 'title', locale) || own('title')
  const intro = text(page, 'summary', locale) || own('intro')
  return (
    <>
      <Breadcrumbs steps={[]} here={title} />
      <article>
        <ListHero title={title} {...(intro && { intro })}>
          {updated && (
            <p className="mt-4 text-sm text-muted">
              <time dateTime={updated}>
                {t('updated', { date: formatDateOrNothing(updated, locale) })}
              </time>
            </p>
          )}
        </ListHero>
        {image && (
          <div className="page mt-6 md:mt-10">
            <Picture
              src={image}
              alt=""
              format="wide"
              priority
              sizes={pictureSizes.leadCard}
              className="poster h-auto w-full max-w-5xl"
            />
          </div>
        )}
        <PageBody page={page} />
      </article>
    </>
  )
}
