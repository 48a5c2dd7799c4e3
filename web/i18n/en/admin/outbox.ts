import type { SameTexts } from '../../types'
import type { texts as vi } from '../../vi/admin/outbox'

export const texts: SameTexts<typeof vi> = {
  title: 'Outbox',
}
