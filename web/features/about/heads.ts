import type { EntryOf } from '../../../schema/api/entries'
import { paths } from '../../../schema/paths'
import { companyWithOffices, pageGraph } from '../../domain/heads/json-ld'
import { unlistedHead, writtenMeta } from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'

export function aboutHead(input: HeadInput): Head {
  const { t, data, isNotInLanguage } = input
  const about = data as EntryOf<'about'> | undefined
  if (isNotInLanguage)
    return unlistedHead(paths.about, t('shell:notInLanguage.title'), t('shell:notInLanguage.text'))
  if (!about) return unlistedHead(paths.about, t('shell:footer.about'), '')
  return {
    ...writtenMeta(input, about.meta),
    path: paths.about,
    picture: about.hero.image,
    index: true,
    locales: about.locales,
    jsonLd: pageGraph(
      input,
      { type: 'AboutPage', name: t('shell:footer.about'), path: paths.about },
      companyWithOffices(input),
    ),
  }
}
