import { Bus, Plane, TrainFront } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShownDestination } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { formatPrice, formatPriceRange, formatShortPrice } from '../../../schema/numbers'
import type { SavedItem } from '../../domain/saved/saved-items'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'

/** The province since the merger of July 2025, with the former one. */
type Province = Pick<
  ShownDestination,
  'provinceVi' | 'provinceEn' | 'formerProvinceVi' | 'formerProvinceEn'
>

export function ProvinceName({ destination }: { destination: Province }) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const former = text(destination, 'formerProvince', locale)
  return (
    <>
      {text(destination, 'province', locale)}
      {former && ` (${t('formerly', { name: former })})`}
    </>
  )
}

interface PriceTextProps {
  priceRange: string
  /** VND, as on the ticket; shown instead of the range. */
  ticket?: readonly number[] | undefined
  isShort?: boolean
}

export function PriceText({ priceRange, ticket, isShort = false }: PriceTextProps) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  if (ticket) return formatPriceRange(ticket, locale, vndPerUsd)
  const format = isShort ? formatShortPrice : formatPrice
  return priceRange === 'Free' ? t('free') : format(priceRange, locale, vndPerUsd)
}

export const transportKinds = [
  { key: 'airport', Icon: Plane },
  { key: 'trainStation', Icon: TrainFront },
  { key: 'busStation', Icon: Bus },
] as const

export function savedDestination({
  slug,
  nameVi,
  nameEn,
  heroImageUrl,
}: Pick<ShownDestination, 'slug' | 'nameVi' | 'nameEn' | 'heroImageUrl'>): SavedItem {
  return { kind: 'destination', slug, titleVi: nameVi, titleEn: nameEn, picture: heroImageUrl }
}
