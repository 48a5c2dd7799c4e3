import { merchants } from '../../schema/merchants'
import { postSearchTexts } from '../../schema/post-search'
import { productSearchTexts } from '../../schema/product-search'
import { type Cell, cellText } from './cells'

/** An entry of a search index: the rowid of what it finds, and a text for each column. */
export interface SearchEntry {
  table: 'posts_search' | 'products_search'
  rowid: string
  texts: Record<string, string>
}

const merchantNames = new Map<string, string>(merchants.map(({ id, name }) => [id, name]))

/** A stored list as the site reads it: only its texts; none where it is broken. */
function list(cell: Cell | undefined): string[] {
  try {
    const value: unknown = JSON.parse(cellText(cell) || '[]')
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/** What the search indexes hold of a row, as the site itself writes it; undefined for tables that are not searched. */
export function searchEntryOf(table: string, rowid: string, cells: ReadonlyMap<string, Cell>): SearchEntry | undefined {
  const text = (column: string) => cellText(cells.get(column))
  if (table === 'posts') {
    const texts = postSearchTexts({
      titleVi: text('title_vi'),
      titleEn: text('title_en'),
      summaryVi: text('summary_vi'),
      summaryEn: text('summary_en'),
      tags: list(cells.get('tags')),
      bodyVi: text('body_vi'),
      bodyEn: text('body_en'),
    })
    return { table: 'posts_search', rowid, texts: { slug: text('slug'), ...texts } }
  }
  if (table !== 'product_texts') return undefined
  const product = {
    title: text('title'),
    titleVi: text('title_vi'),
    description: text('description'),
    descriptionVi: text('description_vi'),
    tags: list(cells.get('tags')),
    tagsVi: list(cells.get('tags_vi')),
  }
  return { table: 'products_search', rowid, texts: productSearchTexts(product, merchantNames.get(text('merchant')) ?? '') }
}
