/** Whether the trip form needs the titles of items that its address names. */
export function namesItems(query: URLSearchParams): boolean {
  return ['deal', 'plan', 'saved'].some((name) => query.has(name))
}
