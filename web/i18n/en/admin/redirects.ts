import type { SameTexts } from '../../types'
import type { texts as vi } from '../../vi/admin/redirects'

export const texts: SameTexts<typeof vi> = {
  title: 'Redirects',
}
