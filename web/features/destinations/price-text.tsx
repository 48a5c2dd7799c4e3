import { useTranslation } from 'react-i18next'

/** A price text in US dollars as given, or the word for free. */
export function PriceText({ priceRange }: { priceRange: string }) {
  const { t } = useTranslation('destinations')
  return priceRange === 'Free' ? t('free') : priceRange
}
