import type { Locale } from '../../schema/locale'
import type { Page } from '../lib/page-types'
import { importFrom } from './import-from'
import type { ScreenModule, TextModule } from './page-modules'

const screens = import.meta.glob<ScreenModule>('../features/**/*-screen.tsx')
const textFiles = import.meta.glob<TextModule>('../i18n/{vi,en}/*.ts')

/** Imports a page's screen. Throws a RangeError naming one that does not exist. */
export function importScreen({ screen }: Pick<Page, 'screen'>): Promise<ScreenModule> {
  return importFrom(screens, `../features/${screen}.tsx`)
}

/** Imports a text file of a language. Throws a RangeError naming one that does not exist. */
export function importTexts(name: string, locale: Locale): Promise<TextModule> {
  return importFrom(textFiles, `../i18n/${locale}/${name}.ts`)
}
