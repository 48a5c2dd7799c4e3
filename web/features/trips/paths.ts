/**
 * Whether the address of the trip form names things of the site, whose titles it then starts with.
 */
export function namesThings(query: URLSearchParams): boolean {
  return ['deal', 'plan', 'saved'].some((name) => query.has(name))
}
