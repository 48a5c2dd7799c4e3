import { texts as frame } from './admin/frame'
import { texts as kit } from './admin/kit'
import { texts as palette } from './admin/palette'

export const texts = { frame, kit, palette }
