import type { SameTexts } from '../../types'
import type { texts as vi } from '../../vi/admin/audit'

export const texts: SameTexts<typeof vi> = {
  title: 'Audit log',
}
