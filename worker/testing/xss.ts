import { createHash } from 'node:crypto'
import { type HTMLElement, parse } from 'node-html-parser'
import { expect } from 'vitest'
import { documentHeaders } from '../edge/policy'

/**
 * What attackers write where text is expected, each short enough for a name. In the manner of
 * OWASP's cheat sheet on filter evasion; written anew.
 */
export const xssCorpus: readonly string[] = [
  '<script>alert(1)</script>',
  '"><script>alert(2)</script>',
  "'><img src=x onerror=alert(3)>",
  '</title><svg/onload=alert(4)>',
  '</textarea><script>alert(5)</script>',
  '</script><script>alert(6)</script>',
  '--><script>alert(7)</script><!--',
  '<!--<script>alert(8)//',
  ']]><script>alert(9)</script>',
  '" autofocus onfocus=alert(10) x="',
  "' onmouseover='alert(11)",
  '` onclick=alert(12) `',
  '<img/src=`x`onerror=alert(13)>',
  '<IMG SRC="jav&#x09;ascript:alert(14)">',
  '<a href="javascript:alert(15)">x</a>',
  'javascript:alert(16)',
  'JaVaScRiPt:alert(17)',
  ' \tjavascript:alert(18)',
  'java\nscript:alert(19)',
  'data:text/html,<script>alert(20)</script>',
  'vbscript:msgbox(21)',
  '//evil.example/22',
  '<iframe srcdoc="<script>alert(23)</script>">',
  '<object data="javascript:alert(24)">',
  '<embed src=//evil.example/25>',
  '<base href="//evil.example/26/">',
  '<meta http-equiv=refresh content="0;url=//evil.example/27">',
  '<link rel=stylesheet href=//evil.example/28>',
  '<style>@import"//evil.example/29"</style>',
  '<form action=//evil.example/30><input name=x>',
  '<math><mtext></p><img src=x onerror=alert(31)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(32)>">',
  '<details open ontoggle=alert(33)>',
  '<svg><animate onbegin=alert(34) attributeName=x>',
  '&lt;script&gt;alert(35)&lt;/script&gt;',
  '&#60;script&#62;alert(36)&#60;/script&#62;',
  '%3Cscript%3Ealert(37)%3C/script%3E',
  '\\u003cscript\\u003ealert(38)\\u003c/script\\u003e',
  '＜script＞alert(39)＜/script＞',
  '{{constructor.constructor("alert(40)")()}}',
  '#{alert(41)}<%= alert(41) %>',
  '[x](javascript:alert(42))',
  '![x](x "onerror=alert(43)")',
  '<javascript:alert(44)>',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCg0NSk8L3NjcmlwdD4=)',
  '<x style="background:url(javascript:alert(46))">',
  '\u2028alert(47)\u2029',
  '=HYPERLINK("javascript:alert(48)")',
]

/** Markdown that puts every string wherever Markdown lets something be put. */
export const hostileMarkdown: string = xssCorpus
  .map((text) =>
    [
      text,
      `# ${text}`,
      `[link](${text})`,
      `[link](<${text}>)`,
      `[link](https://a.example "${text}")`,
      `![${text}](${text})`,
      `<${text}>`,
      `\`${text}\``,
      `\`\`\`${text}\n${text}\n\`\`\``,
      `| ${text} | b |\n|---|---|\n| a | ${text} |`,
      `[ref-${text}]\n\n[ref-${text}]: ${text}`,
      `> ${text}`,
      `- ${text}`,
    ].join('\n\n'),
  )
  .join('\n\n')

const addresses = [
  'href',
  'src',
  'action',
  'formaction',
  'srcset',
  'poster',
  'data',
  'xlink:href',
  'background',
  'cite',
  'ping',
]
const forbidden = [
  'iframe',
  'object',
  'embed',
  'base',
  'frame',
  'applet',
  'math',
  'animate',
  'foreignobject',
  'x',
]
const policy =
  documentHeaders(
    { tileUrl: 'https://tile.openstreetmap.org/{z}', turnstileSiteKey: undefined },
    '',
  )['Content-Security-Policy'] ?? ''
const isData = (script: HTMLElement) =>
  ['application/json', 'application/ld+json'].includes(script.getAttribute('type') ?? '')

/**
 * Whether a browser would run an address, or go to the attacker's site, read as browsers do:
 * controls and blanks do not count.
 */
function isHostileAddress(address: string): boolean {
  const read = address.replace(/[\p{Cc}\s]/gu, '').toLowerCase()
  return (
    /^(?:javascript|vbscript|data):/.test(read) || /^(?:https?:)?[/\\]{2}evil\.example/.test(read)
  )
}

/**
 * What of an element would run, load or send because of what somebody wrote; undefined for nothing.
 */
function faultOf(element: HTMLElement): string | undefined {
  const tag = element.rawTagName.toLowerCase()
  if (forbidden.includes(tag)) return tag
  const attribute = Object.entries(element.attributes).find(
    ([name, value]) =>
      /^on|^srcdoc$|alert\(/i.test(name) ||
      (addresses.includes(name.toLowerCase()) && isHostileAddress(value)),
  )
  if (attribute) return attribute.join('=')
  if (tag === 'meta' && /refresh/i.test(element.getAttribute('http-equiv') ?? '')) return 'refresh'
  if (tag === 'style' && element.innerHTML.includes('evil.example')) return 'style'
  return tag === 'script' && !isOwnScript(element) ? 'script' : undefined
}

/** Whether a script is data, a file of the site itself, or what the policy allows by its hash. */
function isOwnScript(script: HTMLElement): boolean {
  const text = script.innerHTML
  if (isData(script)) return isJson(text)
  if (script.hasAttribute('src'))
    return /^\/(?!\/)\S+$/.test(script.getAttribute('src') ?? '') && text === ''
  return policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * Fails where HTML holds anything that would run, load or send because of what somebody wrote.
 * Returns the parsed HTML.
 */
export function expectHarmless(html: string): HTMLElement {
  const root = parse(html, { comment: true })
  // Only of faulty elements: the HTML of every element would be that of the page as many times as
  // it is deep.
  const faults = root.querySelectorAll('*').flatMap((element) => {
    const fault = faultOf(element)
    return fault === undefined ? [] : `${fault} in ${element.outerHTML.slice(0, 300)}`
  })
  expect(faults).toEqual([])
  return root
}
