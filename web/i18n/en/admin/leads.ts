import type { SameTexts } from '../../types'
import type { texts as vi } from '../../vi/admin/leads'

export const texts: SameTexts<typeof vi> = {
  title: 'Requests & messages',
}
