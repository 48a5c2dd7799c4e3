/** RFC 6761, RFC 6762, RFC 8375, RFC 9476; names of clusters; public names that resolve inside. */
const insideName = new RegExp(
  `(?:^|\\.)(?:${[
    'localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|onion|alt',
    'home\\.arpa|svc|cluster',
    '(?:nip|sslip|xip)\\.io|(?:localtest|lvh|vcap|traefik)\\.me|lacolhost\\.com|localho\\.st',
  ].join('|')})$`,
)
/** Such as `10.0.0.1.example.com` and `app-10-0-0-1.example.com`. */
const addressInName = /(?:^|[.-])\d{1,3}(?:[.-]\d{1,3}){3}(?:[.-]|$)/

/**
 * Whether a `URL.hostname` may be somebody else's on the internet: no IP address in any spelling,
 * no name of a local network or of what resolves into one. What a name resolves to is not asked.
 */
export function isPublicHost(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '')
  return (
    name.includes('.') &&
    !name.startsWith('[') &&
    !/^[\d.]+$/.test(name) &&
    !addressInName.test(name) &&
    !insideName.test(name)
  )
}
