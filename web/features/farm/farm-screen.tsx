import { useTranslation } from 'react-i18next'
import type { Offer, TouristTrip } from 'schema-dts'
import type { EntryOf } from '../../../schema/api/entries'
import type { ShownDeal, ShownFarm } from '../../../schema/content/views'
import { dealDates, isLive } from '../../../schema/deal-dates'
import { text } from '../../../schema/locale'
import { formId } from '../../../schema/no-js-forms'
import { formatPrice } from '../../../schema/numbers'
import { absoluteUrl, fillPath, paths } from '../../../schema/paths'
import { SiteEntry } from '../../domain/entries/entry-page'
import { entryPath } from '../../domain/entries/paths'
import { NowRipe } from '../../domain/farm/now-ripe'
import { tourOf } from '../../domain/farm/season'
import { SeasonBar } from '../../domain/farm/season-bar'
import {
  nodeId,
  pageGraph,
  pageImage,
  publisher,
  publisherReference,
} from '../../domain/heads/json-ld'
import { unlistedHead, writtenMeta } from '../../domain/heads/make-head'
import { ActionBar } from '../../domain/trips/action-bar'
import { useLocale } from '../../lib/locale-context'
import type { Head, HeadInput } from '../../lib/page'
import { useSiteSettings, useToday } from '../../lib/page-data'
import { pictureSizes } from '../../lib/picture-sizes'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { Picture } from '../../ui/picture'
import { PosterHero } from '../../ui/poster-hero'
import { ShareButton } from '../../ui/share-button'
import { TimeRail } from '../../ui/time-rail'
import { FarmBooking, FarmQuestions, TourFacts, TourPrice } from './farm-tour'
import { FruitCalendar } from './fruit-calendar'
import './farm.css'

export function Screen() {
  const remote = useApi(entryPath('farm', 'farm', useLocale()))
  return <SiteEntry remote={remote}>{(farm) => <Farm farm={farm} />}</SiteEntry>
}

Screen.head = farmHead

function Farm({ farm }: { farm: EntryOf<'farm'> }) {
  const { t } = useTranslation(['farm', 'shell'])
  const locale = useLocale()
  const today = useToday()
  const { opening, fruits, tours } = farm
  const tour = tourOf(tours, today)
  const isOpen = tour !== undefined && isLive(tour, today)
  const heading = text(opening, 'heading', locale)
  const { vndPerUsd } = useSiteSettings()
  const target = `#${isOpen ? 'dat-cho' : formId('orchard')}`
  const action = isOpen ? t('book') : t('notice.submit')
  return (
    <article>
      <PosterHero
        back={{ to: paths.home, label: t('shell:home') }}
        title={heading}
        hasLongTitle
        isOwn
        picture={{ src: opening.image, alt: text(opening, 'imageAlt', locale) }}
        kicker={<span className="font-semibold">{t('kicker')}</span>}
        lead={
          tour && (
            <>
              <TourPrice tour={tour} />
              <div className="mt-3">
                <SeasonBar window={tour.window} />
              </div>
            </>
          )
        }
        actions={
          <>
            <a href={target} className={`${buttonStyles.primary} w-full`}>
              {action}
            </a>
            <ShareButton title={heading} path={paths.farm} withText />
          </>
        }
      >
        <p className="max-w-xl text-lg">{text(opening, 'intro', locale)}</p>
        <div className="mt-6">
          <NowRipe fruits={fruits} level="h2" />
        </div>
      </PosterHero>
      <ActionBar price={tour && formatPrice(tour.discountedPrice, locale, vndPerUsd)}>
        <a href={target} className={`${buttonStyles.primary} px-4`}>
          {action}
        </a>
      </ActionBar>
      <DayRail programme={farm.programme} />
      {tour && <TourFacts tour={tour} />}
      <FruitCalendar farm={farm} />
      <FarmBooking tour={tour} />
      <FarmQuestions farm={farm} />
    </article>
  )
}

function DayRail({ programme }: { programme: ShownFarm['programme'] }) {
  const locale = useLocale()
  return (
    <section
      className="page mt-12 grid gap-x-12 gap-y-6 md:mt-20 md:grid-cols-2"
      aria-labelledby="day-heading"
    >
      <div>
        <h2 id="day-heading" className="text-title">
          {text(programme, 'heading', locale)}
        </h2>
        <TimeRail
          className="mt-6"
          steps={programme.steps.map((step) => ({
            time: text(step, 'time', locale),
            line: text(step, 'title', locale),
            text: text(step, 'text', locale),
          }))}
        />
      </div>
      <div className="farm-picture poster self-start max-md:hidden">
        <Picture
          src={programme.image}
          alt=""
          format="tall"
          sizes={pictureSizes.half}
          className="h-auto w-full"
        />
      </div>
    </section>
  )
}

function offer(
  { locale, settings, today }: HeadInput,
  { slug, discountedPrice, window }: ShownDeal,
): Offer {
  const { validFrom, validTo } = dealDates(window, today)
  return {
    '@type': 'Offer',
    url: absoluteUrl(
      settings.siteUrl,
      fillPath(paths.deal, { slug }),
      locale,
      settings.defaultLocale,
    ),
    price: discountedPrice,
    priceCurrency: 'VND',
    validFrom,
    validThrough: validTo,
    availability: 'https://schema.org/InStock',
  }
}

function touristTrip(
  input: HeadInput,
  { opening, programme, tours }: EntryOf<'farm'>,
): TouristTrip {
  const { locale, today } = input
  const open = tours.filter((tour) => isLive(tour, today))
  return {
    '@type': 'TouristTrip',
    '@id': nodeId(input, paths.farm, 'trip'),
    name: text(opening, 'heading', locale),
    description: text(opening, 'intro', locale),
    image: pageImage(input, paths.farm, opening.image),
    subTrip: programme.steps.map((step) => ({
      '@type': 'TouristTrip',
      name: text(step, 'title', locale),
    })),
    provider: publisherReference(input),
    ...(open.length > 0 && { offers: open.map((tour) => offer(input, tour)) }),
  }
}

function farmHead(input: HeadInput): Head {
  const { t, locale, data, today, isNotInLanguage } = input
  const farm = data as EntryOf<'farm'> | undefined
  if (isNotInLanguage)
    return unlistedHead(paths.farm, t('shell:notInLanguage.title'), t('shell:notInLanguage.text'))
  if (!farm) return unlistedHead(paths.farm, t('farm:name'), '')
  const { opening, tours, meta, locales } = farm
  const name = t('farm:name')
  return {
    ...writtenMeta(input, meta, tourOf(tours, today)?.discountedPrice),
    heading: text(opening, 'heading', locale),
    path: paths.farm,
    picture: opening.image,
    pictureAlt: text(opening, 'imageAlt', locale),
    index: true,
    locales,
    jsonLd: pageGraph(
      input,
      { name, path: paths.farm },
      touristTrip(input, farm),
      publisher(input),
    ),
  }
}
