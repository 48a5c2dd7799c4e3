import { useTranslation } from 'react-i18next'
import { SeasonPlaces } from '../../domain/destinations/season-places'
import { useMounted } from '../../lib/use-mounted'
import { PosterPage } from '../../ui/poster-page'
import { SearchForm } from '../../ui/search-form'

/** Invisible until hydration for visitors who have saved items. */
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
