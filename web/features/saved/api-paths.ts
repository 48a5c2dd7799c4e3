/** What a page reads for the plan or the list in its address: the articles, where it names some (schema/plan-link.ts, lib/saved-link.ts). */
export function savedData(_params: unknown, query: URLSearchParams): string[] {
  // `~a.` and `,a.` in a plan, `article.` in a list; the query string has them encoded.
  return /(?:%7E|%2C)a\.|article\./.test(`${query}`) ? ['/api/posts'] : []
}
