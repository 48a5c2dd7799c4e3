import type { Page } from '../lib/page-types'
import { importFrom } from './import-from'
import type { ScreenModule } from './page-modules'

const screens = import.meta.glob<ScreenModule>('../features/**/*-screen.tsx')

/** Imports a page's screen. Throws a RangeError naming one that does not exist. */
export function importScreen({ screen }: Pick<Page, 'screen'>): Promise<ScreenModule> {
  return importFrom(screens, `../features/${screen}.tsx`)
}
