import type { SameTexts } from '../../types'
import type { texts as vi } from '../../vi/admin/posts'

export const texts: SameTexts<typeof vi> = {
  title: 'Articles',
}
