import type { Locale } from '../../schema/locale'
import { loadingOnce } from '../lib/load-once'
import { addTexts } from './translate'

const files = import.meta.glob<{ texts: object }>('./{vi,en}/*.ts')
const once = loadingOnce<void>()

export async function loadTexts(locale: Locale, names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map((name) =>
      once(`${locale} ${name}`, async () => {
        const load = files[`./${locale}/${name}.ts`]
        if (!load) throw new RangeError(`no texts '${name}'`)
        addTexts(locale, name, (await load()).texts)
      }),
    ),
  )
}
