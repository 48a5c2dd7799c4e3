import type { SameTexts } from '../../i18n'
import type { texts as vi } from '../../vi/admin/map'

export const texts: SameTexts<typeof vi> = {
  title: 'Pick a place on the map',
  hint: 'Drag or click the map, or use the arrow keys, to bring the place to the middle; + and − zoom.',
  label: 'Map of Vietnam',
  at: 'Latitude {{latitude}}, longitude {{longitude}}',
  nowhere: 'No place picked yet',
  outside: 'Is this place outside Vietnam?',
  find: 'Find a place, or paste coordinates',
  findHint:
    'A destination or province; coordinates such as “16.05, 108.2”; or a full Google Maps link.',
  noneFound: 'No place matches',
  streets: 'Open the street map',
  streetsNote: 'The street map comes from OpenStreetMap, whose servers see your IP address.',
  drawn: 'Back to the drawn map',
  streetsLabel: 'Street map',
  withoutTiles: 'The map background could not be loaded.',
  use: 'Use this place',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  hoangSa: 'Hoang Sa Archipelago (Vietnam)',
  truongSa: 'Truong Sa Archipelago (Vietnam)',
}
