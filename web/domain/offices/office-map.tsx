import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { text } from '../../../schema/locale'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { ErrorBoundary } from '../../ui/error-boundary'
import { LoadError } from '../../ui/states'
import { VietnamMap } from '../destinations/vietnam-map'
import { toMap } from '../destinations/vietnam-outline'
import type { MapFocus } from './office-map-view'

interface Loaded {
  View?: typeof import('./office-map-view').OfficeMapView
  error?: unknown
}

/** Leaflet runs in browsers only: the condition keeps it out of the Worker's bundle. */
const importView = import.meta.env.SSR ? undefined : () => import('./office-map-view')

/** Loads the map when its frame comes near the screen; no tile is requested before. */
function useMapView() {
  const frame = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<Loaded>({})
  const load = useCallback(async () => {
    setLoaded({})
    try {
      const view = await importView?.()
      setLoaded({ View: view?.OfficeMapView })
    } catch (error) {
      console.debug('the map could not be loaded', error)
      setLoaded({ error })
    }
  }, [])

  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      void load()
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [load])

  return { frame, load, ...loaded }
}

interface OfficeMapProps {
  focus: MapFocus
  onFocus: (focus: MapFocus) => void
}

export function OfficeMap({ focus, onFocus }: OfficeMapProps) {
  const { t } = useTranslation('contact')
  const locale = useLocale()
  const { frame, load, View, error } = useMapView()
  const { offices } = useSiteSettings()
  const isPair = offices.length === 2
  const office = offices.find(({ id }) => id === focus.on)
  const place = office
    ? text(office, 'name', locale)
    : t(isPair ? 'map.bothOffices' : 'map.allOffices')
  return (
    <div className="flex h-full flex-col no-js:hidden" data-print="hide">
      <div
        ref={frame}
        role="group"
        aria-label={t('map.label')}
        className={
          'relative isolate min-h-96 grow overflow-hidden ' +
          'rounded-card border border-line bg-map-sea'
        }
      >
        {error !== undefined && <LoadError error={error} onRetry={load} />}
        {View ? (
          <ErrorBoundary>
            <View key={locale} focus={focus} />
          </ErrorBoundary>
        ) : (
          error === undefined && <Placeholder />
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <p className="text-sm text-muted">
          <span role="status">{t('map.showing', { place })}</span>{' '}
          <span className="hidden pointer-coarse:inline">{t('map.twoFingers')}</span>
        </p>
        {View && offices.length > 1 && (
          <button
            type="button"
            className={buttonStyles.secondary}
            onClick={() => onFocus({ on: undefined })}
          >
            {t(isPair ? 'map.showBoth' : 'map.showAll')}
          </button>
        )}
      </div>
    </div>
  )
}

function Placeholder() {
  const { t } = useTranslation('contact')
  const { offices } = useSiteSettings()
  return (
    <div className="absolute inset-x-0 inset-y-3 mx-auto aspect-590/690">
      <VietnamMap label={t('map.label')}>
        {offices
          .filter(({ country }) => country === 'VN')
          .map(({ id, coordinates }) => {
            const { x, y } = toMap(coordinates)
            return (
              <circle
                key={id}
                cx={x}
                cy={y}
                r="12"
                strokeWidth="4"
                className="fill-pin stroke-pin-edge"
              />
            )
          })}
      </VietnamMap>
    </div>
  )
}
