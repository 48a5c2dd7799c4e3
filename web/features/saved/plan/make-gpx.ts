import { site } from '../../../../schema/site'
import { addDays, formatDate } from '../../../../schema/time'
import { makeXml, type XmlNode } from '../../../../schema/xml'
import { type FileInput, type FileStop, fileStops, planName } from './file-input'

type LocatedStop = FileStop & { at: NonNullable<FileStop['at']> }

function isLocated(stop: FileStop): stop is LocatedStop {
  return stop.at !== undefined
}

/** The GPX schema fixes the order of these elements. */
function pointOf({ at, title, thing, url }: LocatedStop, { t }: FileInput): XmlNode {
  return {
    '@lat': at.lat,
    '@lon': at.lng,
    name: title,
    ...(thing.note && { desc: thing.note }),
    link: { '@href': url, text: title },
    type: t(`kinds.${thing.kind}`),
  }
}

/** Returns a GPX 1.1 file: a waypoint a stop, a route a day. Undefined without located stops. */
export function makeGpx(input: FileInput): string | undefined {
  const { plan, t, locale } = input
  const stops = fileStops(input).filter(isLocated)
  if (stops.length === 0) return undefined
  const routes = plan.days.flatMap((_, day) => {
    const ofDay = stops.filter((stop) => stop.day === day)
    const name = `${t('day', { day: day + 1 })} · ${formatDate(addDays(plan.start, day), locale)}`
    return ofDay.length > 0
      ? { name, number: day + 1, rtept: ofDay.map((stop) => pointOf(stop, input)) }
      : []
  })
  return makeXml('gpx', {
    '@version': '1.1',
    '@creator': site.name,
    '@xmlns': 'http://www.topografix.com/GPX/1/1',
    '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    '@xsi:schemaLocation':
      'http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd',
    metadata: { name: `${site.name}: ${planName(input)}` },
    wpt: stops.map((stop) => pointOf(stop, input)),
    rte: routes,
  })
}
