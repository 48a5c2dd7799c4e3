import { useTranslation } from 'react-i18next'
import { languageTags, otherLocale } from '../../../schema/locale'
import { useLocale } from '../../lib/locale-context'
import { localizedHref, useScreenLocation } from '../../lib/navigation'
import { useSettings } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { PosterPage } from '../../ui/poster-page'
import { SiteLink } from '../../ui/site-link'

export function NotInLanguage({ back }: { back: { to: string; label: string } }) {
  const { t } = useTranslation('shell')
  const other = otherLocale(useLocale())
  const { pathname } = useScreenLocation()
  const { defaultLocale } = useSettings()
  return (
    <PosterPage
      picture="@assets/art/lost-sampan"
      title={t('notInLanguage.title')}
      text={t('notInLanguage.text')}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <a
          href={localizedHref(pathname, other, defaultLocale)}
          hrefLang={other}
          lang={other}
          className={buttonStyles.primary}
        >
          {languageTags[other].offer}
        </a>
        <SiteLink to={back.to} className={buttonStyles.secondary}>
          {back.label}
        </SiteLink>
      </div>
    </PosterPage>
  )
}
