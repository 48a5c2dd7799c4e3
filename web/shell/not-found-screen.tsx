import { useTranslation } from 'react-i18next'
import { paths } from '../../schema/paths'
import { unlistedHead } from '../domain/heads/make-head'
import type { Head, HeadInput } from '../lib/page'
import { OnwardLinks } from '../ui/onward-links'
import { PosterPage } from '../ui/poster-page'
import { SearchForm } from '../ui/search-form'

export function Screen() {
  const { t } = useTranslation('shell')
  return (
    <>
      <PosterPage picture="@assets/art/lost-sampan" title={t('notFound.title')} text={t('notFound.text')}>
        <div className="mt-6 max-w-md">
          <SearchForm />
        </div>
      </PosterPage>
      <OnwardLinks title={t('notFound.onward')} />
    </>
  )
}

export function head({ t }: HeadInput): Head {
  return unlistedHead(paths.home, t('shell:notFound.title'), t('shell:notFound.description'))
}
