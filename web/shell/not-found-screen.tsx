import { useTranslation } from 'react-i18next'
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
