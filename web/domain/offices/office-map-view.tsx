import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { prefersReducedMotion } from '../../lib/browser-value'
import 'leaflet/dist/leaflet.css'
import './office-map-view.css'
import {
  circleMarker,
  control,
  divIcon,
  type LatLng,
  type Map as LeafletMap,
  latLng,
  latLngBounds,
  type Marker,
  map as makeMap,
  marker,
  point,
  polygon,
  tileLayer,
} from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Office } from '../../../schema/content/site-settings'
import { type Locale, text } from '../../../schema/locale'
import { useLocale } from '../../lib/locale-context'
import { useSettings } from '../../lib/page-data'
import { outlineRings, vietnamMap } from '../destinations/vietnam-outline'
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

const openStreetMap =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" ' +
  'rel="noopener">OpenStreetMap</a>'
const leaflet = '<a href="https://leafletjs.com" target="_blank" rel="noopener">Leaflet</a>'

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

/** Vietnam's archipelagos are part of every map, whatever the tiles show. */
function addArchipelago(
  map: LeafletMap,
  name: string,
  islands: readonly (readonly [lng: number, lat: number])[],
) {
  const places = islands.map(([lng, lat]) => latLng(lat, lng))
  for (const place of places) {
    circleMarker(place, {
      radius: 2.5,
      weight: 1,
      fillOpacity: 1,
      interactive: false,
      className: 'office-map-island',
    }).addTo(map)
  }
  const icon = divIcon({
    className: '',
    html: `<span class="office-map-name block px-1 font-semibold text-ink">${name}</span>`,
    iconSize: [0, 0],
    iconAnchor: [-6, 8],
  })
  marker(latLngBounds(places).getCenter(), { icon, interactive: false, keyboard: false }).addTo(map)
}

interface Drawing {
  offices: readonly Office[]
  tileUrl: string
  locale: Locale
  t: TFunction<['contact', 'shell']>
  onTiles: (arrived: boolean) => void
}

function drawScene(box: HTMLElement, { offices, tileUrl, locale, t, onTiles }: Drawing): Scene {
  const moves = !prefersReducedMotion()
  const map = makeMap(box, {
    minZoom: 1,
    zoomControl: false,
    scrollWheelZoom: false,
    // One finger scrolls the page past the map, two move the map.
    dragging: matchMedia('(pointer: fine)').matches,
    zoomAnimation: moves,
    fadeAnimation: moves,
    inertia: moves,
  })
  map.attributionControl.setPrefix(leaflet)
  control.zoom({ zoomInTitle: t('map.zoomIn'), zoomOutTitle: t('map.zoomOut') }).addTo(map)

  map.createPane('drawn').style.zIndex = '100'
  polygon(outlineRings(), {
    pane: 'drawn',
    interactive: false,
    className: 'office-map-land',
    weight: 1,
    fillOpacity: 1,
  }).addTo(map)

  let arrived = false
  // The CSP allows pictures from server `a` alone (worker/edge/policy.ts); OpenStreetMap refuses
  // requests without a referrer.
  tileLayer(tileUrl, {
    attribution: openStreetMap,
    maxZoom: 19,
    subdomains: 'a',
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
    .on('tileload', () => {
      arrived = true
      onTiles(true)
    })
    .on('tileerror', () => onTiles(arrived))
    .addTo(map)

  addArchipelago(map, t('map.hoangSa'), vietnamMap.hoangSa)
  addArchipelago(map, t('map.truongSa'), vietnamMap.truongSa)
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
