import { prefersReducedMotion } from '../../lib/browser-value'
import 'leaflet/dist/leaflet.css'
import './office-map-view.css'
import {
  circleMarker,
  control,
  divIcon,
  type Map as LeafletMap,
  latLng,
  latLngBounds,
  map as makeMap,
  marker,
  polygon,
  tileLayer,
} from 'leaflet'
import { outlineRings, vietnamMap } from '../destinations/vietnam-outline'

const openStreetMap =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" ' +
  'rel="noopener">OpenStreetMap</a>'
const leaflet = '<a href="https://leafletjs.com" target="_blank" rel="noopener">Leaflet</a>'

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

interface BaseMap {
  /** None: the outline alone. */
  tileUrl: string | undefined
  words: Record<'zoomIn' | 'zoomOut' | 'hoangSa' | 'truongSa', string>
  onTiles: (arrived: boolean) => void
}

/** A map with tiles, if wanted, above the drawn outline of Vietnam, for an element of the class `office-map`. */
export function drawBaseMap(box: HTMLElement, { tileUrl, words, onTiles }: BaseMap): LeafletMap {
  const moves = !prefersReducedMotion()
  const map = makeMap(box, {
    minZoom: 1,
    maxZoom: 19,
    zoomControl: false,
    scrollWheelZoom: false,
    // One finger scrolls the page past the map, two move the map.
    dragging: matchMedia('(pointer: fine)').matches,
    zoomAnimation: moves,
    fadeAnimation: moves,
    inertia: moves,
  })
  map.attributionControl.setPrefix(leaflet)
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)

  map.createPane('drawn').style.zIndex = '100'
  polygon(outlineRings(), {
    pane: 'drawn',
    interactive: false,
    className: 'office-map-land',
    weight: 1,
    fillOpacity: 1,
  }).addTo(map)

  if (tileUrl) addTiles(map, tileUrl, onTiles)
  addArchipelago(map, words.hoangSa, vietnamMap.hoangSa)
  addArchipelago(map, words.truongSa, vietnamMap.truongSa)
  return map
}

function addTiles(map: LeafletMap, tileUrl: string, onTiles: BaseMap['onTiles']) {
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
}
