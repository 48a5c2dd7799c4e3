import type { EntryListOf, EntryOf } from '../../../schema/api/entries'
import { metaLengths, metaOf } from '../../../schema/content/page-meta'
import { text, valueIn } from '../../../schema/locale'
import { fillPath, letterFeedPath, paths } from '../../../schema/paths'
import {
  collectionHead,
  editorialHead,
  headWithoutEntry,
  writtenMeta,
} from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'

/** Adds as many headings as fit: the preview alone is short for search results. */
function describe({ t, locale }: HeadInput, letter: EntryOf<'letter'>): string {
  const preview = text(letter, 'preview', locale)
  const headings = valueIn({ vi: letter.contentVi, en: letter.contentEn }, locale)?.headings ?? []
  return headings.reduce((longest, _, index) => {
    const list = headings.slice(0, index + 1).map((heading) => heading.text)
    const longer = `${preview} ${t('letters:inside', { list: list.join('; ') })}`
    return longer.length <= metaLengths.description ? longer : longest
  }, preview)
}

export function letterDetailHead(input: HeadInput): Head {
  const { t, locale, params, data } = input
  const letter = data as EntryOf<'letter'> | undefined
  const path = fillPath(paths.letter, { slug: params.slug ?? '' })
  if (!letter) return headWithoutEntry(input, 'letters', path)
  const { title, description } = writtenMeta(input, metaOf('letter', letter))
  const head = editorialHead(input, {
    title,
    heading: text(letter, 'subject', locale),
    description:
      description === text(letter, 'preview', locale) ? describe(input, letter) : description,
    path,
    picture: '@assets/art/letters-postman',
    locales: letter.locales,
    publishedAt: letter.sentOn,
    section: t('letters:title'),
    tags: [],
    parent: { name: t('letters:title'), path: paths.letters },
  })
  return { ...head, feedTitle: input.t('letters:feedTitle'), feedPath: letterFeedPath }
}

export function letterListHead(input: HeadInput): Head {
  const letters = (input.data ?? []) as EntryListOf<'letter'>
  const items = letters.map((letter) => ({
    name: text(letter, 'subject', input.locale),
    path: fillPath(paths.letter, { slug: letter.slug }),
  }))
  const head = collectionHead(input, {
    texts: 'letters',
    path: paths.letters,
    picture: '@assets/art/letters-postman',
    items,
  })
  // An empty archive is not indexed.
  return {
    ...head,
    index: items.length > 0,
    ...(items.length === 0 && { jsonLd: [] }),
    feedTitle: input.t('letters:feedTitle'),
    feedPath: letterFeedPath,
  }
}
