import type { SameTexts } from '../../types'
import type { texts as vi } from '../../vi/admin/products'

export const texts: SameTexts<typeof vi> = {
  title: 'Products',
}
