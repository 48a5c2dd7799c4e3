// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is code that is looked for
/** A guard taken away: `from`, which stands in `file` once at least, becomes `to` where it stands first, and `test` must notice. */
export interface Mutant {
  guard: string
  file: string
  from: string
  to: string
  test: string
}

const mutant = (guard: string, test: string, file: string, from: string, to: string): Mutant => ({ guard, file, from, to, test })

const csrf = 'worker/security/csrf.test.ts'
const rights = 'worker/security/authorisation.test.ts'
const limits = 'worker/security/rate-limits.test.ts'
const xss = 'worker/security/xss.test.ts'
const redirects = 'worker/security/open-redirects.test.ts'
const headers = 'worker/edge/headers.test.ts'
const admins = 'worker/features/admins/admins.test.ts'

/** Every guard of the site against somebody who means harm. */
export const mutants: readonly Mutant[] = [
  mutant(
    'writes from our own pages only',
    csrf,
    'worker/lib/same-origin.ts',
    'if (!isSameOrigin(c.req.raw))',
    'if (isSameOrigin(c.req.raw) === null)',
  ),
  mutant(
    'an origin that is just like ours',
    csrf,
    'worker/lib/same-origin.ts',
    "request.headers.get('Origin') === new URL(request.url).origin",
    "request.headers.get('Origin')?.startsWith(new URL(request.url).origin) === true",
  ),
  mutant(
    'other sites kept from the admin',
    csrf,
    'worker/features/admins/require-admin.ts',
    'if (!isOurs || !isNear)',
    'if (!isOurs && !isNear)',
  ),
  mutant('other sites’ plain forms', csrf, 'worker/documents/send-form.ts', 'if (!isSameOrigin(c.req.raw))', 'if (c.req.raw.bodyUsed)'),
  mutant('JSON and nothing else', csrf, 'worker/lib/json-body.ts', "if (type !== 'application/json')", "if (type === 'application/xml')"),
  mutant(
    'a session for the admin',
    rights,
    'worker/features/admins/require-admin.ts',
    'const admin = token && (await findSession(c.var.db, { token, now: c.var.now }))',
    "const admin = (token && (await findSession(c.var.db, { token, now: c.var.now }))) || { id: 'x', username: 'x', sessionId: 'x', expiresAt: '' }",
  ),
  mutant(
    'the end of a session',
    rights,
    'worker/features/admins/sessions.ts',
    'gt(adminSessions.expiresAt, now.toISOString())))\n    .limit(1)',
    "gt(adminSessions.expiresAt, '')))\n    .limit(1)",
  ),
  mutant(
    'revoking sessions',
    rights,
    'worker/features/admins/sessions.ts',
    'ne(adminSessions.id, sessionId)',
    'eq(adminSessions.id, sessionId)',
  ),
  mutant(
    'one’s own sessions only',
    rights,
    'worker/features/admins/sessions.ts',
    'and(eq(adminSessions.adminId, adminId), eq(adminSessions.id, sessionId))',
    'eq(adminSessions.id, sessionId)',
  ),
  mutant(
    'the token of a session hashed',
    rights,
    'worker/features/admins/sessions.ts',
    'eq(adminSessions.tokenHash, await sha256(token)), gt',
    'eq(adminSessions.tokenHash, token), gt',
  ),
  mutant(
    'the secret of the import',
    rights,
    'worker/features/admins/require-importer.ts',
    "(await sha256(given ?? '')) === (await sha256(importToken ?? ''))",
    'Boolean(given)',
  ),
  mutant('bursts', limits, 'worker/lib/rate-limit.ts', 'if (!outcome.success) throw', 'if (outcome.success === undefined) throw'),
  mutant('thirty an hour of a client', limits, 'worker/lib/rate-limit.ts', 'max: hourlyLimits.client', 'max: 1000'),
  mutant('ten an hour of an address', limits, 'worker/lib/rate-limit.ts', 'max: hourlyLimits.address', 'max: 1000'),
  mutant(
    'tries to log in of a client',
    limits,
    'worker/lib/rate-limit.ts',
    'max: 25, windowMs: 5 * 60 * 1000',
    'max: 1000, windowMs: 5 * 60 * 1000',
  ),
  mutant(
    'tries to log in as somebody',
    admins,
    'worker/lib/rate-limit.ts',
    '`login as ${username}`, max: 25',
    '`login as ${username}`, max: 1000',
  ),
  mutant('a limit that cannot be asked', limits, 'worker/lib/rate-limit.ts', 'return { success: true }', 'return { success: false }'),
  mutant(
    'the password',
    admins,
    'worker/lib/password.ts',
    "timingSafeEqual(derived, Buffer.from(hash, 'base64')) && stored !== undefined",
    'stored !== undefined',
  ),
  mutant(
    'an unknown user',
    admins,
    'worker/features/admins/login.ts',
    "if (!admin || !matches) throw new ApiError('INVALID_CREDENTIALS')",
    "if (!admin) throw new ApiError('NOT_FOUND')\n  if (!matches) throw new ApiError('INVALID_CREDENTIALS')",
  ),
  mutant(
    'the current password for another',
    admins,
    'worker/features/admins/login.ts',
    "if (!matches) throw new ApiError('INVALID_CREDENTIALS')\n  if (isGuess",
    'if (isGuess',
  ),
  mutant('scripts kept from the session', admins, 'worker/features/admins/require-admin.ts', 'httpOnly: true', 'httpOnly: false'),
  mutant(
    'a new session a login',
    'worker/features/admins/sessions.test.ts',
    'worker/features/admins/login.ts',
    'const end = replaces ? [await endReplaced(replaces)] : []',
    'const end: SQL[] = []',
  ),
  mutant(
    'hosts of merchants',
    redirects,
    'worker/features/products/click-out.ts',
    '!isMerchantHost(found.merchant, found.destinationUrl)',
    'found.destinationUrl === undefined',
  ),
  mutant('slashes of an address', redirects, 'worker/edge/redirects.ts', "pathname.replace(/\\/{2,}/g, '/')", 'pathname'),
  mutant(
    'HTML in Markdown',
    xss,
    'worker/features/posts/markdown.ts',
    'micromark(markdown, {',
    'micromark(markdown, { allowDangerousHtml: true,',
  ),
  mutant(
    'addresses in Markdown',
    xss,
    'worker/features/posts/markdown.ts',
    'micromark(markdown, {',
    'micromark(markdown, { allowDangerousProtocol: true,',
  ),
  mutant(
    'data inside a script element',
    xss,
    'web/app/head-tags.ts',
    "JSON.stringify(value).replaceAll('<', '\\\\u003c')",
    'JSON.stringify(value)',
  ),
  mutant('the head of a page', xss, 'web/app/head-tags.ts', 'value.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark)', 'value'),
  mutant(
    'links of products',
    xss,
    'worker/features/products/queries.ts',
    "row.affiliate_url?.startsWith('https://') ? row.affiliate_url : null",
    'row.affiliate_url',
  ),
  mutant(
    'HTML in mails',
    'worker/lib/mails/mail-safety.test.ts',
    'worker/lib/mails/html.ts',
    'value.replace(/[&<>"\']/g, (character) => entities[character] ?? character)',
    'value',
  ),
  mutant(
    'lines in headers of mails',
    'worker/lib/mails/mail-safety.test.ts',
    'worker/lib/mails/clean.ts',
    ".replace(/[\\p{Cc}\\s]+/gu, ' ')",
    '',
  ),
  mutant(
    'links in what visitors wrote',
    'worker/lib/mails/mail-safety.test.ts',
    'worker/lib/mails/clean.ts',
    'return withoutLinks(lines.trim())',
    'return lines.trim()',
  ),
  mutant(
    'formulas in tables',
    'worker/lib/csv.test.ts',
    'worker/lib/csv.ts',
    "startsLikeFormula.test(value) ? `'${value}` : value",
    'value',
  ),
  mutant(
    'the policy of scripts',
    headers,
    'worker/edge/policy.ts',
    "script-src 'self' ${inlineScriptHash}",
    "script-src 'self' 'unsafe-inline'",
  ),
  mutant('nothing is guessed from content', headers, 'worker/edge/policy.ts', "'X-Content-Type-Options': 'nosniff',", ''),
  mutant('frames of other sites', headers, 'worker/edge/policy.ts', `"frame-ancestors 'none'",\n  ]`, ']'),
  mutant(
    'the check for people',
    'worker/lib/require-human.test.ts',
    'worker/lib/require-human.ts',
    'if (!answer.success) throw refused',
    'if (answer.success === undefined) throw refused',
  ),
  mutant(
    'the signature of a preview link',
    'worker/features/posts/preview.test.ts',
    'worker/lib/signed-token.ts',
    'return isOurs ? subject : undefined',
    'return subject',
  ),
  mutant(
    'the end of a preview link',
    'worker/features/posts/preview.test.ts',
    'worker/lib/signed-token.ts',
    '|| Number(expiry) * 1000 <= input.now.getTime()',
    '',
  ),
  mutant(
    'the end of a link to confirm',
    'worker/features/newsletter/newsletter-links.test.ts',
    'worker/features/newsletter/links.ts',
    "found.expiresAt <= now.toISOString() ? 'expired' : 'ready'",
    "found.expiresAt === '' ? 'expired' : 'ready'",
  ),
  mutant(
    'the purpose of a mailed link',
    'worker/features/newsletter/newsletter-links.test.ts',
    'worker/features/newsletter/queries.ts',
    'and(eq(tokens.hash, hash), eq(tokens.purpose, purpose))',
    'eq(tokens.hash, hash)',
  ),
  mutant(
    'causes kept from answers',
    'worker/security/secrets.test.ts',
    'worker/lib/errors.ts',
    'error: failure.message',
    "error: failure.message + String(failure.cause ?? '')",
  ),
  mutant(
    'bodies of 64 KiB',
    'worker/features/trip-leads/trip-leads.test.ts',
    'worker/lib/json-body.ts',
    'export const limitBody = limitTo(maxBodyBytes)',
    'export const limitBody = limitTo(99 * maxBodyBytes)',
  ),
  mutant(
    'drafts kept from visitors',
    'worker/features/posts/posts.test.ts',
    'worker/features/posts/queries.ts',
    "${posts.status} <> 'draft' and",
    '1 and',
  ),
  mutant(
    'scheduled articles kept from visitors',
    'worker/features/posts/posts.test.ts',
    'worker/features/posts/queries.ts',
    ' and ${posts.liveAt} <= ${now.toISOString()}',
    '',
  ),
]
