import { ChevronDown, Printer } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type PriceGroup, priceGroups } from '../../../schema/content/choices'
import type { ShownPriceRow, ShownPrices } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { formatDateOrNothing } from '../../../schema/time'
import { SiteEntry } from '../../domain/entries/entry-page'
import { entryPath } from '../../domain/entries/paths'
import { PriceLabel, PricePair } from '../../domain/prices/price-pair'
import { ShowMeButton } from '../../domain/show-me/show-me-button'
import { useLocale } from '../../lib/locale-context'
import { useSettings } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { ListHero } from '../../ui/list-hero'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { SourceLinks } from '../../ui/source-links'
import './prices.css'

const drawings: Partial<Record<PriceGroup, string>> = {
  transport: 'spot-helmet',
  food: 'spot-pho',
  sights: 'spot-silk-lantern',
}

export function Screen() {
  const remote = useApi(entryPath('prices', 'prices', useLocale()))
  return <SiteEntry remote={remote}>{(prices) => <Board prices={prices} />}</SiteEntry>
}

function Board({ prices }: { prices: ShownPrices }) {
  const { t } = useTranslation('prices')
  const locale = useLocale()
  useStoredBoard()
  const groups = priceGroups.map((group) => {
    const rows = prices.rows.filter((row) => row.group === group)
    return { group, rows, isPosted: rows.every(({ tooMuchFrom }) => tooMuchFrom === undefined) }
  })
  return (
    <>
      <ListHero
        title={text(prices, 'title', locale)}
        intro={text(prices, 'intro', locale)}
        picture={prices.image}
      >
        <div className="mt-2 flex gap-x-2 md:mt-4" data-print="hide">
          <ShowMeButton label={t('cards')} targets={[]} className={buttonStyles.secondary} />
          <button type="button" className={buttonStyles.secondary} onClick={() => window.print()}>
            <Printer className="size-5" />
            {t('print')}
          </button>
        </div>
      </ListHero>
      <div className="price-page page pt-4 lg:pt-8">
        <div className="price-board board rounded-card px-4 py-4 md:p-8">
          {groups.map(
            ({ group, rows, isPosted }) =>
              rows.length > 0 && (
                <section
                  key={group}
                  aria-labelledby={`group-${group}`}
                  className="price-group price-aside mt-6 md:mt-10"
                >
                  <div className="price-columns items-end border-b-2 border-ink pb-1">
                    <h2 id={`group-${group}`} className="price-aside-head text-heading">
                      <span className="inline-block -rotate-2 bg-turmeric px-3 text-scrim">
                        {t(`groups.${group}`)}
                      </span>
                    </h2>
                    <span aria-hidden="true" className="price-wide lg:col-start-2">
                      <PriceLabel>{t(isPosted ? 'posted' : 'usual')}</PriceLabel>
                    </span>
                    {!isPosted && (
                      <span aria-hidden="true" className="price-wide">
                        <PriceLabel isTooMuch>{t('tooMuch')}</PriceLabel>
                      </span>
                    )}
                  </div>
                  {drawings[group] && (
                    <div className="price-drawing" data-print="hide">
                      <Picture
                        src={`@assets/art/${drawings[group]}`}
                        alt=""
                        format="square"
                        sizes="9rem"
                        className="h-auto w-full"
                      />
                    </div>
                  )}
                  {rows.some(({ tooMuchFrom }) => tooMuchFrom === undefined) && (
                    <p className="price-note price-small price-aside-head mt-2 mb-1 text-sm text-muted">
                      {t('postedNote')}
                    </p>
                  )}
                  {rows.map((row) => (
                    <PriceRow key={row.id} row={row} isInPosted={isPosted} />
                  ))}
                </section>
              ),
          )}
        </div>
        <aside className="price-aside mt-10" data-print="hide">
          <h2 className="price-aside-head text-heading">{t('reportTitle')}</h2>
          <p className="mt-1 text-pretty">{t('reportText')}</p>
          <SiteLink
            to={`${paths.contact}?price=other`}
            className={`${buttonStyles.secondary} mt-4`}
          >
            {t('report')}
          </SiteLink>
          <p className="mt-6 max-w-prose text-sm text-pretty text-muted">{t('rule')}</p>
          <p className="mt-2 text-sm text-pretty text-muted no-js:hidden">{t('stored')}</p>
        </aside>
      </div>
    </>
  )
}

/** Stores the board for use without a network (docs/decisions/0503). */
function useStoredBoard(): void {
  const { defaultLocale } = useSettings()
  useEffect(() => {
    import('../../domain/offline/renew-pages').then(
      ({ storeBoard }) => storeBoard(defaultLocale),
      (error: unknown) => console.debug('the price board is not stored', error),
    )
  }, [defaultLocale])
}

function PriceRow({ row, isInPosted }: { row: ShownPriceRow; isInPosted: boolean }) {
  const { t } = useTranslation('prices')
  const locale = useLocale()
  const name = text(row, 'name', locale)
  return (
    <details id={row.id} className="price-item group scroll-mt-24 border-b border-line">
      <summary className="relative cursor-pointer list-none">
        <h3 className="price-columns price-row font-sans font-normal">
          <span className="flex min-w-0 justify-between gap-2">
            <span className="min-w-0">
              <span className="price-name block leading-snug font-semibold md:text-lg">{name}</span>
              <span className="price-small block text-xs leading-snug text-muted md:text-sm">
                {text(row, 'unit', locale)} · {text(row, 'where', locale)}
              </span>
            </span>
            <ChevronDown
              className="size-5 shrink-0 text-muted group-open:rotate-180"
              data-print="hide"
            />
          </span>
          <PricePair row={row} isInPosted={isInPosted} />
        </h3>
      </summary>
      <div className="max-w-2xl pt-1 pb-4" data-print="hide">
        <p className="text-pretty">{text(row, 'advice', locale)}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-muted">
          <span>
            {t('source')}: <SourceLinks sources={[{ name: row.sourceName, url: row.sourceUrl }]} />{' '}
            · {formatDateOrNothing(row.pricedOn, locale, 'month')}
          </span>
          <SiteLink
            to={`${paths.contact}?price=${row.id}`}
            aria-label={t('reportOf', { name })}
            className={
              'inline-flex min-h-11 items-center font-semibold ' +
              'text-accent underline underline-offset-4'
            }
          >
            {t('report')}
          </SiteLink>
        </p>
      </div>
    </details>
  )
}
