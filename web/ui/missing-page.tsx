import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../schema/paths'
import { pictureSizes } from '../lib/picture-sizes'
import { buttonStyles } from './button-styles'
import { Picture } from './picture'
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

const doors = [
  { to: paths.destinations, key: 'whereToGo', picture: '@assets/art/hoi-an' },
  { to: paths.farm, key: 'farmTours', picture: '@assets/art/farm-mango' },
  { to: paths.guides, key: 'guides', picture: '@assets/art/guide-12' },
  { to: paths.articles, key: 'inspiration', picture: '@assets/art/inspiration-ridge' },
] as const

export function OnwardLinks({ title }: { title: string }) {
  const { t } = useTranslation('shell')
  return (
    <nav aria-label={title} className="page mt-14">
      <h2 className="text-heading">{title}</h2>
      <ul className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-6">
        {doors.map(({ to, key, picture }) => (
          <li key={to}>
            <SiteLink to={to} className="group block">
              <span className="poster block">
                <Picture
                  src={picture}
                  alt=""
                  format="square"
                  sizes={pictureSizes.smallCard}
                  className="aspect-3/2 h-auto w-full object-cover"
                />
              </span>
              <span className="mt-2 block font-display text-lg font-semibold group-hover:underline">
                {t(`nav.${key}`)}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
