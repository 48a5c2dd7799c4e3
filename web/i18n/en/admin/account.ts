import type { SameTexts } from '../../types'
import type { texts as vi } from '../../vi/admin/account'

export const texts: SameTexts<typeof vi> = {
  title: 'Account',
}
