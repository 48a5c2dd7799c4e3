import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { PlacesFit } from '../../domain/travel-dates/places-fit'
import { ActionBar } from '../../domain/trips/action-bar'
import { useLocale } from '../../lib/locale-context'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { buttonStyles } from '../../ui/button-styles'
import { pagePart } from '../../ui/page-part'
import { ReadingProgress } from '../../ui/reading-progress'
import { SiteLink } from '../../ui/site-link'
import { GuideHero } from './guide-hero'
import { savedGuide } from './guide-rows'

const rest = () => import('./guide-rest')
const GuideBody = pagePart(async () => (await rest()).GuideBody, ['visit'])
const GuideEnd = pagePart(async () => (await rest()).GuideEnd)
export const guideParts = [GuideBody, GuideEnd]

export function GuideArticle({ guide }: { guide: EntryOf<'guide'> }) {
  const { t } = useTranslation(['guides', 'shell'])
  const locale = useLocale()
  return (
    <>
      <ReadingProgress />
      <Breadcrumbs
        steps={[{ to: paths.guides, label: t('shell:nav.guides') }]}
        here={text(guide, 'title', locale)}
      />
      <article>
        <GuideHero guide={guide} />
        <ActionBar price={t('dayOf', { day: guide.day })} item={savedGuide(guide)}>
          <SiteLink to={paths.tripPlanning} className={`${buttonStyles.primary} px-4`}>
            {t('planYourTrip')}
          </SiteLink>
        </ActionBar>
        {guide.season !== 'all' && <PlacesFit places={guide.destinations} />}
        <GuideBody guide={guide} />
      </article>
      <GuideEnd guide={guide} />
    </>
  )
}
