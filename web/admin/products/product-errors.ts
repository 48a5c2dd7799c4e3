import type { TFunction } from 'i18next'
import type { ProductFields } from '../../../schema/api/admin-products'
import { hostsWanted, takenMessage, unreadableDay } from '../../../schema/api/product-messages'
import type { Locale } from '../../../schema/locale'
import { productCategories } from '../../../schema/shop'
import { listWords } from '../kit/list-words'

/** What the form and the import say of a field that the Worker refused with this message. */
export function productErrorText(
  t: TFunction<'admin'>,
  { name, message, locale }: { name: keyof ProductFields; message: string; locale: Locale },
): string {
  if (message === takenMessage) return t('products.codeTaken')
  if (message === unreadableDay) return t('products.dayUnreadable')
  const hosts = hostsWanted(message)
  if (hosts) return t('products.hostsWanted', { hosts })
  const categories = listWords(
    productCategories.map((value) => t(`products.categories.${value}`)),
    locale,
  )
  return t(`products.errors.${name}`, { categories })
}
