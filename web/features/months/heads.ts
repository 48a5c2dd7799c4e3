import type { PlaceMonth } from '../../../schema/api/months'
import { firstWords } from '../../../schema/cut-text'
import { plainSpaces } from '../../../schema/fold'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { formatMonth } from '../../../schema/time'
import { pageGraph } from '../../domain/heads/json-ld'
import { headWithoutEntry } from '../../domain/heads/make-head'
import { type Head, type HeadInput, pageTitle } from '../../lib/page'

export function calendarHead(input: HeadInput): Head {
  const { t } = input
  return {
    title: pageTitle(t('months:metaTitle')),
    heading: t('months:title'),
    description: t('months:metaDescription'),
    path: paths.when,
    picture: '@assets/art/topic-festivals-through-the-year',
    index: true,
    jsonLd: pageGraph(input, { name: t('months:title'), path: paths.when }),
  }
}

const descriptionLength = 160

export function monthHead(input: HeadInput): Head {
  const { t, locale, params, data } = input
  const place = data as PlaceMonth | undefined
  const path = fillPath(paths.destinationMonth, params)
  if (!place) return headWithoutEntry(input, 'destinations', path)
  const month = formatMonth(Number(params.month), locale)
  const name = text(place, 'name', locale)
  const { note } = place
  const words = note && {
    name,
    month,
    verdict: t(`months:verdicts.${note.verdict}`).toLocaleLowerCase(locale),
    text: text(note, 'text', locale),
  }
  const heading = t('months:monthOf', { name, month })
  return {
    title: pageTitle(t('months:monthTitle', { name, month })),
    heading,
    description: words
      ? firstWords(plainSpaces(t('months:monthDescription', words)), descriptionLength)
      : t('months:unwritten'),
    path,
    picture: place.heroImageUrl,
    pictureAlt: text(place, 'heroAlt', locale),
    sharePath: fillPath(paths.destination, { slug: params.slug }),
    // Months without a text of their own are not indexed.
    index: note !== undefined,
    locales: place.locales,
    jsonLd: note
      ? pageGraph(input, {
          name: heading,
          path,
          parent: { name, path: fillPath(paths.destination, { slug: params.slug }) },
        })
      : [],
  }
}
