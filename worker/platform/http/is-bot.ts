const botPattern = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|facebookexternalhit/i

/** Whether a request comes from a program rather than a reader; a missing agent counts as a program. */
export function isBot(request: Request): boolean {
  const userAgent = request.headers.get('User-Agent')
  return !userAgent || botPattern.test(userAgent)
}
