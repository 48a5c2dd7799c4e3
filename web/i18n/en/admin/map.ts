import type { SameTexts } from '../../i18n'
import type { texts as vi } from '../../vi/admin/map'

export const texts: SameTexts<typeof vi> = {
  title: 'Pick a place on the map',
  hint: 'Click the map, or focus the pin and use the arrow keys (with Shift for longer steps).',
  label: 'Map of Vietnam',
  pin: 'Pin: latitude {{latitude}}, longitude {{longitude}}',
  at: 'Latitude {{latitude}}, longitude {{longitude}}',
  nowhere: 'No place picked yet',
  outside: 'Is this place outside Vietnam?',
  find: 'Find a known place',
  noneFound: 'No place matches',
  streets: 'Open the street map',
  streetsNote: 'The street map comes from OpenStreetMap, whose servers see your IP address.',
  drawn: 'Back to the drawn map',
  streetsHint:
    'Drag the map or use the arrow keys to bring the place to the middle, + and − to zoom.',
  streetsLabel: 'Street map',
  withoutTiles: 'The map background could not be loaded.',
  use: 'Use this place',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  hoangSa: 'Hoang Sa Archipelago (Vietnam)',
  truongSa: 'Truong Sa Archipelago (Vietnam)',
}
