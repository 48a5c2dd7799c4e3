import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths, searchPath } from '../../../schema/paths'
import { forgetSearches, useRecentSearches } from '../../domain/search/recent-searches'
import { pictureSizes } from '../../lib/picture-sizes'
import { buttonStyles } from '../../ui/button-styles'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { EmptyState } from '../../ui/states'

const ideas = [
  { key: 'hanoi', picture: '@assets/art/place-hanoi' },
  { key: 'sapa', picture: '@assets/art/place-sapa' },
  { key: 'hoiAn', picture: '@assets/art/place-hoi-an' },
  { key: 'phuQuoc', picture: '@assets/art/place-phu-quoc' },
  { key: 'noodles', picture: '@assets/art/topic-noodle-soups' },
  { key: 'train', picture: '@assets/art/guide-12' },
] as const

export function NoResults() {
  const { t } = useTranslation('search')
  return (
    <div className="mt-6">
      <EmptyState isLarge title={t('emptyTitle')} text={t('emptyText')}>
        <SiteLink to={paths.contact} className={buttonStyles.secondary}>
          {t('ask')}
        </SiteLink>
        <Tries />
      </EmptyState>
    </div>
  )
}

export function SearchIdeas({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('search')
  return (
    <section className="mt-8">
      <h2 className="text-heading">{t('suggestions')}</h2>
      <ul className="mt-3 grid grid-cols-3 gap-3 sm:grid-cols-6">
        {ideas.map(({ key, picture }) => (
          <li key={key}>
            <SiteLink
              to={searchPath(t(`suggested.${key}`))}
              className="block text-center font-semibold hover:underline"
            >
              <Picture
                src={picture}
                alt=""
                format="square"
                sizes={pictureSizes.thumbnail}
                className="mb-1.5 h-auto w-full rounded-control"
              />
              {t(`suggested.${key}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

export function Tries() {
  const { t } = useTranslation('search')
  return <Queries queries={t('tries').split(' | ')} />
}

export function RecentSearches() {
  const { t } = useTranslation('search')
  const queries = useRecentSearches()
  if (queries.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="text-heading">{t('recent')}</h2>
      <Queries queries={queries} />
      <button type="button" className={`${buttonStyles.quiet} mt-2`} onClick={forgetSearches}>
        {t('clearRecent')}
      </button>
    </section>
  )
}

function Queries({ queries }: { queries: readonly string[] }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {queries.map((query) => (
        <li key={query} className="min-w-0">
          <SiteLink
            to={searchPath(query)}
            className={`${buttonStyles.secondary} max-w-full wrap-anywhere`}
          >
            {query}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
