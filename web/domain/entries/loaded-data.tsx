import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PhotosContext, photosIn } from '../../lib/photos'
import type { Remote } from '../../lib/use-api'
import { LoadError } from '../../ui/states'

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
