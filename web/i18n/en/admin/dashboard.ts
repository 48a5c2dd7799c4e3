import type { SameTexts } from '../../types'
import type { texts as vi } from '../../vi/admin/dashboard'

export const texts: SameTexts<typeof vi> = {
  title: 'Overview',
}
