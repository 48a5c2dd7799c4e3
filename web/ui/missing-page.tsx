import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from './button-styles'
import { OnwardLinks } from './onward-links'
import { PosterPage } from './poster-page'
import { SearchForm } from './search-form'
import { SiteLink } from './site-link'

interface MissingPageProps {
  title: ReactNode
  text: string
  back?: { to: string; label: string }
}

export function MissingPage({ title, text, back }: MissingPageProps) {
  const { t } = useTranslation('shell')
  return (
    <>
      <PosterPage picture="@assets/art/lost-sampan" title={title} text={text}>
        <div className="mt-6 max-w-md">
          <SearchForm />
        </div>
        {back && (
          <SiteLink to={back.to} className={`${buttonStyles.secondary} mt-5`}>
            {back.label}
          </SiteLink>
        )}
      </PosterPage>
      <OnwardLinks title={t('notFound.onward')} />
    </>
  )
}
