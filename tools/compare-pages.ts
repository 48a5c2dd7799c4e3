import { parse } from 'node-html-parser'

/**
 * `npm run compare:pages -- <url before> <url after>`: compares the text of every page that the
 * sitemap of the site before names, in both languages, with the same page of the site after: title,
 * description, canonical address, structured data, words and links. Prints each difference; exits
 * with 1 where there is one. Both sites must run, with the same content.
 */
const [before = '', after = ''] = process.argv.slice(2)
if (!before || !after) throw new Error('two addresses of running sites are needed')

async function read(site: string, path: string): Promise<string> {
  const response = await fetch(new URL(path, site), { redirect: 'manual' })
  return `${response.status} ${response.headers.get('Location') ?? ''}\n${await response.text()}`
}

/** The addresses that a sitemap names, as paths. Source: sitemaps.org protocol 0.9. */
async function sitemapPaths(site: string, path: string): Promise<string[]> {
  const xml = await read(site, path)
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const nested = await Promise.all(
    found.filter((one) => one.endsWith('.xml')).map((one) => sitemapPaths(site, one)),
  )
  return [...found.filter((one) => !one.endsWith('.xml')), ...nested.flat()]
}

/** Pages that no sitemap names: forms, what visitors saved, what does not exist. */
const otherPaths = [
  '/yeu-thich',
  '/ngoai-tuyen',
  '/lap-ke-hoach',
  '/tim-kiem/pho',
  '/where-to-go/nowhere',
  '/travel-deals/nothing',
  '/doi-tac',
]

/**
 * What a reader, a search engine and a link see of a page, a line each. What differs between builds
 * is left out.
 */
function linesOf(html: string, site: string): string[] {
  // Without scripts as with them: what stands in <noscript> is markup too.
  const root = parse(html, { blockTextElements: { script: true, style: true, pre: true } })
  const attributes = (selector: string, ...names: string[]) =>
    root
      .querySelectorAll(selector)
      .map((element) => `${selector} ${names.map((name) => element.getAttribute(name)).join(' ')}`)
  const data = root
    .querySelectorAll('script[type="application/ld+json"]')
    .map((element) => element.textContent)
  for (const element of root.querySelectorAll('script, style, template')) element.remove()
  // Printed pages name the site without its protocol.
  const { host } = new URL(site)
  const words = (root.querySelector('body')?.structuredText ?? root.structuredText).split('\n')
  const lines = [
    html.slice(0, html.indexOf('\n')),
    root.querySelector('title')?.textContent ?? '',
    ...attributes('meta[name]', 'name', 'content'),
    ...attributes('meta[property]', 'property', 'content'),
    ...attributes('link[rel=canonical], link[rel=alternate]', 'hreflang', 'href'),
    ...data,
    ...words,
    ...attributes('a[href]', 'href'),
    ...attributes('img', 'alt'),
  ]
  return lines
    .map((line) =>
      line
        .replaceAll(site, '')
        .replaceAll(encodeURIComponent(site), '')
        .replaceAll(host, '')
        .trim(),
    )
    .filter((line) => line !== '')
}

function differences(a: string[], b: string[]): string[] {
  const [inA, inB] = [new Set(a), new Set(b)]
  const changes = [
    ...a.filter((line) => !inB.has(line)).map((line) => `- ${line}`),
    ...b.filter((line) => !inA.has(line)).map((line) => `+ ${line}`),
  ]
  return changes.length > 0 || a.join('\n') === b.join('\n')
    ? changes
    : ['the same lines in another order']
}

const listed = await sitemapPaths(before, '/sitemap.xml')
const paths = [
  ...new Set([...listed, ...otherPaths.flatMap((path) => [path, `/en${path}`])]),
].sort()
let different = 0
for (const path of paths) {
  const [a, b] = await Promise.all([read(before, path), read(after, path)])
  const changes = differences(linesOf(a, new URL(before).origin), linesOf(b, new URL(after).origin))
  if (changes.length === 0) continue
  different += 1
  process.stdout.write(`\n${path}\n${changes.map((line) => `  ${line.slice(0, 300)}\n`).join('')}`)
}
process.stdout.write(`${paths.length} pages, ${different} of them different\n`)
process.exit(different > 0 ? 1 : 0)
