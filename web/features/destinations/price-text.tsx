import { useTranslation } from '../../i18n/use-translation'

/** A price text in US dollars as given, or the word for free. */
export function PriceText({ priceRange }: { priceRange: string }) {
  const { t } = useTranslation()
  return priceRange === 'Free' ? t('destinations.free') : priceRange
}
