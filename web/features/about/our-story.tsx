import { useTranslation } from 'react-i18next'
import { site } from '../../../schema/site'
import { Picture } from '../../ui/picture'

export function OurStory() {
  const { t } = useTranslation('about')
  return (
    <section className="page mt-16 grid items-center gap-8 md:grid-cols-2 md:gap-14" aria-labelledby="story-heading">
      <div className="poster">
        <Picture src="@assets/art/post-vuon-xoai-cao-lanh" alt="" format="wide" wideFormat="square" className="h-auto w-full" />
      </div>
      <div className="max-w-xl flex flex-col gap-4 text-lg">
        <h2 id="story-heading" className="text-title">
          {t('storyTitle')}
        </h2>
        <p>{t('story.fruit', { company: site.company.legalName })}</p>
        <p>{t('story.guests', { name: site.name })}</p>
        <p>{t('story.today')}</p>
      </div>
    </section>
  )
}
