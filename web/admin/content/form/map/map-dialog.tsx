import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../../schema/numbers'
import { useLocale } from '../../../../lib/locale-context'
import { useSettings } from '../../../../lib/page-data'
import { buttonStyles } from '../../../../ui/button-styles'
import { PageSection } from '../../../../ui/error-boundary'
import { DialogFrame } from '../../../kit/dialog-frame'
import { lazyPart } from '../../../kit/lazy-part'
import { OutsideForms } from '../../../kit/outside-forms'
import { KnownPlaces } from './known-places'
import { isNearVietnam } from './near-vietnam'
import type { Place } from './place'

const PlaceMap = lazyPart([], async () => (await import('./place-map')).PlaceMap)

interface MapDialogProps {
  place: Place | undefined
  onChoose: (place: Place) => void
  onClose: () => void
}

export function MapDialog({ place, onChoose, onClose }: MapDialogProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { tileUrl } = useSettings()
  const [picked, setPicked] = useState(place)
  const [hasStreets, setHasStreets] = useState(false)
  // The map keeps its own view, which a found place replaces.
  const [found, setFound] = useState(0)
  // `lng` would be i18next's language.
  const words = picked && {
    latitude: formatNumber(picked.lat, locale),
    longitude: formatNumber(picked.lng, locale),
  }
  return (
    <OutsideForms>
      <DialogFrame title={t('map.title')} size="medium" onClose={onClose}>
        {(close) => (
          <div className="grid gap-3">
            <KnownPlaces
              onChoose={(known) => {
                setPicked(known)
                setFound((times) => times + 1)
              }}
            />
            <div className="relative isolate h-[45dvh] overflow-hidden rounded-card border">
              <PageSection fallback={<div className="pulsing skeleton h-full" />}>
                <PlaceMap
                  key={`${found} ${hasStreets}`}
                  place={picked}
                  tileUrl={hasStreets ? tileUrl : undefined}
                  onPick={setPicked}
                />
              </PageSection>
            </div>
            <p className="text-sm text-muted">{t('map.hint')}</p>
            <p role="status" className="font-semibold">
              {words ? t('map.at', words) : t('map.nowhere')}
              {picked && !isNearVietnam(picked) && (
                <span className="block text-bad">{t('map.outside')}</span>
              )}
            </p>
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <div className="min-w-0">
                <button
                  type="button"
                  className={buttonStyles.quiet}
                  aria-describedby={hasStreets ? undefined : 'map-streets-note'}
                  onClick={() => setHasStreets(!hasStreets)}
                >
                  {t(hasStreets ? 'map.drawn' : 'map.streets')}
                </button>
                {!hasStreets && (
                  <p id="map-streets-note" className="text-sm text-muted">
                    {t('map.streetsNote')}
                  </p>
                )}
              </div>
              <button
                type="button"
                className={buttonStyles.primary}
                disabled={!picked}
                onClick={() => {
                  if (picked) onChoose(picked)
                  close()
                }}
              >
                {t('map.use')}
              </button>
            </div>
          </div>
        )}
      </DialogFrame>
    </OutsideForms>
  )
}
