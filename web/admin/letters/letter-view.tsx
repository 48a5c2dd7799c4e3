import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { EntryEditing } from '../content/entry-editor-view'
import { letterScreens } from './letter-api'

export function View() {
  const { id = '' } = useParams()
  const { t } = useTranslation('admin')
  return (
    <>
      <SiteLink to={letterScreens.list} className={buttonStyles.quiet}>
        <ArrowLeft className="size-4" />
        {t('letters.back')}
      </SiteLink>
      <EntryEditing key={id} id={id} />
    </>
  )
}
