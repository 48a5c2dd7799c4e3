import type { TFunction } from 'i18next'
import {
  divIcon,
  type LatLng,
  type Map as LeafletMap,
  latLng,
  latLngBounds,
  type Marker,
  marker,
  point,
} from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Office } from '../../../schema/content/site-settings'
import { type Locale, text } from '../../../schema/locale'
import { useLocale } from '../../lib/locale-context'
import { useSettings } from '../../lib/page-data'
import { drawBaseMap } from './base-map'
import { keepInView } from './keep-in-view'
import { OfficeChat } from './office-chat'

/** An office, or all. Each press makes a new object, so that it also brings back a moved map. */
export interface MapFocus {
  on: Office['id'] | undefined
}

const officeZoom = 15
const worldZoom = 2
const countryZoom = 5
const pinMargin = 24

interface Pin {
  office: Office
  place: LatLng
  marker: Marker
  bubble: HTMLElement
}

interface Scene {
  map: LeafletMap
  pins: Pin[]
}

function pinIcon({ country }: Office) {
  const abroad = country === 'VN' ? '' : ' office-pin-abroad'
  return divIcon({
    className: '',
    html:
      `<svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true" ` +
      `class="office-pin${abroad}"><path d="M16 41C10 31 2 25 2 15.5a14 14 0 0 1 28 0C30 25 22 31 16 41Z" stroke-width="2"/>` +
      `<circle cx="16" cy="15.5" r="5"/></svg>`,
    iconSize: [32, 42],
    iconAnchor: [16, 42],
    popupAnchor: [0, -38],
  })
}

/** America is east of the Pacific here, so that both offices are side by side. */
function placeOf({ coordinates: { lat, lng } }: Office): LatLng {
  return latLng(lat, lng < -30 ? lng + 360 : lng)
}

interface Drawing {
  offices: readonly Office[]
  tileUrl: string
  locale: Locale
  t: TFunction<['contact', 'shell']>
  onTiles: (arrived: boolean) => void
}

function drawScene(box: HTMLElement, { offices, tileUrl, locale, t, onTiles }: Drawing): Scene {
  const words = {
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    hoangSa: t('map.hoangSa'),
    truongSa: t('map.truongSa'),
  }
  const map = drawBaseMap(box, { tileUrl, words, onTiles })
  const pins = offices.map((office) => {
    const bubble = document.createElement('div')
    const place = placeOf(office)
    const pin = marker(place, {
      icon: pinIcon(office),
      title: text(office, 'name', locale),
      riseOnHover: true,
    })
    pin.bindPopup(bubble, { minWidth: 200, maxWidth: 240 }).addTo(map)
    return { office, place, marker: pin, bubble }
  })
  map.on('popupopen', ({ popup }) => {
    popup
      .getElement()
      ?.querySelector('.leaflet-popup-close-button')
      ?.setAttribute('aria-label', t('shell:close'))
  })
  return { map, pins }
}

function worldCentre(map: LeafletMap, [head, ...others]: Pin[]): LatLng {
  if (!head) return latLng(0, 0)
  const seen = map.project(head.place, worldZoom)
  const middle = map.project(
    latLngBounds([head, ...others].map(({ place }) => place)).getCenter(),
    worldZoom,
  )
  const size = map.getSize()
  const centre = point(
    keepInView(middle.x, seen.x, size.x, pinMargin),
    keepInView(middle.y, seen.y, size.y, pinMargin),
  )
  return map.unproject(centre, worldZoom)
}

function show({ map, pins }: Scene, { on }: MapFocus, hasTiles: boolean) {
  map.closePopup()
  const pin = pins.find(({ office }) => office.id === on)
  if (!pin) {
    map.setView(worldCentre(map, pins), worldZoom)
    return
  }
  map.setView(pin.place, hasTiles ? officeZoom : countryZoom)
}

export function OfficeMapView({ focus }: { focus: MapFocus }) {
  const { t } = useTranslation(['contact', 'shell'])
  const locale = useLocale()
  const { tileUrl, site } = useSettings()
  const { offices } = site
  const box = useRef<HTMLDivElement>(null)
  const [scene, setScene] = useState<Scene>()
  const [hasTiles, setHasTiles] = useState(true)

  useEffect(() => {
    if (!box.current) return
    const drawn = drawScene(box.current, { offices, tileUrl, locale, t, onTiles: setHasTiles })
    setScene(drawn)
    return () => {
      drawn.map.remove()
    }
  }, [offices, tileUrl, locale, t])

  useEffect(() => {
    if (scene) show(scene, focus, hasTiles)
  }, [scene, focus, hasTiles])

  return (
    <>
      <div ref={box} className="office-map absolute inset-0" />
      {!hasTiles && (
        <p
          role="status"
          className={
            'office-map-notice pointer-events-none absolute rounded-control bg-card ' +
            'px-3 py-2 text-sm text-ink'
          }
        >
          {t('map.withoutTiles')}
        </p>
      )}
      {scene?.pins.map(({ office, bubble }) =>
        createPortal(<OfficePopup office={office} />, bubble, office.id),
      )}
    </>
  )
}

const popupLink = 'inline-flex min-h-6 items-center underline underline-offset-4'

function OfficePopup({ office }: { office: Office }) {
  const { t } = useTranslation('contact')
  const locale = useLocale()
  return (
    <>
      <div className="font-display text-base font-semibold">{text(office, 'name', locale)}</div>
      <ul className="mt-1 text-sm">
        <li>{text(office, 'address', locale)}</li>
        <li>
          <OfficeChat office={office} className={popupLink} />
        </li>
        <li>
          <a className={popupLink} href={`mailto:${office.email}`}>
            {office.email}
          </a>
        </li>
        <li>{text(office, 'hours', locale)}</li>
        <li>
          <a className={popupLink} href={office.mapUrl} target="_blank" rel="noopener">
            {t('directions')}
          </a>
        </li>
      </ul>
    </>
  )
}
