import type { SameTexts } from '../../types'
import type { texts as vi } from '../../vi/admin/subscribers'

export const texts: SameTexts<typeof vi> = {
  title: 'Subscribers',
}
