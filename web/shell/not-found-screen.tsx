import { useTranslation } from 'react-i18next'
import { paths } from '../../schema/paths'
import { unlistedHead } from '../domain/heads/make-head'
import type { Head, HeadInput } from '../lib/page'
import { MissingPage } from '../ui/missing-page'

export function Screen() {
  const { t } = useTranslation('shell')
  const [code, ...words] = t('notFound.title').split(' ')
  const title = (
    <>
      <span className="block text-heading text-muted">{code}</span> {words.join(' ')}
    </>
  )
  return <MissingPage title={title} text={t('notFound.text')} />
}

Screen.head = head

function head({ t }: HeadInput): Head {
  return unlistedHead(paths.home, t('shell:notFound.title'), t('shell:notFound.description'))
}
