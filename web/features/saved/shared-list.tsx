import { useTranslation } from 'react-i18next'
import { textIn } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { PocketGuide } from '../../domain/offline/download-button'
import { downloadable } from '../../domain/offline/offline-pages'
import { itemPath } from '../../domain/saved/item-path'
import { SaveButton } from '../../domain/saved/save-button'
import { addSavedItems, type SavedItem } from '../../domain/saved/saved-items'
import { toSavedLink } from '../../domain/saved/saved-link'
import { useLocale } from '../../lib/locale-context'
import { pictureSizes } from '../../lib/picture-sizes'
import type { Remote } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { ListHero } from '../../ui/list-hero'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { LoadError } from '../../ui/states'
import { showToast } from '../../ui/toast-store'

export interface SharedItems extends Pick<Remote<unknown>, 'error' | 'retry'> {
  items: SavedItem[]
}

export function SharedList({ items, error, retry }: SharedItems) {
  const { t } = useTranslation(['saved', 'shell'])

  function keepAll() {
    addSavedItems(items)
    showToast({ title: t('shell:saved') })
  }

  return (
    <>
      <ListHero
        title={t('sharedTitle')}
        intro={t('sharedIntro')}
        picture="@assets/art/shared-places"
      />
      <div className="page flex flex-col gap-6 py-6 md:py-10">
        {error !== undefined && (
          <LoadError error={error} onRetry={retry} title={t('someNotLoaded')} />
        )}
        {items.length > 0 && (
          <div className="flex flex-wrap gap-3 max-sm:*:grow">
            <SiteLink
              to={`${paths.tripPlanning}?saved=${toSavedLink(items)}`}
              className={buttonStyles.primary}
            >
              {t('plan')}
            </SiteLink>
            <button type="button" className={buttonStyles.secondary} onClick={keepAll}>
              {t('keepAll')}
            </button>
            {downloadable(items).length > 0 && (
              <PocketGuide
                labels={{ download: t('pocket.keep'), downloaded: t('pocket.kept') }}
                items={downloadable(items)}
              />
            )}
          </div>
        )}
        <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
          {items.map((item) => (
            <li key={`${item.kind}:${item.slug}`}>
              <SharedCard item={item} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function SharedCard({ item }: { item: SavedItem }) {
  const { t } = useTranslation('plan')
  const title = textIn(item, 'title', useLocale())
  return (
    <div className="poster relative grid h-full thumb-24 gap-4 md:block">
      <Picture
        src={item.picture}
        alt=""
        format="square"
        sizes={pictureSizes.smallCard}
        className="h-auto w-full"
      />
      <div className="min-w-0 pe-12 md:pe-0 md:py-2">
        <p className="text-sm text-muted">{t(`kinds.${item.kind}`)}</p>
        <SiteLink
          to={itemPath(item.kind, item.slug, title.value)}
          lang={title.locale}
          className={
            'font-display text-balance leading-snug md:text-lg ' +
            'font-semibold text-frame-ink after:absolute after:inset-0'
          }
        >
          {title.value}
        </SiteLink>
      </div>
      <div className="absolute end-2 top-2 z-10">
        <SaveButton item={item} look="small" />
      </div>
    </div>
  )
}
