import type { TFunction } from 'i18next'
import type { ShownMonthSummary } from '../../../schema/content/views'
import type { Locale } from '../../../schema/locale'
import { formatNumber } from '../../../schema/numbers'

type FitTexts = TFunction<'travel-dates'>

/** '6 ngày mưa', '20–27 °C', on cards '27°'. */
export function figuresOf(
  { rainDays, high, low }: ShownMonthSummary,
  locale: Locale,
  t: FitTexts,
  degreesKey: 'temperatures' | 'degrees',
): string[] {
  const degrees = (value: number) => formatNumber(Math.round(value), locale)
  return [
    ...(rainDays === undefined ? [] : [t('rainDays', { count: Math.round(rainDays) })]),
    ...(high === undefined || low === undefined
      ? []
      : [t(degreesKey, { low: degrees(low), high: degrees(high) })]),
  ]
}

/** 'biển êm', 'đông khách', 'giá cao'. */
export function circumstancesOf({ sea, crowds, prices }: ShownMonthSummary, t: FitTexts): string[] {
  return [
    ...(sea ? [t(`sea.${sea}`)] : []),
    ...(crowds === 'usual' ? [] : [t(`crowds.${crowds}`)]),
    ...(prices === 'usual' ? [] : [t(`prices.${prices}`)]),
  ]
}
