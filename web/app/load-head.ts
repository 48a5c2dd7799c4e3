import type { MakeHead, Page } from '../lib/page-types'
import { importFrom } from './import-from'
import { headsModule } from './page-sources'

const headFiles = import.meta.glob<Record<string, MakeHead>>('../features/*/heads.ts')

/** Loads what makes a page's head. Throws a RangeError naming a head that its module has not. */
export async function loadMakeHead(page: Pick<Page, 'screen' | 'head'>): Promise<MakeHead> {
  const heads = await importFrom(headFiles, `../features/${headsModule(page)}.ts`)
  const makeHead = heads[page.head]
  if (!makeHead) throw new RangeError(`${headsModule(page)} has no '${page.head}'`)
  return makeHead
}
