/** What the pages of a plan or a list in their address read: the articles, where it names some (see schema/plan-link.ts, lib/saved-link.ts). */
export function savedData(_params: unknown, query: URLSearchParams): string[] {
  const namesArticles = /[~,]a\./.test(query.get('plan') ?? '') || /(?:^|,)article\./.test(query.get('items') ?? '')
  return namesArticles ? ['/api/posts'] : []
}
