import { useTranslation } from 'react-i18next'
import { SeasonPlaces } from '../../domain/destinations/season-places'
import { useMounted } from '../../lib/browser-value'
import { PosterPage } from '../../ui/poster-page'
import { SearchForm } from '../../ui/search-form'

/**
 * A trip without anything: how to begin, and three places that are at their best now. Until scripts
 * have looked, it is hidden from those who saved something.
 */
export function NothingSaved() {
  const { t } = useTranslation('saved')
  return (
    <div className={useMounted() ? '' : 'in-data-saved:invisible'}>
      <PosterPage picture="@assets/art/lost-sampan" title={t('title')}>
        <p className="mt-3 max-w-lg text-lg text-pretty text-muted no-js:hidden">
          {t('emptyText')}
        </p>
        <p className="mt-3 max-w-lg text-lg text-pretty js:hidden">{t('withoutScripts')}</p>
        <div className="mt-6 max-w-md">
          <SearchForm />
        </div>
      </PosterPage>
      <SeasonPlaces className="page mt-6" />
    </div>
  )
}
