import { useTranslation } from 'react-i18next'
import { matchPattern, paths } from '../../../schema/paths'
import type { texts } from '../../i18n/vi/coming-soon'
import { useScreenLocation } from '../../lib/navigation'
import { pictureSizes } from '../../lib/picture-sizes'
import { buttonStyles } from '../../ui/button-styles'
import { OnwardLinks } from '../../ui/missing-page'
import { Picture } from '../../ui/picture'
import { PosterPage } from '../../ui/poster-page'
import { SiteLink } from '../../ui/site-link'

const pictures: Record<ComingSoonId, string> = {
  guideFeatured: '@assets/art/guide-12',
  guideCategory: '@assets/art/guide-26',
  guideDestination: '@assets/art/hoi-an',
  partners: '@assets/art/offer-mekong-orchard',
}

const ids: ComingSoonId[] = ['guideFeatured', 'guideDestination', 'guideCategory', 'partners']

/** All these pages share the screen, so the id comes from the path. */
function useComingSoonId(): ComingSoonId {
  const { pathname } = useScreenLocation()
  return ids.find((id) => matchPattern(paths[id], pathname)) ?? 'partners'
}

export function Screen() {
  const { t } = useTranslation(['coming-soon', 'shell'])
  const id = useComingSoonId()
  return (
    <>
      <PosterPage
        picture={pictures[id]}
        kicker={t('title')}
        title={t(`pages.${id}`)}
        text={t('text')}
      >
        {id === 'partners' && (
          <>
            <p className="mt-5 text-pretty">{t('wanted.next')}</p>
            <SiteLink to={paths.contact} className={`${buttonStyles.secondary} mt-3`}>
              {t('writeToUs')}
            </SiteLink>
          </>
        )}
      </PosterPage>
      {id === 'partners' && <Wanted />}
      <OnwardLinks title={t('onward')} />
    </>
  )
}

const wanted = [
  { key: 'growers', picture: '@assets/art/spot-bagged-mango' },
  { key: 'guides', picture: '@assets/art/spot-paddle' },
  { key: 'hosts', picture: '@assets/art/spot-silk-lantern' },
] as const

function Wanted() {
  const { t } = useTranslation('coming-soon')
  return (
    <section aria-labelledby="wanted-title" className="page mt-4 md:mt-0">
      <h2 id="wanted-title" className="text-title">
        {t('wanted.title')}
      </h2>
      <ul className="mt-4 grid gap-x-10 gap-y-6 lg:grid-cols-3">
        {wanted.map(({ key, picture }) => (
          <li key={key} className="grid thumb-18 gap-x-4 border-t-2 border-turmeric pt-3">
            <Picture
              src={picture}
              alt=""
              format="square"
              sizes={pictureSizes.thumbnail}
              className="h-auto w-full"
            />
            <div>
              <h3 className="text-heading">{t(`wanted.${key}.title`)}</h3>
              <p className="mt-1 text-pretty text-muted">{t(`wanted.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export type ComingSoonId = keyof (typeof texts)['pages']
