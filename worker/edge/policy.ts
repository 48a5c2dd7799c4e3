import { createHash } from 'node:crypto'
import type { PublicSettings } from '../../schema/content/site-settings'
import { type EmbedProvider, embedProviders } from '../../schema/embeds'
import { paths } from '../../schema/paths'
import { earlyScript } from '../../web/shell/early-script'

const shared = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** What else than this host browsers are told to open by HTTPS alone, for two years. */
const hstsScopes = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
}
export type HstsScope = keyof typeof hstsScopes

export function hstsHeader(scope: HstsScope) {
  return { 'Strict-Transport-Security': `max-age=63072000${hstsScopes[scope]}` }
}

export function assetHeaders(): Record<string, string> {
  return { ...shared, 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" }
}

export function serviceWorkerHeaders(): Record<string, string> {
  return {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  }
}

export function letterFrameHeaders(): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self' https: data:",
    "frame-ancestors 'self'",
  ]
  return {
    ...shared,
    'X-Frame-Options': 'SAMEORIGIN',
    'Content-Security-Policy': policy.join('; '),
  }
}

const earlyScriptHash = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`

const turnstile = 'https://challenges.cloudflare.com'

/** The admin's editor frames the preview of an entry; nothing else is framed. */
type Framing = 'none' | 'frames' | 'framed'

export function framingOf(path: string): Framing {
  if (path === paths.entryPreview) return 'framed'
  return path === '/admin' || path.startsWith('/admin/') ? 'frames' : 'none'
}

/** Browsers hold the redirect after a form to `form-action` too: two pages lead to Stripe's. */
export function formTargetsOf(path: string): string[] {
  return path === paths.booking || path === paths.voucher ? ['https://checkout.stripe.com'] : []
}

export function documentHeaders(
  { tileUrl, turnstileSiteKey }: Pick<PublicSettings, 'tileUrl' | 'turnstileSiteKey'>,
  styleHash: string,
  framing: Framing = 'none',
  embeds: readonly EmbedProvider[] = [],
  forms: readonly string[] = [],
): Record<string, string> {
  const checks = turnstileSiteKey ? ` ${turnstile}` : ''
  const frames = [
    ...(framing === 'frames' ? ["'self'"] : []),
    ...(turnstileSiteKey ? [turnstile] : []),
    ...embeds.map((provider) => embedProviders[provider].frame),
  ]
  const tiles = new URL(tileUrl.replace('{s}', 'a')).origin
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${earlyScriptHash}${checks}`,
    `style-src 'self'${styleHash && ` ${styleHash}`}`,
    `img-src 'self' data: ${tiles}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `form-action ${["'self'", ...forms].join(' ')}`,
    "base-uri 'none'",
    `frame-ancestors ${framing === 'framed' ? "'self'" : "'none'"}`,
  ]
  // The crew scans vouchers.
  const camera = framing === 'frames' && {
    'Permissions-Policy': shared['Permissions-Policy'].replace('camera=()', 'camera=(self)'),
  }
  const frame = framing === 'framed' && { 'X-Frame-Options': 'SAMEORIGIN' }
  return {
    ...shared,
    ...frame,
    ...camera,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': policy.join('; '),
  }
}
