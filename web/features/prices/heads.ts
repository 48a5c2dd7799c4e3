import type { EntryOf } from '../../../schema/api/entries'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { pageGraph } from '../../domain/heads/json-ld'
import { unlistedHead, writtenMeta } from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'

export function pricesHead(input: HeadInput): Head {
  const { t, data, locale, isNotInLanguage } = input
  const prices = data as EntryOf<'prices'> | undefined
  if (isNotInLanguage)
    return unlistedHead(paths.prices, t('shell:notInLanguage.title'), t('shell:notInLanguage.text'))
  if (!prices) return unlistedHead(paths.prices, t('shell:nav.prices'), '')
  const title = text(prices, 'title', locale)
  return {
    ...writtenMeta(input, prices.meta),
    heading: title,
    path: paths.prices,
    picture: prices.image,
    index: true,
    locales: prices.locales,
    jsonLd: pageGraph(input, { name: title, path: paths.prices }),
  }
}
