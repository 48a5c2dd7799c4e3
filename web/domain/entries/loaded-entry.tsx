import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languageTags, otherLocale } from '../../../schema/locale'
import { formatDateOrNothing } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { localizedHref, useScreenLocation } from '../../lib/navigation'
import { useSettings } from '../../lib/page-data'
import { PhotosContext, photosIn } from '../../lib/photos'
import type { Remote } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { MissingPage } from '../../ui/missing-page'
import { PosterPage } from '../../ui/poster-page'
import { SiteLink } from '../../ui/site-link'
import { LoadError } from '../../ui/states'

interface LoadedEntryProps<Entry> {
  remote: Remote<Entry>
  missing: { title: string; text: string }
  back: { to: string; label: string }
  children: (entry: Entry) => ReactNode
}

export function LoadedEntry<Entry>({ remote, missing, back, children }: LoadedEntryProps<Entry>) {
  if (remote.isNotInLanguage) return <NotInLanguage back={back} />
  if (remote.isNotFound) return <MissingPage {...missing} back={back} />
  return <LoadedData remote={remote}>{children}</LoadedData>
}

interface LoadedDataProps<Data> {
  remote: Remote<Data>
  children: (data: Data) => ReactNode
}

export function LoadedData<Data>({ remote, children }: LoadedDataProps<Data>) {
  const { data, error, isLoading, retry } = remote
  if (isLoading) return <PageSkeleton />
  if (data === undefined) {
    return (
      <div className="page py-20">
        <LoadError error={error} onRetry={retry} />
      </div>
    )
  }
  return <PhotosContext value={photosIn(data)}>{children(data)}</PhotosContext>
}

export function PageSkeleton() {
  const { t } = useTranslation('shell')
  return (
    <div role="status" className="page max-w-3xl py-16">
      <span className="sr-only">{t('loading')}</span>
      <div aria-hidden="true" className="pulsing">
        <div className="skeleton h-5 w-32" />
        <div className="skeleton mt-5 h-14 w-full" />
        <div className="skeleton mt-4 h-6 w-3/4" />
        <div className="skeleton mt-8 aspect-video" />
        <div className="skeleton mt-8 h-40" />
      </div>
    </div>
  )
}

function NotInLanguage({ back }: { back: { to: string; label: string } }) {
  const { t } = useTranslation('shell')
  const other = otherLocale(useLocale())
  const { pathname } = useScreenLocation()
  const { defaultLocale } = useSettings()
  return (
    <PosterPage
      picture="@assets/art/lost-sampan"
      title={t('notInLanguage.title')}
      text={t('notInLanguage.text')}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <a
          href={localizedHref(pathname, other, defaultLocale)}
          hrefLang={other}
          lang={other}
          className={buttonStyles.primary}
        >
          {languageTags[other].offer}
        </a>
        <SiteLink to={back.to} className={buttonStyles.secondary}>
          {back.label}
        </SiteLink>
      </div>
    </PosterPage>
  )
}

export function FactsChecked({
  day,
  className = 'mt-10',
}: {
  day: string | undefined
  className?: string
}) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  if (day === undefined) return null
  return (
    <p className={`${className} border-t border-line pt-3 text-sm text-muted`}>
      <time dateTime={day}>{t('factsChecked', { date: formatDateOrNothing(day, locale) })}</time>
    </p>
  )
}
