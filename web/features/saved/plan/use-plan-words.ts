import { useTranslation } from 'react-i18next'
import { formatPrice, formatPriceRange } from '../../../../schema/numbers'
import type { Range } from '../../../domain/plan/legs'
import { type FindThing, titleIn } from '../../../domain/plan/plan-things'
import { useLocale } from '../../../lib/locale-context'
import { useSiteSettings } from '../../../lib/page-data'

export function usePlanWords(find: FindThing) {
  const { t } = useTranslation('journey')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  return {
    t,
    locale,
    nameOf: (slug: string) => titleIn({ kind: 'destination', slug }, find, locale).value,
    priceOf: ({ low, high }: Range) =>
      low === high
        ? formatPrice(low, locale, vndPerUsd)
        : formatPriceRange([low, high], locale, vndPerUsd),
  }
}
