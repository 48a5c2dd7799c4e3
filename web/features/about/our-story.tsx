import { site } from '../../../schema/site'
import { useTranslation } from '../../i18n/use-translation'
import { Picture } from '../../ui/picture'

export function OurStory() {
  const { t } = useTranslation()
  return (
    <section className="page mt-16 grid items-center gap-8 md:grid-cols-2 md:gap-14" aria-labelledby="story-heading">
      <div className="poster">
        <Picture src="@assets/art/post-vuon-xoai-cao-lanh" alt="" format="wide" wideFormat="square" className="h-auto w-full" />
      </div>
      <div className="max-w-xl stack-4 text-lg">
        <h2 id="story-heading" className="text-title">
          {t('about.storyTitle')}
        </h2>
        <p>{t('about.story.fruit', { company: site.company.legalName })}</p>
        <p>{t('about.story.guests', { name: site.name })}</p>
        <p>{t('about.story.today')}</p>
      </div>
    </section>
  )
}
