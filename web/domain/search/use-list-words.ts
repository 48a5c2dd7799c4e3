import type { WordedKind } from '../../../schema/api/entries'
import type { ThingWords } from '../../../schema/content/listed-destinations'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import { wordsPath } from '../entries/paths'

const none: ThingWords = {}

/**
 * What a list is searched by beside what it shows. Read once something is searched for; undefined
 * until then, empty if it cannot be read.
 */
export function useListWords(kind: WordedKind, q: string): ThingWords | undefined {
  const locale = useLocale()
  const { data, error } = useApi(q.trim() === '' ? null : wordsPath(kind, locale))
  return error ? none : data
}
