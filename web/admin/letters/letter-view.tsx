import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { EntryEditing } from '../content/entry-editor-view'
import { BackLink } from '../kit/view-header'
import { letterScreens } from './letter-api'

export function View() {
  const { id = '' } = useParams()
  const { t } = useTranslation('admin')
  return (
    <>
      <BackLink to={letterScreens.list}>{t('letters.back')}</BackLink>
      <EntryEditing key={id} id={id} />
    </>
  )
}
