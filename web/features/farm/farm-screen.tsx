import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import { pageGraph } from '../../domain/heads/json-ld'
import { pageTitle } from '../../domain/heads/page-title'
import type { Head, HeadInput } from '../../lib/page'
import { PosterHero } from '../../ui/poster-hero'

const picture = '@assets/art/promo-farm-tour'

export function Screen() {
  const { t } = useTranslation(['farm', 'shell'])
  return (
    <PosterHero back={{ to: paths.home, label: t('shell:home') }} kicker={null} title={t('title')} picture={{ src: picture, alt: '' }}>
      <p className="mt-4 max-w-xl text-lg">{t('metaDescription')}</p>
    </PosterHero>
  )
}

export function head(input: HeadInput): Head {
  const { t } = input
  return {
    title: pageTitle(t('farm:metaTitle')),
    heading: t('farm:title'),
    description: t('farm:metaDescription'),
    path: paths.farm,
    picture,
    index: true,
    jsonLd: pageGraph(input, { name: t('farm:title'), path: paths.farm }),
  }
}
