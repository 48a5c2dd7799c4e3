/** What the scan looks at: a document's headers (names in small letters), its HTML, and the cookies that it sets. */
export interface Scanned {
  headers: Record<string, string>
  html: string
  cookies: readonly string[]
  /** Whether the host is on the browsers' preload list of HSTS. */
  isPreloaded: boolean
}

/** What the policy calls a style sheet that stands in the documents. */
export const anyStyleHash = `'sha256-${'A'.repeat(43)}='`

interface Rule {
  name: string
  score: (scanned: Scanned) => number
}

const sixMonths = 15_768_000
const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

function directives(policy = ''): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(parts.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

function scorePolicy({ headers }: Scanned): number {
  const policy = directives(headers['content-security-policy'])
  if (policy.size === 0 || policy.has('')) return -25
  const fallback = policy.get('default-src')
  const scripts = policy.get('script-src') ?? fallback
  const styles = policy.get('style-src') ?? fallback
  const objects = policy.get('object-src') ?? fallback
  const isOpen = (sources: string[] | undefined) =>
    !sources || sources.some((source) => ['*', 'http:', 'https:', 'data:', "'unsafe-inline'"].includes(source))
  if (isOpen(scripts) || isOpen(objects)) return -20
  if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) return -20
  if (scripts?.includes("'unsafe-eval'")) return -10
  if (isOpen(styles)) return 0
  return fallback?.join() === "'none'" ? 10 : 5
}

function scoreTransport({ headers, isPreloaded }: Scanned): number {
  if (isPreloaded) return 5
  const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? -1)
  if (age < 0) return -20
  return age >= sixMonths ? 0 : -10
}

function scoreScripts({ html }: Scanned): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)]
  if (scripts.length === 0) return 0
  const foreign = scripts.filter(([, src = '']) => /^(?:https?:)?\/\//.test(src))
  if (foreign.some(([tag]) => !tag.includes('integrity='))) return foreign.every(([, src = '']) => src.startsWith('https:')) ? -5 : -50
  return scripts.some(([tag]) => tag.includes('integrity=')) ? 5 : 0
}

function scoreCookies({ cookies }: Scanned): number {
  if (cookies.length === 0) return 0
  const isSession = (cookie: string) => /^[^=]*(?:sess|login)/i.test(cookie)
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return -20
  if (cookies.some((cookie) => isSession(cookie) && !/;\s*httponly/i.test(cookie))) return -30
  return cookies.every((cookie) => /;\s*samesite=(?:lax|strict)/i.test(cookie)) ? 5 : 0
}

function scoreFrames({ headers }: Scanned): number {
  const ancestors = directives(headers['content-security-policy']).get('frame-ancestors')
  if (ancestors && !ancestors.includes('*')) return 5
  return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 5 : -20
}

/** Ten points for one of the values that shut others out, minus five for one that is no value, nothing without the header. */
function scoreCrossOrigin(name: string, good: string[], neutral: string[]): Rule['score'] {
  return ({ headers }) => {
    const value = headers[name]
    if (value === undefined || neutral.includes(value)) return 0
    return good.includes(value) ? 10 : -5
  }
}

/**
 * How Mozilla's HTTP Observatory scores a site. Source: its published table of scores (mdn/mdn-http-observatory, src/grader/charts.js, as of
 * 2026-08-19, algorithm 6), written anew for what a site of one host needs.
 */
const rules: readonly Rule[] = [
  { name: 'content security policy', score: scorePolicy },
  { name: 'cookies', score: scoreCookies },
  {
    name: 'cross-origin embedder policy',
    score: scoreCrossOrigin('cross-origin-embedder-policy', ['require-corp', 'credentialless'], ['unsafe-none']),
  },
  {
    name: 'cross-origin opener policy',
    score: scoreCrossOrigin(
      'cross-origin-opener-policy',
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      ['unsafe-none'],
    ),
  },
  {
    name: 'cross-origin resource policy',
    score: scoreCrossOrigin('cross-origin-resource-policy', ['same-origin', 'same-site'], ['cross-origin']),
  },
  { name: 'cross-origin resource sharing', score: ({ headers }) => (headers['access-control-allow-credentials'] === 'true' ? -50 : 0) },
  {
    name: 'referrer policy',
    score: ({ headers }) => (privateReferrers.includes(headers['referrer-policy'] ?? '') ? 5 : headers['referrer-policy'] ? -5 : 0),
  },
  { name: 'strict transport security', score: scoreTransport },
  { name: 'subresource integrity', score: scoreScripts },
  { name: 'content type options', score: ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5) },
  { name: 'frames', score: scoreFrames },
]

/** The points of every rule and their sum, 100 being neither good nor bad. Points above 100 count only where little is wrong (90 or more). */
export function scoreSite(scanned: Scanned): { total: number; points: Record<string, number> } {
  const points = Object.fromEntries(rules.map(({ name, score }) => [name, score(scanned)]))
  const all = Object.values(points)
  const plain = 100 + all.filter((value) => value < 0).reduce((sum, value) => sum + value, 0)
  return { total: plain >= 90 ? 100 + all.reduce((sum, value) => sum + value, 0) : Math.max(0, plain), points }
}
